import { type CallHandler, type ExecutionContext, Logger, type NestInterceptor } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import { type Observable, tap } from 'rxjs';
import { Anonymous, clientKeyOf, DomainError } from '../../../platform/index.js';
import type { AdminRequest } from './access.guard.js';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
// Kinds of errors that are not logged here, because the request log shows them. A flood of login attempts must not be
// logged twice.
const NOT_LOGGED = new Set(['too-many', 'unavailable']);

/**
 * Logs one line for each change that succeeds or fails with a `DomainError`: operation, row id, outcome, session and
 * client. Never logs the request's body, and no change of an anonymous route.
 */
export class ChangeLogInterceptor implements NestInterceptor {
  private readonly logger = new Logger('Changes');

  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<AdminRequest>();
    const isAnonymous = this.reflector.get(Anonymous, context.getHandler()) ?? false;
    if (SAFE.has(request.method) || isAnonymous) return next.handle();
    const operation = context.getHandler().name;
    const log = (outcome: string, details: object): void => {
      const actor = { session: request.sessionId, client: clientKeyOf(request.ip) };
      this.logger.log({ operation, ...details, ...actor }, `${operation} ${outcome}`);
    };
    return next.handle().pipe(
      tap({
        next: (result: unknown) => log('succeeded', { id: request.params['id'] ?? idOf(result) }),
        error: (error: unknown) => {
          if (error instanceof DomainError && !NOT_LOGGED.has(error.kind))
            log('failed', { id: request.params['id'], reason: error.kind });
        },
      }),
    );
  }
}

function idOf(result: unknown): unknown {
  return typeof result === 'object' && result !== null && 'id' in result ? result.id : undefined;
}
