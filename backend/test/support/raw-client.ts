import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection that sends raw bytes, such as requests that no HTTP library can send. */
export class RawClient {
  private received = '';

  private constructor(readonly socket: Socket) {
    socket.setEncoding('latin1').on('data', (chunk: string) => (this.received += chunk));
    // Ignores errors, because many tests wait until the shop closes the connection.
    socket.on('error', () => undefined);
  }

  /** @param from the source address of the client. Linux accepts all of 127.0.0.0/8. */
  static async open(url: string, from = '127.0.0.1'): Promise<RawClient> {
    const { port } = new URL(url);
    const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress: from });
    const client = new RawClient(socket);
    await once(socket, 'connect');
    return client;
  }

  send(text: string): this {
    this.socket.write(text, 'latin1');
    return this;
  }

  get isClosed(): boolean {
    return this.socket.closed;
  }

  get text(): string {
    return this.received;
  }

  /** The statuses of the received responses, including 100 Continue. */
  get statuses(): number[] {
    return [...this.received.matchAll(/HTTP\/1\.1 (\d{3}) /gu)].map(([, status]) => Number(status));
  }

  /** Waits until `count` responses have begun to arrive, or the connection is closed. @returns all statuses so far. */
  async responses(count: number): Promise<number[]> {
    while (this.statuses.length < count && !this.isClosed) {
      const waiting = new AbortController();
      await Promise.race(['data', 'close'].map((event) => once(this.socket, event, waiting)));
      // Removes the listener of the event that did not happen.
      waiting.abort();
    }
    return this.statuses;
  }

  async closed(): Promise<void> {
    if (!this.isClosed) await new Promise((done) => this.socket.once('close', done));
  }

  destroy(): void {
    this.socket.destroy();
  }
}

/** A complete request without a body, or only the head of a request with a body. */
export function head(line: string, headers: Readonly<Record<string, string | number>> = {}): string {
  const lines = Object.entries({ Host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}`);
  return [`${line} HTTP/1.1`, ...lines, '', ''].join('\r\n');
}
