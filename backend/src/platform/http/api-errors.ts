import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { STATUS_CODES } from 'node:http';
import { ErrorResponse } from './error-response.js';

/** Declares the error responses of an operation, all with the body ErrorResponse. 503 is always included. */
export const ApiErrors = (...statuses: number[]): ClassDecorator & MethodDecorator =>
  applyDecorators(
    ...[...statuses, 503].map((status) =>
      ApiResponse({ status, description: STATUS_CODES[status] ?? '', type: ErrorResponse }),
    ),
  );
