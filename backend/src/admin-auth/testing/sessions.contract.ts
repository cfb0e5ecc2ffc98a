import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Sessions } from '../application/ports.js';
import { AdminAccount } from '../domain/admin-account.js';
import { Session } from '../domain/session.js';

const START = new Date('2026-11-21T01:00:00Z');
const ORIGIN = { browser: null, device: 'phone' };
const at = (minutes: number): Date => new Date(START.getTime() + minutes * 60_000);

export function sessionsContract(name: string, create: () => Promise<Sessions>): void {
  describe(name, () => {
    const account = AdminAccount.create('hash');
    let sessions: Sessions;
    beforeEach(async () => {
      sessions = await create();
    });

    it('finds a session until it is removed', async () => {
      const session = Session.start('one', account, START, { ...ORIGIN, browser: 'Chrome di Android' });
      await sessions.add(session);
      expect(await sessions.find('one')).toEqual(session);
      expect(await sessions.find('two')).toBeUndefined();
      await sessions.remove('one', 'two');
      await sessions.remove('one');
      expect(await sessions.find('one')).toBeUndefined();
    });

    it('records the use of a stored session, and does not add a missing session', async () => {
      const session = Session.start('one', account, START, ORIGIN);
      const used = session.usedAt(at(5)) ?? session;
      await sessions.recordUse(used);
      expect(await sessions.find('one')).toBeUndefined();
      await sessions.add(session);
      await sessions.recordUse(used);
      expect((await sessions.find('one'))?.lastSeenAt).toEqual(at(5));
    });

    it('keeps the later time of two uses, whichever is recorded last', async () => {
      const session = Session.start('one', account, START, ORIGIN);
      await sessions.add(session);
      for (const minutes of [5, 3]) await sessions.recordUse(session.usedAt(at(minutes)) ?? session);
      expect((await sessions.find('one'))?.lastSeenAt).toEqual(at(5));
    });

    it('finds the sessions that have not ended, and removes the others', async () => {
      // A session ends after 12 hours or after 30 idle minutes, or if its password version is not 1.
      const now = at(720);
      const started = (tokenHash: string, startedAt: Date, lastSeenAt: Date, passwordVersion = 1): Session =>
        Session.restore({ tokenHash, passwordVersion, startedAt, lastSeenAt, ...ORIGIN });
      await sessions.add(started('live', at(1), at(691)));
      await sessions.add(started('idle', at(600), at(690)));
      await sessions.add(started('long', at(0), at(719)));
      await sessions.add(started('earlier password', at(700), at(719), 0));
      await sessions.add(started('used earlier', at(2), at(690.5)));
      const live = await sessions.findLive(account, now);
      expect(live.map(({ tokenHash }) => tokenHash)).toEqual(['live', 'used earlier']);
      await sessions.removeEnded(account, now);
      const left = await Promise.all(
        ['live', 'idle', 'long', 'earlier password'].map(
          async (hash) => (await sessions.find(hash))?.tokenHash,
        ),
      );
      expect(left).toEqual(['live', undefined, undefined, undefined]);
    });

    it('keeps the sessions of a later password when ended sessions are removed for an account read earlier', async () => {
      await sessions.add(Session.start('later password', account.withPassword('new hash'), START, ORIGIN));
      await sessions.removeEnded(account, at(1));
      expect(await sessions.find('later password')).toBeDefined();
    });
  });
}
