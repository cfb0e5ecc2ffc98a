import { AsyncLocalStorage } from 'node:async_hooks';

// Leaves a little of the three seconds within which a caller hears that the database does not answer.
const TIMEOUT_MS = 2800;

/** How long one request may wait for the database in all; statements that run side by side count once. */
class DatabaseWait {
  private used = 0;
  private waiting = 0;
  private since = 0;

  /** @returns what ends the wait; `expire` is called when the time is over before. */
  start(expire: () => void): () => void {
    const now = performance.now();
    this.waiting += 1;
    if (this.waiting === 1) this.since = now;
    const timer = setTimeout(expire, Math.max(0, TIMEOUT_MS - this.used - (now - this.since)));
    return () => {
      clearTimeout(timer);
      this.waiting -= 1;
      if (this.waiting === 0) this.used += performance.now() - this.since;
    };
  }
}

const requests = new AsyncLocalStorage<DatabaseWait>();

/** Gives everything that `work` asks the database one deadline in common. */
export function withDatabaseDeadline<T>(work: () => T): T {
  return requests.run(new DatabaseWait(), work);
}

/** Starts a wait that counts for the current request; outside of requests each wait has the whole time. */
export function startWait(expire: () => void): () => void {
  return (requests.getStore() ?? new DatabaseWait()).start(expire);
}
