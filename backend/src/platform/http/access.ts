import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiCookieAuth, ApiUnauthorizedResponse } from '@nestjs/swagger';
import { ErrorResponse } from './error-response.js';

export type Access = 'public' | 'admin';

/** Read by the guard in admin-auth; a route without it is refused. */
export const ACCESS = 'etalase:access';

/** Anybody may call this; the answer never depends on the cookie. */
export const Public = (): ClassDecorator & MethodDecorator => SetMetadata(ACCESS, 'public' satisfies Access);

/** Only with a live admin session; sets the guard and the contract together. */
export const AdminOnly = (): ClassDecorator & MethodDecorator =>
  applyDecorators(
    SetMetadata(ACCESS, 'admin' satisfies Access),
    ApiCookieAuth('session'),
    ApiUnauthorizedResponse({ description: 'No live session', type: ErrorResponse }),
  );
