import type { IncomingMessage, ServerResponse } from 'node:http';
import { Budget, type Release } from '../../limiter/budget.js';
import { countExceeded } from '../../limiter/exceeded-limits.js';
import { LIMITS } from '../../limiter/limits.js';

const releases = new WeakMap<IncomingMessage, Release>();

/**
 * The bodies of requests that have been neither allowed nor refused yet. Until `acceptBody` is called, node:http reads
 * only once from the request's socket, and holds these bytes in memory.
 */
export class ArrivingBodies {
  private readonly budget = new Budget('arrivingBodies');
  private readonly dropped = new Budget('droppedBodies');

  constructor(private readonly clientOf: (request: IncomingMessage) => string) {}

  /**
   * Adds the body of a request, once.
   * @returns false when the limit for arriving bodies is reached.
   */
  add(request: IncomingMessage, response: ServerResponse): boolean {
    if (releases.has(request)) return true;
    response.once('finish', () => this.dropRest(request));
    const { perRequest } = LIMITS.arrivingBodies;
    const bytes = Math.min(Number(request.headers['content-length'] ?? perRequest), perRequest);
    const release = this.budget.tryTake(bytes, this.clientOf(request));
    if (!release) return false;
    releases.set(request, release);
    response.once('close', release);
    return true;
  }

  /**
   * Receives and discards the rest of the body of an answered request, for a limited time. If the connection were closed
   * at once, a client that is still sending would not see the response. Discarded bytes need memory, too, so beyond the
   * limit the connection is closed.
   */
  private dropRest(request: IncomingMessage): void {
    if (request.complete) return;
    const release = this.dropped.tryTake(1, this.clientOf(request));
    if (!release) return void request.socket.destroy();
    const { socket } = request;
    const timer = setTimeout(() => {
      countExceeded('droppedBodies');
      socket.destroy();
    }, LIMITS.droppedBodies.holdMs).unref();
    // An answered request whose connection ends before its body does not emit `close`.
    const end = (): void => {
      clearTimeout(timer);
      socket.off('close', end);
      release();
    };
    socket.once('close', end);
    request.once('close', end).resume();
  }
}

/**
 * Allows the client to send a request's body. Must be called after the client has been allowed, and before the body is
 * read.
 */
export function acceptBody(request: IncomingMessage, response: ServerResponse): void {
  releases.get(request)?.();
  if (/^100-continue$/iu.test(request.headers.expect ?? '')) response.writeContinue();
}
