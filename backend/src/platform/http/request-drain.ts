import type { Server, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long requests in flight may take once the server is told to stop. */
const TIMEOUT_MS = 8000;
// Until then new requests are answered as well: a proxy needs some time to see that the shop is not ready any more.
const ACCEPT_MS = 6000;
const POLL_MS = 50;
const QUIET_POLLS = 3;

/** Lets a server finish the requests that it has begun before it closes. */
export class RequestDrain {
  private readonly inFlight = new Set<ServerResponse>();
  private server: Server | undefined;
  private started = false;

  get isDraining(): boolean {
    return this.started;
  }

  watch(server: Server): void {
    this.server = server;
    server.prependListener('request', (_request, response: ServerResponse) => {
      this.inFlight.add(response);
      response.once('close', () => this.inFlight.delete(response));
      if (this.started) closeConnectionAfter(response);
    });
  }

  /** Resolves when nothing is in flight any more, or when the time is over. */
  async finish(): Promise<void> {
    this.started = true;
    for (const response of this.inFlight) closeConnectionAfter(response);
    const begin = performance.now();
    for (let quiet = 0; quiet < QUIET_POLLS; quiet = this.inFlight.size === 0 ? quiet + 1 : 0) {
      await sleep(POLL_MS);
      const elapsed = performance.now() - begin;
      if (elapsed > TIMEOUT_MS) return;
      if (elapsed > ACCEPT_MS) this.server?.close();
    }
  }
}

function closeConnectionAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}
