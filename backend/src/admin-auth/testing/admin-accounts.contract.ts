import { beforeEach, describe, expect, it } from '@jest/globals';
import type { AdminAccounts } from '../application/ports/admin-accounts.js';
import { AdminAccount } from '../domain/admin-account.js';

const NOW = new Date('2026-11-21T01:00:00Z');

/** What every keeper of the account must do. */
export function adminAccountsContract(name: string, open: () => Promise<AdminAccounts>): void {
  describe(name, () => {
    const account = AdminAccount.create('hash');
    const make = (): Promise<AdminAccount> => Promise.resolve(account);
    let accounts: AdminAccounts;
    beforeEach(async () => {
      accounts = await open();
    });

    it('has none at first', async () => {
      expect(await accounts.find()).toBeUndefined();
      expect(await accounts.changePassword(account.withPassword('other'), NOW)).toBe(false);
    });

    it('is created once, and made once, however many try', async () => {
      let made = 0;
      const slowly = async (): Promise<AdminAccount> => {
        made += 1;
        await new Promise((done) => setTimeout(done, 20));
        return account;
      };
      const created = await Promise.all(Array.from({ length: 5 }, () => accounts.createOnce(slowly, NOW)));
      expect(created.filter(Boolean)).toHaveLength(1);
      expect(made).toBe(1);
      expect(await accounts.find()).toEqual(account);
    });

    it('can be created after a first attempt failed', async () => {
      await expect(accounts.createOnce(() => Promise.reject(new Error('disk full')), NOW)).rejects.toThrow(
        'disk full',
      );
      expect(await accounts.createOnce(make, NOW)).toBe(true);
    });

    it('changes the password only from the one before', async () => {
      await accounts.createOnce(make, NOW);
      const changed = account.withPassword('other');
      expect(await accounts.changePassword(changed, NOW)).toBe(true);
      expect(await accounts.changePassword(account.withPassword('third'), NOW)).toBe(false);
      expect(await accounts.find()).toEqual(changed);
    });

    it('changes the session timeout and keeps it through a new password', async () => {
      await accounts.createOnce(make, NOW);
      await accounts.changeSessionTimeout(120, NOW);
      await accounts.changePassword(account.withPassword('other'), NOW);
      expect(await accounts.find()).toMatchObject({
        sessionTimeout: 120,
        passwordHash: 'other',
        passwordVersion: 2,
      });
    });
  });
}
