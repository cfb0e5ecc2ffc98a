import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { STATUS_CODES } from 'node:http';
import { ErrorResponse } from './error-response.js';

/** Declares the error answers of an operation, all with the one error body. 503 goes without saying. */
export const ApiErrors = (...statuses: number[]): ClassDecorator & MethodDecorator =>
  applyDecorators(
    ...[...statuses, 503].map((status) =>
      ApiResponse({ status, description: STATUS_CODES[status] ?? '', type: ErrorResponse }),
    ),
  );
