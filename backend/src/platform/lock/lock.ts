import type { LockName } from './advisory-locks.js';

/** Work that only one replica does at a time. */
export abstract class Lock {
  /** Waits until nobody else holds the lock, then runs `work` while holding it. */
  abstract run<T>(name: LockName, work: () => Promise<T>): Promise<T>;
  /** @returns false, without running `work`, while somebody else holds the lock. */
  abstract tryRun(name: LockName, work: () => Promise<void>): Promise<boolean>;
}
