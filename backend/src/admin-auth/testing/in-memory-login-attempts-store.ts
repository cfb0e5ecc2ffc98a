import { LoginAttemptsStore } from '../application/ports/login-attempts-store.js';
import { LoginAttempts } from '../domain/login-attempts.js';

export class InMemoryLoginAttemptsStore extends LoginAttemptsStore {
  private readonly byClient = new Map<string, LoginAttempts>();

  override change(
    client: string,
    now: Date,
    change: (attempts: LoginAttempts) => LoginAttempts,
  ): Promise<void> {
    return Promise.resolve().then(() => {
      this.byClient.set(client, change(this.byClient.get(client) ?? LoginAttempts.none(now)));
    });
  }

  override forget(client: string): Promise<void> {
    this.byClient.delete(client);
    return Promise.resolve();
  }
}
