import type { AdminAccount } from '../domain/admin-account.js';
import type { LoginAttempts } from '../domain/login-attempts.js';
import type { LoginNotice } from '../domain/login-notice.js';
import type { SessionTimeout } from '../domain/session-timeout.js';
import type { Session } from '../domain/session.js';

export abstract class AdminAccounts {
  abstract find(): Promise<AdminAccount | undefined>;

  /**
   * Stores the account that `make` returns, unless an account exists already. Of several replicas that start at once,
   * only one calls `make`.
   * @returns whether the account was stored.
   */
  abstract createIfMissing(make: () => Promise<AdminAccount>, now: Date): Promise<boolean>;

  /**
   * Stores the account's new password if the stored version is one lower than the version of `account`.
   * @returns false, without a change, if another version is stored.
   */
  abstract changePassword(account: AdminAccount, now: Date): Promise<boolean>;

  abstract changeSessionTimeout(timeout: SessionTimeout, now: Date): Promise<void>;
}

export abstract class FirstPasswordFile {
  abstract write(password: string): Promise<void>;
  /** Tells the operator where the file is. Called after the password has become valid. */
  abstract announce(password: string): void;
  /** Removes the file when its password is no longer valid. Never throws. */
  abstract remove(): Promise<void>;
}

/** Counts the logins and wrong passwords of each browser and day. */
export abstract class LoginDays {
  abstract addLogin(browser: string | null, now: Date): Promise<void>;
  abstract addWrongPassword(browser: string | null, now: Date): Promise<void>;
  /** Returns the notices that are not confirmed, the oldest first. */
  abstract findNotices(): Promise<LoginNotice[]>;
  abstract confirm(notice: Pick<LoginNotice, 'kind' | 'at'>): Promise<void>;
}

/** Stores the login attempts of each bucket (see `Bucket`), shared by all replicas. */
export abstract class LoginAttemptsStore {
  /**
   * Reads, changes and stores the attempts of one bucket atomically. `change` may be called more than once. If `change`
   * throws, nothing is stored.
   */
  abstract change(
    bucketKey: string,
    now: Date,
    change: (attempts: LoginAttempts) => LoginAttempts,
  ): Promise<void>;
  abstract forget(bucketKey: string): Promise<void>;
}

export abstract class PasswordHasher {
  abstract hash(password: string): Promise<string>;
  abstract verify(hash: string, password: string): Promise<boolean>;
}

export abstract class Sessions {
  abstract find(tokenHash: string): Promise<Session | undefined>;
  abstract add(session: Session): Promise<void>;
  abstract recordUse(session: Session): Promise<void>;
  abstract remove(...tokenHashes: string[]): Promise<void>;
  /** Returns the sessions that have not ended, the last used first. */
  abstract findLive(account: AdminAccount, now: Date): Promise<Session[]>;
  /** Removes sessions that were idle too long, lasted too long, or belong to a password before that of `account`. */
  abstract removeEnded(account: AdminAccount, now: Date): Promise<void>;
}
