import type { Readable } from 'node:stream';
import { DomainError } from '../../../platform/domain/domain-error.js';

/**
 * A body in pieces. Whoever stops reading early leaves the connection open, so that the client gets the answer;
 * Node reads and drops the rest within the server's time for a request.
 */
export async function* bodyOf(request: Readable): AsyncGenerator<Uint8Array> {
  const chunks = request.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>;
  try {
    yield* chunks;
  } catch (cause) {
    throw brokenOff(cause);
  }
}

export function brokenOff(cause?: unknown): DomainError {
  return new DomainError('invalid', 'Unggahan terputus sebelum selesai. Coba lagi.', { cause });
}
