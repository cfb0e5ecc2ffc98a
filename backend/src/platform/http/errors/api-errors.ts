import { applyDecorators, ServiceUnavailableException } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { DomainError, notFound, stale } from '../../domain/domain-error.js';
import { fromOtherSite } from '../../domain/messages.js';
import { unreadable } from '../bodies/body.js';
import { ErrorResponse } from './error-response.js';
import { errorBody } from './exception.filter.js';

export const crossSite = (): DomainError => new DomainError('forbidden', fromOtherSite);

/** The error for each status, for operations without a more specific error. */
const USUAL = {
  400: unreadable(),
  403: crossSite(),
  404: notFound(),
  409: stale(),
  503: new ServiceUnavailableException(),
};

/** Declares one error response in the OpenAPI document. The response to the given error is the example. */
export const ApiError = (error: unknown, description?: string): ClassDecorator & MethodDecorator => {
  const example = errorBody(error);
  return ApiResponse({
    status: example.statusCode,
    description: description ?? example.error,
    type: ErrorResponse,
    example,
  });
};

/**
 * Declares the error responses of an operation in the OpenAPI document. Each argument is a status or an error that the
 * operation throws. The response with status 503 is always added.
 */
export const ApiErrors = (...refusals: (keyof typeof USUAL | Error)[]): ClassDecorator & MethodDecorator =>
  applyDecorators(
    ...[...refusals, 503 as const].map((refusal) =>
      ApiError(typeof refusal === 'number' ? USUAL[refusal] : refusal),
    ),
  );
