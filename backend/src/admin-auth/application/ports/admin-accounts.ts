import type { AdminAccount } from '../../domain/admin-account.js';
import type { SessionTimeout } from '../../domain/session-timeout.js';

/** Stores the account of the only administrator. */
export abstract class AdminAccounts {
  abstract find(): Promise<AdminAccount | undefined>;

  /**
   * Stores the account that `make` returns unless one exists. Of several replicas that start at once, only one
   * calls `make`.
   * @returns whether it was stored.
   */
  abstract createIfMissing(make: () => Promise<AdminAccount>, now: Date): Promise<boolean>;

  /**
   * @returns false, without a change, if the stored password version is not the one before the given account's.
   */
  abstract changePassword(account: AdminAccount, now: Date): Promise<boolean>;

  abstract changeSessionTimeout(timeout: SessionTimeout, now: Date): Promise<void>;
}
