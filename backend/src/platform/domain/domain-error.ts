/** What went wrong, in the domain's words; `platform/http/exception.filter.ts` alone knows the status codes. */
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

export interface ErrorDetails {
  /** Whole seconds after which trying again makes sense. */
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
}

/** A refusal with a stable kind and an Indonesian sentence for the person who reads it. */
export class DomainError extends Error {
  readonly retryAfterSeconds: number | undefined;

  constructor(
    readonly kind: ErrorKind,
    message: string,
    details: ErrorDetails = {},
  ) {
    super(message, { cause: details.cause });
    this.name = 'DomainError';
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

/** The one sentence for a thing that is not there, or not visible. */
export function notFound(): DomainError {
  return new DomainError('not-found', 'Data tidak ditemukan');
}

/** The one sentence for an edit based on an older version of a row. */
export function stale(): DomainError {
  return new DomainError('stale', 'Data ini sudah diubah di tempat lain. Muat ulang lalu coba lagi.');
}
