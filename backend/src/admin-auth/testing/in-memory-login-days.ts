import { LoginDays } from '../application/ports.js';
import type { LoginNotice } from '../domain/login-notice.js';

/** Counts wrong passwords, and has no notices. */
export class InMemoryLoginDays extends LoginDays {
  wrongPasswords = 0;

  override addLogin(): Promise<void> {
    return Promise.resolve();
  }

  override addWrongPassword(): Promise<void> {
    this.wrongPasswords += 1;
    return Promise.resolve();
  }

  override findNotices(): Promise<LoginNotice[]> {
    return Promise.resolve([]);
  }

  override confirm(): Promise<void> {
    return Promise.resolve();
  }
}
