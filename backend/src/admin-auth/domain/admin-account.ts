import { DEFAULT_SESSION_TIMEOUT, type SessionTimeout } from './session-timeout.js';

export interface StoredAdminAccount {
  readonly passwordHash: string;
  readonly passwordVersion: number;
  readonly sessionTimeout: SessionTimeout;
}

/**
 * The one administrator. Each password has a number, and a session counts only with the number of the password
 * that opened it: one changed row ends all of them at once, even one whose login is still under way.
 */
export class AdminAccount {
  private constructor(
    readonly passwordHash: string,
    readonly passwordVersion: number,
    readonly sessionTimeout: SessionTimeout,
  ) {}

  static create(passwordHash: string): AdminAccount {
    return new AdminAccount(passwordHash, 1, DEFAULT_SESSION_TIMEOUT);
  }

  static restore(stored: StoredAdminAccount): AdminAccount {
    return new AdminAccount(stored.passwordHash, stored.passwordVersion, stored.sessionTimeout);
  }

  get hasFirstPassword(): boolean {
    return this.passwordVersion === 1;
  }

  withPassword(passwordHash: string): AdminAccount {
    return new AdminAccount(passwordHash, this.passwordVersion + 1, this.sessionTimeout);
  }

  withSessionTimeout(sessionTimeout: SessionTimeout): AdminAccount {
    return new AdminAccount(this.passwordHash, this.passwordVersion, sessionTimeout);
  }
}
