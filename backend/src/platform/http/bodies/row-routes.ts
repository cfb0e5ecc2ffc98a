import {
  applyDecorators,
  Delete,
  Get,
  HttpCode,
  type NestInterceptor,
  Post,
  Put,
  type Type,
  UseInterceptors,
} from '@nestjs/common';
import {
  ApiHeader,
  ApiNoContentResponse,
  ApiOperation,
  type ApiOperationOptions,
  ApiParam,
  ApiResponse,
} from '@nestjs/swagger';
import type { Response } from 'express';
import { map } from 'rxjs';
import { AdminOnly } from '../access/access.js';
import { ApiErrors } from '../errors/api-errors.js';
import { ETAG, ID, IF_MATCH } from '../openapi/api-headers.js';
import { invalidIfMatch, setEtag } from './version.js';

interface Versioned {
  readonly version: number;
}
type Operation = string | ApiOperationOptions;
type Route<Result> = <Handler extends (...values: never[]) => Promise<Result>>(
  target: object,
  name: string | symbol,
  descriptor: TypedPropertyDescriptor<Handler>,
) => void;

const describe = (operation: Operation) =>
  ApiOperation(typeof operation === 'string' ? { summary: operation } : operation);

/**
 * Returns the routes that answer with one row. Their handlers return the row; the response is what `convert` makes of
 * it, and the row's version is its ETag. `Read` and `Restore` belong to controllers that are `AdminOnly`.
 */
export function rowRoutes<Row extends Versioned, Body extends object>(
  type: Type<Body>,
  convert: (row: Row) => Body,
) {
  const sendRow: NestInterceptor<Row, Body> = {
    intercept: (context, next) =>
      next.handle().pipe(
        map((row) => {
          setEtag(context.switchToHttp().getResponse<Response>(), row.version);
          return convert(row);
        }),
      ),
  };
  const answer = (status: number, operation: Operation, ...refusals: Parameters<typeof ApiErrors>) =>
    applyDecorators(
      HttpCode(status),
      describe(operation),
      ApiResponse({ status, type, headers: ETAG }),
      ApiErrors(...refusals),
      UseInterceptors(sendRow),
    );
  return {
    Create: (summary: string, conflict: Error): Route<Row> =>
      applyDecorators(AdminOnly(), Post(), answer(201, summary, 400, 403, conflict)),
    Read: (summary: string): Route<Row> =>
      applyDecorators(Get(':id'), ApiParam(ID), answer(200, summary, 404)),
    Update: (summary: string): Route<Row> =>
      applyDecorators(
        AdminOnly(),
        Put(':id'),
        ApiHeader(IF_MATCH),
        ApiParam(ID),
        answer(200, summary, 400, 403, 404, 409),
      ),
    Restore: (operation: Operation, ...conflict: Error[]): Route<Row> =>
      applyDecorators(Post(':id/restore'), ApiParam(ID), answer(200, operation, 403, 404, ...conflict)),
  };
}

/** A route that deletes the row with the id in its path. */
export const DeleteRow = (summary: string): Route<void> =>
  applyDecorators(
    Delete(':id'),
    HttpCode(204),
    AdminOnly(),
    describe(summary),
    ApiHeader(IF_MATCH),
    ApiParam(ID),
    ApiNoContentResponse(),
    ApiErrors(invalidIfMatch(), 403, 404, 409),
  );
