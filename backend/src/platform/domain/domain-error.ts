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
  /** Whole seconds after which the client may retry. */
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
}

/** A refusal with a stable kind and an Indonesian message for the user. */
export class DomainError extends Error {
  readonly fields: RefusedFields | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    readonly kind: ErrorKind,
    message: string,
    details: ErrorDetails = {},
  ) {
    super(message, { cause: details.cause });
    this.name = 'DomainError';
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

/** Returns the error for one field of a request. */
export function invalidField(path: string, message: string): DomainError {
  return new DomainError('invalid', message, { fields: { [path]: message } });
}

/** Returns the error for a field whose value conflicts with another item. */
export function conflictingField(path: string, message: string): DomainError {
  return new DomainError('conflict', message, { fields: { [path]: message } });
}

/** Returns the error for an item that does not exist or is not visible. */
export function notFound(): DomainError {
  return new DomainError('not-found', messages.notFound);
}

/** Returns the error for an edit that is based on an older version of a row. */
export function stale(): DomainError {
  return new DomainError('stale', messages.stale);
}
