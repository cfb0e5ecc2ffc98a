import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type RequestListener,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RequestHandler } from '../../platform/index.js';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** As it travelled. */
  readonly body: Buffer;
}

export interface TestServer {
  ask(path: string, headers?: Record<string, string>, method?: string): Promise<Answer>;
  /** Asks, and hangs up as soon as `when` resolves. */
  hangUp(path: string, when: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** A server on loopback with a handler before Express' place and one in it. */
export async function startTestServer(front: RequestHandler, handler: RequestListener): Promise<TestServer> {
  const server: Server = createServer((incoming, response) =>
    front(incoming, response, () => void handler(incoming, response)),
  );
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const open = (path: string, headers = {}, method = 'GET') =>
    request({ host: '127.0.0.1', port, path, method, headers, agent: false });
  return {
    ask: (path, headers, method) =>
      new Promise((done, fail) => {
        open(path, headers, method)
          .on('error', fail)
          .on('response', (response) => {
            const chunks: Buffer[] = [];
            response.on('data', (chunk: Buffer) => chunks.push(chunk));
            response.on('end', () =>
              done({
                status: response.statusCode ?? 0,
                headers: response.headers,
                body: Buffer.concat(chunks),
              }),
            );
          })
          .end();
      }),
    hangUp: async (path, when) => {
      const asked = open(path).on('error', () => undefined);
      asked.end();
      await when();
      asked.destroy();
      await sleep(10);
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
