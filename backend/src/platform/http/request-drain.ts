import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long requests in flight may take after the shutdown has started. */
const TIMEOUT_MS = 8000;
// Until then new requests are accepted too: a proxy needs time to notice that /readyz answers 503.
const ACCEPT_MS = 6000;
const POLL_MS = 50;
const QUIET_POLLS = 3;

/** Waits for a server's requests in flight before it closes. */
export class RequestDrain {
  /** The last response of each connection: its responses end in order. No listener per request, which would take time. */
  private readonly lastResponses = new Map<Socket, ServerResponse>();
  private server: Server | undefined;
  private started = false;

  get isDraining(): boolean {
    return this.started;
  }

  watch(server: Server): void {
    this.server = server;
    server.on('connection', (socket) => socket.once('close', () => this.lastResponses.delete(socket)));
  }

  /** To be called for every request before it is handled. */
  add({ socket }: IncomingMessage, response: ServerResponse): void {
    this.lastResponses.set(socket, response);
    if (this.started) closeConnectionAfter(response);
  }

  /** Resolves when no request has been in flight for three polls, or after the timeout. */
  async finish(): Promise<void> {
    this.started = true;
    for (const response of this.inFlight()) closeConnectionAfter(response);
    const begin = performance.now();
    for (let quiet = 0; quiet < QUIET_POLLS; quiet = this.inFlight().length === 0 ? quiet + 1 : 0) {
      await sleep(POLL_MS);
      const elapsed = performance.now() - begin;
      if (elapsed > TIMEOUT_MS) return;
      if (elapsed > ACCEPT_MS) this.server?.close();
    }
  }

  private inFlight(): ServerResponse[] {
    return [...this.lastResponses.values()].filter((response) => !response.writableFinished);
  }
}

function closeConnectionAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}
