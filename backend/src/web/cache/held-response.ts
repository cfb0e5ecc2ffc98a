import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

const KEEPABLE = Symbol('keepable');

/** Says that this answer depends on nothing but the address and the state of the shop. */
export function keepable(response: object): void {
  (response as { [KEEPABLE]?: true })[KEEPABLE] = true;
}

/** Whether others who asked for the same address at that time may get this answer too. */
export function isShareable(response: ServerResponse): boolean {
  return (
    (response as { [KEEPABLE]?: true })[KEEPABLE] === true &&
    !response.headersSent &&
    !response.hasHeader('set-cookie')
  );
}

/** Whether those who ask later may get it, too. */
export function isKeepable(response: ServerResponse): boolean {
  return isShareable(response) && !String(response.getHeader('cache-control') ?? '').includes('no-store');
}

/** Its headers, without those that are made for each answer. */
export function headersToKeep(response: ServerResponse): OutgoingHttpHeaders {
  const headers = { ...response.getHeaders() };
  for (const name of ['date', 'content-length', 'etag', 'server-timing', 'vary']) delete headers[name];
  return { ...headers, 'cache-control': headers['cache-control'] ?? 'no-cache' };
}

/** Holds the bytes of an answer back until they are complete, so that all answers can be sent the same way. */
export function hold(response: ServerResponse, complete: (body: Buffer) => void): void {
  // Another one may already hold it.
  const before = { write: response.write.bind(response), end: response.end.bind(response) };
  const chunks: Buffer[] = [];
  const take = (chunk: unknown, encoding: unknown): void => {
    if (typeof chunk === 'string')
      chunks.push(Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'));
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  response.write = ((chunk: unknown, ...rest: unknown[]) => {
    take(chunk, rest[0]);
    for (const written of rest) if (isCallback(written)) queueMicrotask(written);
    return true;
  }) as typeof response.write;
  response.end = ((...rest: unknown[]) => {
    take(rest[0], rest[1]);
    for (const ended of rest) if (isCallback(ended)) response.once('finish', ended);
    Object.assign(response, before);
    complete(Buffer.concat(chunks));
    return response;
  }) as typeof response.end;
}

function isCallback(value: unknown): value is () => void {
  return typeof value === 'function';
}
