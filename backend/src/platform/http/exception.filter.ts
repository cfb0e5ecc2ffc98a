import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import { STATUS_CODES } from 'node:http';
import { DomainError, type ErrorKind } from '../domain/domain-error.js';
import { databaseRefusal } from './database-refusal.js';
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

// What frameworks say in English, for the person who reads it.
const SENTENCES: Record<number, string> = {
  400: 'Permintaan tidak dapat dibaca',
  404: 'Data tidak ditemukan',
  405: 'Metode tidak didukung',
  413: 'Kiriman terlalu besar',
  415: 'Jenis isi tidak didukung',
  500: 'Terjadi kesalahan di server',
  503: 'Layanan sedang tidak tersedia. Coba lagi sebentar lagi.',
};
const RETRY_SECONDS = 5;

interface Answer {
  readonly status: number;
  readonly message: string;
  readonly retryAfterSeconds?: number | undefined;
}

/** The one place that turns errors into status codes. */
@Catch()
export class ExceptionsToAnswers implements ExceptionFilter {
  private readonly logger = new Logger('HTTP');

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const response = http.getResponse<Response>();
    const answer = answerFor(error);
    if (answer.status === 500) {
      const request = http.getRequest<Request>();
      this.logger.error(
        { err: error instanceof Error ? error : String(error), route: request.method },
        'Unexpected error',
      );
    }
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const seconds = answer.retryAfterSeconds ?? (answer.status === 503 ? RETRY_SECONDS : undefined);
    if (seconds !== undefined) response.setHeader('Retry-After', String(seconds));
    response.setHeader('Cache-Control', 'no-store');
    response.status(answer.status).json(bodyOf(answer));
  }
}

/** @returns the body of the response to any thrown value. */
export function errorBody(thrown: unknown): ErrorResponse {
  return bodyOf(answerFor(thrown));
}

function bodyOf({ status, message }: Answer): ErrorResponse {
  return { statusCode: status, message: shortened(message), error: STATUS_CODES[status] ?? 'Error' };
}

/** A refusal may quote what was sent; its answer stays below 2 kB, in which a character can take six bytes. */
function shortened(message: string): string {
  return Buffer.byteLength(JSON.stringify(message)) <= 1800 ? message : `${message.slice(0, 299)}…`;
}

/** @returns the status, sentence and waiting time for any thrown value. */
export function answerFor(thrown: unknown): Answer {
  const error = databaseRefusal(thrown) ?? thrown;
  if (error instanceof DomainError)
    return {
      status: STATUS[error.kind],
      message: error.message,
      retryAfterSeconds: error.retryAfterSeconds,
    };
  if (error instanceof HttpException) return fromHttpException(error);
  // body-parser's and the router's errors carry a status of their own.
  const status = statusOf(error);
  return { status, message: SENTENCES[status] ?? SENTENCES[400] ?? '' };
}

function fromHttpException(error: HttpException): Answer {
  const status = error.getStatus();
  const body = error.getResponse();
  const written = typeof body === 'object' && 'message' in body ? body.message : undefined;
  // Our validation pipe answers with a list of sentences; everything else is the framework's English.
  if (Array.isArray(written)) return { status, message: written.join('; ') };
  return { status, message: SENTENCES[status] ?? error.message };
}

function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null) return 500;
  const status = 'status' in error ? error.status : error instanceof URIError ? 400 : 500;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}
