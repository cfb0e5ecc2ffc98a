import type { IncomingMessage, ServerResponse } from 'node:http';
import { Budget, type Release } from '../../limiter/budget.js';
import { countExceeded } from '../../limiter/exceeded-limits.js';
import { LIMITS } from '../../limiter/limits.js';

const releases = new WeakMap<IncomingMessage, Release>();

/**
 * The bodies of requests that are not yet allowed or refused. Until `acceptBody` is called, node:http keeps the first
 * read of the socket, and reads no more.
 */
export class ArrivingBodies {
  private readonly budget = new Budget('arrivingBodies');

  constructor(private readonly clientOf: (request: IncomingMessage) => string) {}

  /** @returns false when there is no room for another body. */
  add(request: IncomingMessage, response: ServerResponse): boolean {
    dropLate(request, response);
    const { perRequest } = LIMITS.arrivingBodies;
    const bytes = Math.min(Number(request.headers['content-length'] ?? perRequest), perRequest);
    const release = this.budget.tryTake(bytes, this.clientOf(request));
    if (!release) return false;
    releases.set(request, release);
    response.once('close', release);
    return true;
  }
}

/**
 * Allows the client to send a request's body. Call it before the body is read, after the client is known to be allowed.
 */
export function acceptBody(request: IncomingMessage, response: ServerResponse): void {
  releases.get(request)?.();
  if (/^100-continue$/iu.test(request.headers.expect ?? '')) response.writeContinue();
}

/**
 * Receives and drops the rest of a body that was answered early, for a limited time. If the connection were closed at
 * once, a client that is still sending would not see the response.
 */
function dropLate(request: IncomingMessage, response: ServerResponse): void {
  response.once('finish', () => {
    if (request.complete) return;
    request.resume();
    setTimeout(() => {
      if (request.complete) return;
      countExceeded('droppedBodies');
      request.socket.destroy();
    }, LIMITS.droppedBodies.holdMs).unref();
  });
}
