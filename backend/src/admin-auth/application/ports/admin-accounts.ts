import type { AdminAccount } from '../../domain/admin-account.js';
import type { SessionTimeout } from '../../domain/session-timeout.js';

/** Keeps the one administrator. */
export abstract class AdminAccounts {
  abstract find(): Promise<AdminAccount | undefined>;

  /**
   * Stores what `make` makes, unless there is an account already; of several replicas that start at once only one
   * gets to make it.
   * @returns whether it did.
   */
  abstract createOnce(make: () => Promise<AdminAccount>, now: Date): Promise<boolean>;

  /** @returns false when the password was changed meanwhile: it is not the one before this account's any more. */
  abstract changePassword(account: AdminAccount, now: Date): Promise<boolean>;

  abstract changeSessionTimeout(timeout: SessionTimeout, now: Date): Promise<void>;
}
