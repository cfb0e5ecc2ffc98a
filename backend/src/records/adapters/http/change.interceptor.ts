import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { browserOf, RouteAccess } from '../../../platform/index.js';
import type { Changes } from '../../application/ports.js';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Records every write of the panel as a change. The kind of a change is the name of its API operation. */
export class ChangeInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly changes: Changes,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    const access = this.reflector.getAllAndOverride(RouteAccess, [context.getHandler(), context.getClass()]);
    if (SAFE_METHODS.has(request.method) || access === 'public') return next.handle();
    const origin = { kind: context.getHandler().name, browser: browserOf(request) };
    return from(this.changes.run(origin, () => lastValueFrom(next.handle(), { defaultValue: undefined })));
  }
}
