import { applyDecorators } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiCookieAuth } from '@nestjs/swagger';
import { DomainError } from '../../domain/domain-error.js';
import { signInAgain } from '../../domain/messages.js';
import { ApiError } from '../errors/api-errors.js';

export type Access = 'public' | 'admin';

/** Who may call a route. Without this decorator, the guard in admin-auth requires a session. */
export const RouteAccess = Reflector.createDecorator<Access>();

/** A route for everybody; its response does not depend on the session cookie. */
export const Public = (): ClassDecorator & MethodDecorator => RouteAccess('public');

/** A route that requires an admin session; documents this in the OpenAPI document too. */
export const AdminOnly = (): ClassDecorator & MethodDecorator =>
  applyDecorators(
    RouteAccess('admin'),
    ApiCookieAuth('session'),
    ApiError(new DomainError('unauthorized', signInAgain), 'No live session'),
  );

/** Requests to this route do not extend the session, because a page that polls it would keep the session alive. */
export const NoSessionRefresh = Reflector.createDecorator<void, true>({ transform: () => true });

/** A route whose body is no JSON. It reads the body itself, and calls `acceptBody` before. */
export const StreamsBody = Reflector.createDecorator<void, true>({ transform: () => true });

/** A route with a session whose JSON body may be only as large as one without a session. */
export const SmallBody = Reflector.createDecorator<void, true>({ transform: () => true });
