import type { Clock } from '../../platform/index.js';
import type { LoginAttemptsStore } from './ports/login-attempts-store.js';

/** Lets a client try a password, unless it has to wait. */
export class LoginThrottle {
  constructor(
    private readonly store: LoginAttemptsStore,
    private readonly clock: Clock,
  ) {}

  /** Runs one try and forgets the failures before it when it succeeds. A try that could not be made does not count. */
  async attempt(client: string, isRight: () => Promise<boolean>): Promise<boolean> {
    const now = await this.clock.now();
    await this.store.change(client, now, (attempts) => attempts.tryAt(now));
    const right = await isRight().catch(async (error: unknown) => {
      await this.store.change(client, now, (attempts) => attempts.withoutLast(now));
      throw error;
    });
    if (right) await this.store.forget(client);
    return right;
  }
}
