import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiCookieAuth, ApiUnauthorizedResponse } from '@nestjs/swagger';
import { ErrorResponse } from './error-response.js';

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
    ApiUnauthorizedResponse({ description: 'No live session', type: ErrorResponse }),
  );
