import type { Readable } from 'node:stream';
import { DomainError } from '../../../platform/domain/domain-error.js';

/**
 * A body in pieces. When its reader has had enough, the rest is taken in and dropped (for as long as the server
 * gives a request): a client that is still sending would not see the answer on a closed connection.
 */
export async function* bodyOf(request: Readable): AsyncGenerator<Uint8Array> {
  const chunks = request.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>;
  try {
    yield* chunks;
  } catch (cause) {
    throw brokenOff(cause);
  } finally {
    request.resume();
  }
}

export function brokenOff(cause?: unknown): DomainError {
  return new DomainError('invalid', 'Unggahan terputus sebelum selesai. Coba lagi.', { cause });
}
