import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { tap, type Observable } from 'rxjs';
import { ACCESS, type Access } from '../../platform/index.js';
import { keepable } from './answer-memory.js';
import type { ShopVersion } from './shop-version.js';

/** Marks public reads of the API as keepable, and lets every accepted change end what was kept before it answers. */
export class ShopChangesInterceptor implements NestInterceptor {
  constructor(
    private readonly version: ShopVersion,
    private readonly reflector: Reflector,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return next.handle().pipe(tap(() => this.version.bump()));
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (access !== 'public' || !request.path.startsWith('/api/')) return next.handle();
    return next.handle().pipe(tap(() => keepable(http.getResponse<Response>())));
  }
}
