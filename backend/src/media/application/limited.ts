import { MAX_SOURCE_BYTES } from '../domain/image-source.js';
import { empty, tooLarge } from '../domain/refusals.js';

/** Passes a body on while it is within the limit; the first byte above it ends the transfer. */
export async function* limited(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > MAX_SOURCE_BYTES) throw tooLarge();
    yield chunk;
  }
  if (size === 0) throw empty();
}
