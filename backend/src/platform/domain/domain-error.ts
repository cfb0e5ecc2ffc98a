import * as messages from './messages.js';

/** The kinds of refusals. Only `platform/http/errors/exception.filter.ts` maps them to status codes. */
export type ErrorKind =
  | 'invalid'
  | 'unauthorized'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'stale'
  | 'too-large'
  | 'unsupported-type'
  | 'too-many'
  | 'unavailable'
  | 'disk-full';

/**
 * The message about each refused field of a request. A key is the path of the field, with indexes from 0, such as
 * `zones.0.regular`.
 */
export type RefusedFields = Readonly<Record<string, string>>;

export interface ErrorDetails {
  readonly fields?: RefusedFields | undefined;
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
}

/** A refusal with a stable kind and an Indonesian message for the user. */
export class DomainError extends Error {
  readonly kind: ErrorKind;
  readonly fields: RefusedFields | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(kind: ErrorKind, message: string, details: ErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.name = 'DomainError';
    this.kind = kind;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

export function invalidField(path: string, message: string): DomainError {
  return new DomainError('invalid', message, { fields: { [path]: message } });
}

export function conflictingField(path: string, message: string): DomainError {
  return new DomainError('conflict', message, { fields: { [path]: message } });
}

export function notFound(): DomainError {
  return new DomainError('not-found', messages.notFound);
}

export function stale(): DomainError {
  return new DomainError('stale', messages.stale);
}
