import { describe, expect, it } from '@jest/globals';
import { AdminAccount } from './admin-account.js';
import { Session } from './session.js';
import { parseSessionTimeout } from './session-timeout.js';

const START = new Date('2026-11-21T01:00:00Z');
const ORIGIN = { browser: null, device: 'phone' };
const at = (minutes: number): Date => new Date(START.getTime() + minutes * 60_000);

describe('Session', () => {
  const account = AdminAccount.create('hash');
  const session = Session.start('token', account, START, ORIGIN);

  it('ends after 30 minutes without use', () => {
    expect(session.endsAt(account)).toEqual(at(30));
    expect(session.isLive(account, at(29.99))).toBe(true);
    expect(session.isLive(account, at(30))).toBe(false);
  });

  it('is extended by use, up to twelve hours', () => {
    let used = session;
    for (let minute = 20; minute <= 700; minute += 20) {
      expect(used.isLive(account, at(minute))).toBe(true);
      used = used.usedAt(at(minute)) ?? used;
    }
    expect(used.endsAt(account)).toEqual(at(720));
    expect(used.isLive(account, at(719.99))).toBe(true);
    expect(used.isLive(account, at(720))).toBe(false);
  });

  it('applies the current session timeout of the account', () => {
    expect(session.isLive(account.withSessionTimeout(15), at(15))).toBe(false);
    expect(session.isLive(account.withSessionTimeout(120), at(119))).toBe(true);
  });

  it('ends when the password changes', () => {
    expect(session.isLive(account.withPassword('other'), START)).toBe(false);
  });

  it('updates the time of the last use at most every 30 seconds', () => {
    expect(session.usedAt(at(0.49))).toBeUndefined();
    expect(session.usedAt(at(0.5))?.lastSeenAt).toEqual(at(0.5));
  });
});

describe('The limits for stored sessions', () => {
  const account = AdminAccount.create('hash').withSessionTimeout(15);

  it('are the timeout and twelve hours before now', () => {
    expect(Session.limits(account, at(0))).toEqual({ lastSeenAt: at(-15), startedAt: at(-720) });
  });

  it('agree with the session: it has ended at the limit, and not a moment later', () => {
    const stored = {
      tokenHash: 'token',
      passwordVersion: 1,
      startedAt: at(0),
      lastSeenAt: at(0),
      ...ORIGIN,
    };
    const session = Session.restore(stored);
    expect(session).toEqual(Session.start('token', account, at(0), ORIGIN));
    expect(session.hasEnded(account, at(15))).toBe(true);
    expect(session.hasEnded(account, at(14.99))).toBe(false);
    expect(session.hasEnded(account.withPassword('other'), at(0))).toBe(true);
  });
});

describe('parseSessionTimeout', () => {
  it('accepts only timeouts of 15, 30, 60 and 120 minutes', () => {
    expect([15, 30, 60, 120].map(parseSessionTimeout)).toEqual([15, 30, 60, 120]);
    expect(() => parseSessionTimeout(45)).toThrow('15, 30, 60, atau 120');
  });
});
