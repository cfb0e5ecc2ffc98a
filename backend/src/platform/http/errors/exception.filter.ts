import {
  Catch,
  HttpException,
  Logger,
  MethodNotAllowedException,
  NotFoundException,
  type ArgumentsHost,
  type ExceptionFilter,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { STATUS_CODES } from 'node:http';
import { DomainError, type ErrorKind, type RefusedFields } from '../../domain/domain-error.js';
import * as messages from '../../domain/messages.js';
import { loggedPath } from '../server/request-line.js';
import { adviceFor, translateDatabaseError } from '../../database/database-error.js';
import type { ErrorResponse } from './error-response.js';

const STATUS: Record<ErrorKind, number> = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  stale: 409,
  'too-large': 413,
  'unsupported-type': 415,
  'too-many': 429,
  unavailable: 503,
  'disk-full': 507,
};

// Indonesian messages that replace the English ones of the frameworks.
const MESSAGES: Record<number, string> = {
  400: messages.requestUnreadable,
  404: messages.notFound,
  405: messages.methodNotSupported,
  413: messages.bodyTooLarge,
  415: messages.bodyTypeNotSupported,
  500: messages.unexpectedError,
  503: messages.unavailable,
};
const RETRY_AFTER_SECONDS = 5;

interface ErrorSummary {
  readonly status: number;
  readonly message: string;
  readonly fields?: RefusedFields | undefined;
  readonly retryAfterSeconds?: number | undefined;
  /** The error of the database or the storage that made the shop unavailable. */
  readonly failure?: unknown;
}

@Catch()
export class ErrorResponseFilter implements ExceptionFilter {
  private readonly logger = new Logger('HTTP');

  /** @param allowedMethods returns the methods of a path; none if there is nothing at the path. */
  constructor(private readonly allowedMethods: (path: string) => readonly string[] = () => []) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    // Thrown when no route matches. What a handler does not find is a DomainError.
    const allowed = thrown instanceof NotFoundException ? this.allowedMethods(request.path) : [];
    const isMethodRefused = allowed.length > 0 && !allowed.includes(request.method);
    if (isMethodRefused) response.setHeader('Allow', allowed.join(', '));
    const error = isMethodRefused ? new MethodNotAllowedException() : thrown;
    const summary = summarize(error);
    this.log(error, summary, request);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const seconds = summary.retryAfterSeconds ?? (summary.status === 503 ? RETRY_AFTER_SECONDS : undefined);
    if (seconds !== undefined) response.setHeader('Retry-After', String(seconds));
    response.setHeader('Cache-Control', 'no-store');
    response.status(summary.status).json(bodyOf(summary));
  }

  private log(error: unknown, { status, failure }: ErrorSummary, { method, originalUrl }: Request): void {
    const request = `${method} ${loggedPath(originalUrl)}`;
    if (status === 500) this.logger.error({ err: error, request }, 'Unexpected error');
    else if (failure !== undefined)
      this.logger.warn({ err: failure, request }, adviceFor(failure) ?? 'A service failed');
  }
}

export function errorBody(thrown: unknown): ErrorResponse {
  return bodyOf(summarize(thrown));
}

function bodyOf({ status, message, fields }: ErrorSummary): ErrorResponse {
  const body = { statusCode: status, message: shortened(message), error: STATUS_CODES[status] ?? 'Error' };
  return fields ? { ...body, fields: shortenedFields(fields) } : body;
}

const MAX_BYTES = 1800;
const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/**
 * Shortens a long message, which may quote the request. Message and fields then stay below 2 kB each, even if each
 * character takes six bytes.
 */
function shortened(message: string): string {
  return bytesOf(message) <= MAX_BYTES ? message : `${message.slice(0, 299)}…`;
}

function shortenedFields(fields: RefusedFields): RefusedFields {
  const kept: [string, string][] = [];
  for (const [path, message] of Object.entries(fields)) {
    if (bytesOf(Object.fromEntries([...kept, [path, message]])) > MAX_BYTES) break;
    kept.push([path, message]);
  }
  return Object.fromEntries(kept);
}

function summarize(thrown: unknown): ErrorSummary {
  const error = translateDatabaseError(thrown) ?? thrown;
  if (error instanceof DomainError)
    return {
      status: STATUS[error.kind],
      message: error.message,
      fields: error.fields,
      retryAfterSeconds: error.retryAfterSeconds,
      failure: error.kind === 'unavailable' || error.kind === 'disk-full' ? error.cause : undefined,
    };
  if (error instanceof HttpException) return fromHttpException(error);
  // Errors of Express and the router have a `status` property. A status that is missing in MESSAGES gets the message of
  // status 400.
  const status = statusOf(error);
  return { status, message: MESSAGES[status] ?? MESSAGES[400] ?? '' };
}

function fromHttpException(error: HttpException): ErrorSummary {
  const status = error.getStatus();
  const body = error.getResponse();
  const { message, fields } = (typeof body === 'object' ? body : {}) as {
    readonly message?: unknown;
    readonly fields?: RefusedFields;
  };
  // The validation pipe throws a list of Indonesian messages. All other messages come from the frameworks and are
  // English.
  if (Array.isArray(message)) return { status, message: message.join('; '), fields };
  return { status, message: MESSAGES[status] ?? error.message };
}

function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null) return 500;
  const status = 'status' in error ? error.status : error instanceof URIError ? 400 : 500;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}
