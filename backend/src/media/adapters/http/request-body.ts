import type { Readable } from 'node:stream';
import { DomainError } from '../../../platform/domain/domain-error.js';
import { bodyInterrupted } from '../../domain/messages.js';

/**
 * Yields the chunks of a request's body. When the reader stops early, the rest of the body is received and discarded
 * until the server's request timeout. If the connection were closed instead, a client that is still sending would not
 * see the response.
 */
export async function* bodyOf(request: Readable): AsyncGenerator<Uint8Array> {
  const chunks = request.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>;
  try {
    yield* chunks;
  } catch (cause) {
    throw uploadInterrupted(cause);
  } finally {
    request.resume();
  }
}

export function uploadInterrupted(cause?: unknown): DomainError {
  return new DomainError('invalid', bodyInterrupted, { cause });
}
