import { LoginAttemptsStore } from '../application/ports.js';
import { LoginAttempts } from '../domain/login-attempts.js';

export class InMemoryLoginAttemptsStore extends LoginAttemptsStore {
  private readonly byKey = new Map<string, LoginAttempts>();

  // oxlint-disable-next-line typescript/require-await -- async, so that an error of `change` rejects the promise
  override async change(
    bucketKey: string,
    now: Date,
    change: (attempts: LoginAttempts) => LoginAttempts,
  ): Promise<void> {
    this.byKey.set(bucketKey, change(this.byKey.get(bucketKey) ?? LoginAttempts.none(now)));
  }

  override forget(bucketKey: string): Promise<void> {
    this.byKey.delete(bucketKey);
    return Promise.resolve();
  }
}
