import { applyDecorators } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiCookieAuth } from '@nestjs/swagger';
import { DomainError } from '../../domain/domain-error.js';
import { signInAgain } from '../../domain/messages.js';
import { ApiError } from '../errors/api-errors.js';

export type Access = 'public' | 'admin';

/** Declares the clients that may call a route. Without this decorator, the guard in admin-auth requires a session. */
export const RouteAccess = Reflector.createDecorator<Access>();

export const Public = (): ClassDecorator & MethodDecorator => RouteAccess('public');

/** Marks a route that requires an admin session. The decorator also adds this requirement to the OpenAPI document. */
export const AdminOnly = (): ClassDecorator & MethodDecorator =>
  applyDecorators(
    RouteAccess('admin'),
    ApiCookieAuth('session'),
    ApiError(new DomainError('unauthorized', signInAgain), 'No live session'),
  );

/**
 * Marks a route whose requests do not extend the session. A page that polls this route would otherwise keep the session
 * alive.
 */
export const NoSessionRefresh = Reflector.createDecorator<void, true>({ transform: () => true });

/**
 * Marks a route whose body is not read as JSON. The route's handler calls `acceptBody`, which allows the client to send
 * the body, and then reads the body itself.
 */
export const StreamsBody = Reflector.createDecorator<void, true>({ transform: () => true });

/** Marks a route that requires a session, but whose JSON body is limited to the size of bodies without a session. */
export const SmallBody = Reflector.createDecorator<void, true>({ transform: () => true });

/** Sets the number of values and fields that the JSON body of a route may have, in place of the usual one. */
export const MaxNodes = Reflector.createDecorator<number>();

/** Marks a route whose clients no log line may identify, not even by their network. */
export const Anonymous = Reflector.createDecorator<void, true>({ transform: () => true });
