import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiCookieAuth } from '@nestjs/swagger';
import { DomainError } from '../domain/domain-error.js';
import { ApiError } from './api-errors.js';

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
    ApiError(new DomainError('unauthorized', 'Sesi sudah berakhir. Silakan masuk lagi.'), 'No live session'),
  );
