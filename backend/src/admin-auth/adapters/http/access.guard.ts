import { type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { NoSessionRefresh, RouteAccess, setBrowser } from '../../../platform/index.js';
import { sessionId } from '../../application/secrets.js';
import type { SessionService } from '../../application/session-service.js';
import type { SessionCookie } from './session-cookie.js';

/** A request with fields that `AccessGuard` sets on routes that require a session. The login route sets `sessionId`. */
export interface AdminRequest extends Request {
  sessionEndsAt: Date;
  sessionId?: string;
}

export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: SessionService,
    private readonly cookie: SessionCookie,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const targets = [context.getHandler(), context.getClass()];
    if (this.reflector.getAllAndOverride(RouteAccess, targets) === 'public') return true;
    const http = context.switchToHttp();
    const request = http.getRequest<AdminRequest>();
    http.getResponse<Response>().setHeader('Cache-Control', 'no-store');
    const noRefresh = this.reflector.getAllAndOverride(NoSessionRefresh, targets) ?? false;
    const token = this.cookie.read(request);
    const { endsAt, browser } = await this.sessions.authenticate(token, { extend: !noRefresh });
    request.sessionEndsAt = endsAt;
    setBrowser(request, browser);
    if (token !== undefined) request.sessionId = sessionId(token);
    return true;
  }
}
