import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { ModuleRef, Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { from, tap, type Observable } from 'rxjs';
import { notFound } from '../domain/domain-error.js';
import { clientKeyOf } from '../http/access/client.js';
import { isInternalRequest } from '../http/server/internal-request.js';
import { Cacheable, type CacheableOptions, KeepsCache } from './cacheable.js';
import type { CacheVersion } from './cache-version.js';
import type { ResponseCache } from './response-cache.js';

/**
 * Serves routes with `@Cacheable` from the cache. A write empties the cache before the response to the write is sent,
 * unless the write's route has `@KeepsCache`.
 */
export class CacheInterceptor implements NestInterceptor {
  constructor(
    private readonly cache: ResponseCache,
    private readonly version: CacheVersion,
    private readonly reflector: Reflector,
    private readonly modules: ModuleRef,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    return isRead ? this.read(request, context, next) : this.write(request, context, next);
  }

  private read(request: Request, context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const options = this.reflector.getAllAndOverride(Cacheable, targetsOf(context)) as
      CacheableOptions | undefined;
    if (isInternalRequest(request)) {
      // Internal requests have no session, so they may read only cacheable routes, which are public.
      if (!options) throw notFound();
      return next.handle();
    }
    if (!options) return next.handle();
    const { keyStrategy, limit = 'reads', timeoutMs, addressFor } = options;
    const url = request.originalUrl;
    const key = keyStrategy ? this.modules.get(keyStrategy, { strict: false }).keyFor(url) : url;
    const response = context.switchToHttp().getResponse<Response>();
    const client = clientKeyOf(request.ip);
    const limitName = typeof limit === 'function' ? limit(key) : limit;
    return from(
      this.cache.respond(key, request, response, { client, limit: limitName, timeoutMs, addressFor }),
    );
  }

  private write(request: Request, context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const keepsCache = this.reflector.getAllAndOverride(KeepsCache, targetsOf(context));
    if (keepsCache?.(request.body)) return next.handle();
    // An error also begins a new version: the commit may have succeeded although its confirmation was lost.
    const bump = (): void => this.version.bump();
    return next.handle().pipe(tap({ next: bump, error: bump }));
  }
}

const targetsOf = (context: ExecutionContext) => [context.getHandler(), context.getClass()];
