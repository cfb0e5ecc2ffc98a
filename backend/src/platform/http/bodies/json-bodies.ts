import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { finalize, type Observable } from 'rxjs';
import { DomainError } from '../../domain/domain-error.js';
import * as messages from '../../domain/messages.js';
import { Budget, type Release } from '../../limiter/budget.js';
import { withDeadline } from '../../limiter/deadline.js';
import { countExceeded } from '../../limiter/exceeded-limits.js';
import { LIMITS } from '../../limiter/limits.js';
import { MaxNodes, RouteAccess, SmallBody, StreamsBody } from '../access/access.js';
import { acceptBody } from './arriving-bodies.js';
import { isJson, readJson, tooLarge } from './body.js';
import { clientKeyOf } from '../access/client.js';

/**
 * Reads JSON bodies after all guards have allowed the request. Routes that require a session have one budget of bytes,
 * and public routes have a separate budget. The bytes of a body count until the handler has finished.
 */
export class JsonBodies implements NestInterceptor {
  private readonly budgets = {
    publicBodies: new Budget('publicBodies'),
    adminBodies: new Budget('adminBodies'),
  };

  constructor(private readonly reflector: Reflector) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const targets = [context.getHandler(), context.getClass()];
    const request = http.getRequest<Request>();
    const { headers } = request;
    // An empty body also counts as sent, and is read as an empty object.
    const isSent = headers['transfer-encoding'] !== undefined || headers['content-length'] !== undefined;
    if (!isSent || !isJson(request) || this.reflector.getAllAndOverride(StreamsBody, targets))
      return next.handle();
    const isPublic = this.reflector.getAllAndOverride(RouteAccess, targets) === 'public';
    const budgetName = isPublic ? 'publicBodies' : 'adminBodies';
    const isSmall = this.reflector.getAllAndOverride(SmallBody, targets) ?? isPublic;
    // A small body of the owner has the size limit of public bodies, but uses the owner's budget.
    const limit = LIMITS[isSmall ? 'publicBodies' : budgetName].perRequest;
    const maxNodes = this.reflector.getAllAndOverride(MaxNodes, targets);
    const reading = { limit, maxNodes };
    const release = await this.receive(request, http.getResponse<Response>(), budgetName, reading);
    return next.handle().pipe(finalize(release));
  }

  private async receive(
    request: Request,
    response: Response,
    budgetName: keyof JsonBodies['budgets'],
    { limit, maxNodes }: { limit: number; maxNodes: number | undefined },
  ): Promise<Release> {
    const { 'content-encoding': encoding = 'identity', 'content-length': length } = request.headers;
    if (encoding !== 'identity') throw new DomainError('unsupported-type', messages.bodyTypeNotSupported);
    // A body without a declared length takes the most that it may contain.
    const bytes = length === undefined ? limit : Number(length);
    if (bytes > limit) throw tooLarge();
    const release = this.budgets[budgetName].take(
      bytes,
      budgetName === 'publicBodies' ? clientKeyOf(request.ip) : undefined,
    );
    try {
      acceptBody(request, response);
      const onTimeout = (): void => {
        countExceeded(budgetName);
        // When the connection is closed, the bytes that have already been received are freed.
        response.setHeader('Connection', 'close');
      };
      request.body = await withDeadline(
        readJson(request, limit, maxNodes),
        LIMITS[budgetName].holdMs,
        onTimeout,
      );
      return release;
    } catch (error) {
      release();
      throw error;
    }
  }
}
