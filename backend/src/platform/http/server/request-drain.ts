import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Connections } from './connections.js';

// The longest time after the start of the shutdown in which new requests are still handled. A proxy notices only after
// a delay that /readyz answers 503.
const ACCEPT_MS = 6000;
/** The longest time for running reads, from the start of the shutdown. */
const TIMEOUT_MS = 8000;
/**
 * The longest time for running writes, from the start of the shutdown. This time ends shortly before the process is
 * killed. The client of an interrupted write would not know whether the change has happened.
 */
const WRITE_TIMEOUT_MS = 9500;
const POLL_MS = 50;
const QUIET_POLLS = 3;

export class RequestDrain {
  private state: 'open' | 'draining' | 'refusing' = 'open';

  constructor(private readonly connections: Connections) {}

  get isDraining(): boolean {
    return this.state !== 'open';
  }

  get isRefusing(): boolean {
    return this.state === 'refusing';
  }

  /** Resolves when several polls in a row have found no running request, or after the timeouts. */
  async finish(): Promise<void> {
    this.state = 'draining';
    this.connections.finish();
    const begin = performance.now();
    let quietPolls = 0;
    while (quietPolls < QUIET_POLLS) {
      await sleep(POLL_MS);
      if (performance.now() - begin > ACCEPT_MS) this.state = 'refusing';
      quietPolls = this.mustWait(begin) ? 0 : quietPolls + 1;
    }
    this.state = 'refusing';
  }

  /** Whether a request is running whose time has not ended. */
  private mustWait(begin: number): boolean {
    const elapsed = performance.now() - begin;
    const unsent = this.connections.unsent();
    if (elapsed > WRITE_TIMEOUT_MS) return false;
    return elapsed > TIMEOUT_MS ? unsent.some(isWrite) : unsent.length > 0;
  }
}

function isWrite({ req }: ServerResponse): boolean {
  return req.method !== 'GET' && req.method !== 'HEAD';
}
