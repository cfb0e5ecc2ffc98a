import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders, type RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { loggedPath } from './request-line.js';
import { routeOf } from './route.js';

/** The response to an internal request, which the process sends to itself without a network. */
export interface InternalResponse {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
  /** The pattern of the route that answered the request. */
  readonly route?: string | undefined;
}

const internal = new WeakSet<IncomingMessage>();

/** Whether the request was made by `internalGet`, and not by a client. */
export function isInternalRequest(request: IncomingMessage): boolean {
  return internal.has(request);
}

/**
 * Calls a handler with a GET request that has no headers, no body and no client. No network is used. The promise
 * rejects when the handler destroys the response. The package light-my-request cannot be used with a running Express,
 * because it replaces the prototypes of Express' request and response.
 */
export function internalGet(handler: RequestListener, url: string): Promise<InternalResponse> {
  return new Promise((resolve, reject) => {
    // The parts of a socket that node:http and Express use. This socket discards written bytes and receives nothing.
    const socket = new Duplex({
      read: () => undefined,
      write: (_chunk, _encoding, done) => done(),
    }) as Socket;
    const request = new IncomingMessage(socket);
    Object.assign(request, { method: 'GET', url, httpVersion: '1.1', complete: true });
    request.push(null);
    internal.add(request);
    const response = new ServerResponse(request);
    response.assignSocket(socket);
    response.once('error', reject);
    // After 'finish', the promise is already resolved, so this rejection has no effect.
    response.once('close', () => reject(new Error(`No response to the internal GET ${loggedPath(url)}`)));
    const readBody = collectBody(response);
    response.once('finish', () =>
      resolve({
        status: response.statusCode,
        headers: response.getHeaders(),
        body: readBody(),
        route: routeOf(request),
      }),
    );
    handler(request, response);
  });
}

/** @returns a function that returns all bytes written to the response so far. */
function collectBody(response: ServerResponse): () => Buffer {
  const chunks: Buffer[] = [];
  const collect = (chunk: unknown, encoding: unknown): void => {
    if (typeof chunk === 'string')
      chunks.push(Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'));
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  // `write` is overridden on the response itself, because Express replaces the prototype.
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  response.write = ((chunk: unknown, ...rest: unknown[]) => {
    collect(chunk, rest[0]);
    return Reflect.apply(write, undefined, [chunk, ...rest]) as boolean;
  }) as typeof write;
  response.end = ((...rest: unknown[]) => {
    collect(rest[0], rest[1]);
    // `end` may call `write` for its chunk, which has just been collected.
    response.write = write;
    return Reflect.apply(end, undefined, rest) as ServerResponse;
  }) as typeof end;
  return () => Buffer.concat(chunks);
}
