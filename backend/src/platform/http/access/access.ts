import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiCookieAuth } from '@nestjs/swagger';
import { DomainError } from '../../domain/domain-error.js';
import { signInAgain } from '../../domain/messages.js';
import { ApiError } from '../errors/api-errors.js';

export type Access = 'public' | 'admin';

/** Metadata key, read by the guard in admin-auth, which refuses routes without it. */
export const ACCESS = 'etalase:access';

/** A route for everybody; its response does not depend on the session cookie. */
export const Public = (): ClassDecorator & MethodDecorator => SetMetadata(ACCESS, 'public' satisfies Access);

/** A route that requires an admin session; documents this in the OpenAPI document too. */
export const AdminOnly = (): ClassDecorator & MethodDecorator =>
  applyDecorators(
    SetMetadata(ACCESS, 'admin' satisfies Access),
    ApiCookieAuth('session'),
    ApiError(new DomainError('unauthorized', signInAgain), 'No live session'),
  );

export const NO_SESSION_REFRESH = 'etalase:no-session-refresh';

/** Requests to this route do not extend the session, because a page that polls it would keep the session alive. */
export const NoSessionRefresh = (): MethodDecorator => SetMetadata(NO_SESSION_REFRESH, true);
