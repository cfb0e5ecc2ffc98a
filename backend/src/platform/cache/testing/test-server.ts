import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RequestHandler } from '../../http/server/shop-http-adapter.js';

interface TestResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** The body as received, not decompressed. */
  readonly body: Buffer;
}

export interface TestServer {
  send(path: string, headers?: Record<string, string>, method?: string): Promise<TestResponse>;
  /** Sends a request and aborts it as soon as `when` resolves. */
  abort(path: string, when: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** Starts a server on loopback. Each request goes to `before` first, which may pass the request on to `handler`. */
export async function startTestServer(before: RequestHandler, handler: RequestListener): Promise<TestServer> {
  const server: Server = createServer((incoming, response) =>
    before(incoming, response, () => handler(incoming, response)),
  );
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const createRequest = (path: string, headers = {}, method = 'GET') =>
    request({ host: '127.0.0.1', port, path, method, headers, agent: false });
  return {
    send: async (path, headers, method) => {
      const response = await new Promise<IncomingMessage>((done, fail) => {
        createRequest(path, headers, method).on('response', done).on('error', fail).end();
      });
      return {
        status: response.statusCode ?? 0,
        headers: response.headers,
        body: await buffer(response),
      };
    },
    abort: async (path, when) => {
      const sent = createRequest(path).on('error', () => undefined);
      sent.end();
      await when();
      sent.destroy();
      // Gives the server time to notice the abort.
      await sleep(10);
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
