import { MAX_SOURCE_BYTES } from '../domain/image-source.js';
import { fileEmpty, fileTooLarge } from '../domain/refusals.js';

/**
 * Yields the chunks of a body up to the size limit.
 * @throws DomainError 'too-large' as soon as the body exceeds 5 MB, 'invalid' when it is empty.
 */
export async function* limitSize(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > MAX_SOURCE_BYTES) throw fileTooLarge();
    yield chunk;
  }
  if (size === 0) throw fileEmpty();
}
