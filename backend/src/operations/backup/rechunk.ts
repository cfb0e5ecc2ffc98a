/** Yields the same bytes in chunks of exactly `size`, except the last; nothing for no bytes. */
export async function* rechunk(chunks: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Uint8Array> {
  let parts: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    let rest = chunk;
    while (length + rest.length >= size) {
      parts.push(rest.subarray(0, size - length));
      rest = rest.subarray(size - length);
      yield Buffer.concat(parts);
      parts = [];
      length = 0;
    }
    if (rest.length > 0) parts.push(rest);
    length += rest.length;
  }
  if (length > 0) yield Buffer.concat(parts);
}
