import { beforeEach, describe, expect, it } from '@jest/globals';
import type { AdminAccounts } from '../application/ports.js';
import { AdminAccount } from '../domain/admin-account.js';

const NOW = new Date('2026-11-21T01:00:00Z');

export function adminAccountsContract(name: string, create: () => Promise<AdminAccounts>): void {
  describe(name, () => {
    const account = AdminAccount.create('hash');
    const make = (): Promise<AdminAccount> => Promise.resolve(account);
    let accounts: AdminAccounts;
    beforeEach(async () => {
      accounts = await create();
    });

    it('finds no account at first, and stores no new password without an account', async () => {
      expect(await accounts.find()).toBeUndefined();
      expect(await accounts.changePassword(account.withPassword('other'), NOW)).toBe(false);
    });

    it('creates only one account on concurrent attempts', async () => {
      let made = 0;
      const slowly = async (): Promise<AdminAccount> => {
        made += 1;
        await new Promise((done) => setTimeout(done, 20));
        return account;
      };
      const created = await Promise.all(
        Array.from({ length: 5 }, () => accounts.createIfMissing(slowly, NOW)),
      );
      expect(created.filter(Boolean)).toHaveLength(1);
      expect(made).toBe(1);
      expect(await accounts.find()).toEqual(account);
    });

    it('creates the account after a failed attempt', async () => {
      await expect(
        accounts.createIfMissing(() => Promise.reject(new Error('disk full')), NOW),
      ).rejects.toThrow('disk full');
      expect(await accounts.createIfMissing(make, NOW)).toBe(true);
    });

    it('changes the password only if the stored version is the previous one', async () => {
      await accounts.createIfMissing(make, NOW);
      const changed = account.withPassword('other');
      expect(await accounts.changePassword(changed, NOW)).toBe(true);
      expect(await accounts.changePassword(account.withPassword('third'), NOW)).toBe(false);
      expect(await accounts.find()).toEqual(changed);
    });

    it('changes the session timeout and keeps it through a new password', async () => {
      await accounts.createIfMissing(make, NOW);
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
