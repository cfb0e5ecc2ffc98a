import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { tap, type Observable } from 'rxjs';
import { ACCESS, type Access } from '../../platform/index.js';
import { keepable } from './held-response.js';
import type { ShopVersion } from './shop-version.js';

/** Marks public reads of the API as keepable, and lets every change end what was kept before it answers. */
export class ShopChangesInterceptor implements NestInterceptor {
  constructor(
    private readonly version: ShopVersion,
    private readonly reflector: Reflector,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (access === 'admin' && !reads) {
      // Also after a failure: what failed may have been the answer to a commit.
      const bump = (): void => this.version.bump();
      return next.handle().pipe(tap({ next: bump, error: bump }));
    }
    if (access !== 'public' || !reads || !request.path.startsWith('/api/')) return next.handle();
    return next.handle().pipe(tap(() => keepable(http.getResponse<Response>())));
  }
}
