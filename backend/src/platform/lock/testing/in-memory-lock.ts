import type { LockName } from '../advisory-locks.js';
import { Lock } from '../lock.js';

/** A lock within one process. All replicas in a test share one instance. */
export class InMemoryLock extends Lock {
  private readonly held = new Map<LockName, Promise<void>>();

  override async run<T>(name: LockName, work: () => Promise<T>): Promise<T> {
    while (this.held.has(name)) await this.held.get(name);
    const { promise, resolve } = Promise.withResolvers<void>();
    this.held.set(name, promise);
    try {
      return await work();
    } finally {
      this.held.delete(name);
      resolve();
    }
  }

  override async tryRun(name: LockName, work: () => Promise<void>): Promise<boolean> {
    if (this.held.has(name)) return false;
    await this.run(name, work);
    return true;
  }
}
