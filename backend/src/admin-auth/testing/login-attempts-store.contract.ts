import { beforeEach, describe, expect, it } from '@jest/globals';
import type { LoginAttemptsStore } from '../application/ports.js';
import type { LoginAttempts } from '../domain/login-attempts.js';

const NOW = new Date('2026-11-21T01:00:00Z');

export function loginAttemptsStoreContract(name: string, create: () => Promise<LoginAttemptsStore>): void {
  describe(name, () => {
    let store: LoginAttemptsStore;
    beforeEach(async () => {
      store = await create();
    });

    const attempt = (bucketKey: string): Promise<void> =>
      store.change(bucketKey, NOW, (attempts) => attempts.countAttempt(NOW));
    const failuresOf = async (bucketKey: string): Promise<number> => {
      let seen = 0;
      await store.change(bucketKey, NOW, (attempts: LoginAttempts) => {
        seen = attempts.failures;
        return attempts;
      });
      return seen;
    };

    it('counts each bucket separately', async () => {
      await attempt('a');
      await attempt('a');
      await attempt('2001:db8:1:2::/64');
      expect(await failuresOf('a')).toBe(2);
      expect(await failuresOf('2001:db8:1:2::/64')).toBe(1);
      expect(await failuresOf('b')).toBe(0);
    });

    it('forgets the attempts of a bucket', async () => {
      await attempt('a');
      await store.forget('a');
      await store.forget('a');
      expect(await failuresOf('a')).toBe(0);
    });

    it('counts concurrent attempts, except refused ones', async () => {
      const results = await Promise.allSettled(Array.from({ length: 10 }, () => attempt('a')));
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
      expect(await failuresOf('a')).toBe(3);
    });
  });
}
