import type { LockName } from './advisory-locks.js';

/** A named lock, shared by all replicas. */
export abstract class Lock {
  /** Waits for the lock, then runs `work` under it. Rejects with the error of `work`. */
  abstract run<T>(name: LockName, work: () => Promise<T>): Promise<T>;
  /** Runs `work` if the lock is free. @returns false, without running `work`, while the lock is held. */
  abstract tryRun(name: LockName, work: () => Promise<void>): Promise<boolean>;
}
