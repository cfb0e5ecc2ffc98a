import { type CanActivate, type ExecutionContext, SetMetadata } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { ACCESS, type Access } from '../../../platform/index.js';
import { sessionId } from '../../application/secrets.js';
import type { SessionService } from '../../application/session-service.js';
import type { SessionCookie } from './session-cookie.js';

const NO_SESSION_REFRESH = 'etalase:no-session-refresh';

/** Calls of this route do not count as using the session: a page that merely asks would keep it alive forever. */
export const NoSessionRefresh = (): MethodDecorator => SetMetadata(NO_SESSION_REFRESH, true);

export interface AdminRequest extends Request {
  sessionEndsAt: Date;
  /** Names the session in the log. */
  sessionId?: string;
}

/** Stands before every route: only what says that it is public opens without a session. */
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: SessionService,
    private readonly cookie: SessionCookie,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const targets = [context.getHandler(), context.getClass()];
    if (this.reflector.getAllAndOverride<Access | undefined>(ACCESS, targets) === 'public') return true;
    const http = context.switchToHttp();
    const request = http.getRequest<AdminRequest>();
    http.getResponse<Response>().setHeader('Cache-Control', 'no-store');
    const noRefresh =
      this.reflector.getAllAndOverride<boolean | undefined>(NO_SESSION_REFRESH, targets) ?? false;
    const token = this.cookie.read(request);
    request.sessionEndsAt = await this.sessions.authenticate(token, { extend: !noRefresh });
    if (token !== undefined) request.sessionId = sessionId(token);
    return true;
  }
}
