import { DEFAULT_SESSION_TIMEOUT, type SessionTimeout } from './session-timeout.js';

export interface StoredAdminAccount {
  readonly passwordHash: string;
  readonly passwordVersion: number;
  readonly sessionTimeout: SessionTimeout;
}

/**
 * The account of the only administrator. A session is valid only for the password version with which it was opened. So
 * a change of this one row ends all sessions at once, even sessions that are being opened at that moment.
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
