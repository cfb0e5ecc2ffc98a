import { AdminAccounts } from '../application/ports.js';
import type { AdminAccount } from '../domain/admin-account.js';
import type { SessionTimeout } from '../domain/session-timeout.js';

export class InMemoryAdminAccounts extends AdminAccounts {
  private account: AdminAccount | undefined;
  /** The last call of `createIfMissing`. The next call waits for it. */
  private lastCreation: Promise<unknown> = Promise.resolve();

  override find(): Promise<AdminAccount | undefined> {
    return Promise.resolve(this.account);
  }

  override createIfMissing(make: () => Promise<AdminAccount>): Promise<boolean> {
    const next = this.lastCreation.then(async () => {
      if (this.account) return false;
      this.account = await make();
      return true;
    });
    this.lastCreation = next.catch(() => undefined);
    return next;
  }

  override changePassword(account: AdminAccount): Promise<boolean> {
    const before = this.account;
    if (before?.passwordVersion !== account.passwordVersion - 1) return Promise.resolve(false);
    this.account = account.withSessionTimeout(before.sessionTimeout);
    return Promise.resolve(true);
  }

  override changeSessionTimeout(timeout: SessionTimeout): Promise<void> {
    this.account = this.account?.withSessionTimeout(timeout);
    return Promise.resolve();
  }
}
