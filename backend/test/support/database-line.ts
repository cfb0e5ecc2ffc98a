import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface DatabaseLine {
  /** The database's address by way of this line. */
  readonly url: string;
  /** Hangs up on everybody and takes no more calls, as a stopped database does. */
  cut(): Promise<void>;
  /** Lets nothing through while all connections look alive, as a network that lost its way does. */
  freeze(): void;
  /** Delays every answer of the database by this many milliseconds. */
  slow(ms: number): void;
  restore(): Promise<void>;
  close(): Promise<void>;
}

/** The wire to the database, where a test can hold the scissors. */
export async function openDatabaseLine(databaseUrl: string): Promise<DatabaseLine> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let frozen = false;
  let delay = 0;
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => {
        if (frozen) return;
        if (from === far && delay > 0) setTimeout(() => to.write(bytes), delay);
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
  const cut = async (): Promise<void> => {
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
    cut,
    freeze: () => {
      frozen = true;
    },
    slow: (ms) => {
      delay = ms;
    },
    restore: async () => {
      delay = 0;
      if (frozen) for (const socket of sockets) socket.destroy();
      frozen = false;
      if (!server.listening) await listen(port);
    },
    close: async () => {
      if (server.listening) await cut();
    },
  };
}
