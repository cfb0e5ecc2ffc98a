import { applyDecorators, ServiceUnavailableException } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { DomainError, notFound, stale } from '../../domain/domain-error.js';
import { fromOtherSite } from '../../domain/messages.js';
import { unreadable } from '../bodies/body.js';
import { ErrorResponse } from './error-response.js';
import { errorBody } from './exception.filter.js';

/** The refusal of a change that a page of another site requests. */
export const crossSite = (): DomainError => new DomainError('forbidden', fromOtherSite);

/** The usual errors of operations, for those without a specific error. */
const USUAL = {
  400: unreadable(),
  403: crossSite(),
  404: notFound(),
  409: stale(),
  503: new ServiceUnavailableException(),
};

/** Declares one refusal, with its response as the example. */
export const ApiError = (error: unknown, description?: string): ClassDecorator & MethodDecorator => {
  const example = errorBody(error);
  return ApiResponse({
    status: example.statusCode,
    description: description ?? example.error,
    type: ErrorResponse,
    example,
  });
};

/** Declares the refusals of an operation by their statuses or by errors that it throws. Adds 503. */
export const ApiErrors = (...refusals: (keyof typeof USUAL | Error)[]): ClassDecorator & MethodDecorator =>
  applyDecorators(
    ...[...refusals, 503 as const].map((refusal) =>
      ApiError(typeof refusal === 'number' ? USUAL[refusal] : refusal),
    ),
  );
