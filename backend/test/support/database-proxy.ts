import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface DatabaseProxy {
  /** The connection URL of the database through this proxy. */
  readonly url: string;
  /** Closes all connections and refuses new ones, as a stopped database does. */
  disconnect(): Promise<void>;
  /** Drops all data while connections stay open, as a broken network does. */
  freeze(): void;
  delay(ms: number): void;
  /** Ends the effects of `disconnect`, `freeze` and `delay`. Frozen connections are closed. */
  restore(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a TCP proxy to the database, with which a test simulates outages. */
export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let frozen = false;
  let delayMs = 0;
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => {
        if (frozen) return;
        if (from === upstream && delayMs > 0) setTimeout(() => to.write(bytes), delayMs);
        else to.write(bytes);
      });
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  const listen = (port: number): Promise<void> =>
    new Promise((done) => void server.listen(port, '127.0.0.1', done));
  const disconnect = async (): Promise<void> => {
    const closed = new Promise((done) => server.close(done));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    url: url.href,
    disconnect,
    freeze: () => {
      frozen = true;
    },
    delay: (ms) => {
      delayMs = ms;
    },
    restore: async () => {
      delayMs = 0;
      if (frozen) for (const socket of sockets) socket.destroy();
      frozen = false;
      if (!server.listening) await listen(port);
    },
    close: async () => {
      if (server.listening) await disconnect();
    },
  };
}
