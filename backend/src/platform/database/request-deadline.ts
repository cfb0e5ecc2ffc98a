import { AsyncLocalStorage } from 'node:async_hooks';
import { startDeadline } from '../limiter/deadline.js';

// Less than three seconds: when the database does not respond, a client must get its 503 within three seconds.
const TIMEOUT_MS = 2800;

/** Measures how long one request has waited for the database. The time of concurrent statements counts once. */
class DatabaseWait {
  private used = 0;
  private waiting = 0;
  /** The start of the current period, in which at least one wait runs. */
  private since = 0;

  /**
   * Starts a wait.
   * @param expire called if the request's time is used up before the wait ends.
   * @returns a function that ends the wait.
   */
  start(expire: () => void): () => void {
    const now = performance.now();
    this.waiting += 1;
    if (this.waiting === 1) this.since = now;
    const stop = startDeadline(expire, Math.max(0, TIMEOUT_MS - this.used - (now - this.since)));
    return () => {
      stop();
      this.waiting -= 1;
      if (this.waiting === 0) this.used += performance.now() - this.since;
    };
  }
}

const requests = new AsyncLocalStorage<DatabaseWait>();

/** Gives all database calls in `work` one common deadline. */
export function withDatabaseDeadline<T>(work: () => T): T {
  return requests.run(new DatabaseWait(), work);
}

/** Gives each database call in `work` a deadline of its own, for a command whose duration depends on the data. */
export function withoutCommonDeadline<T>(work: () => T): T {
  return requests.exit(work);
}

/** Starts a wait whose time counts for the current request. A wait outside of a request has the full timeout. */
export function startWait(expire: () => void): () => void {
  return (requests.getStore() ?? new DatabaseWait()).start(expire);
}
