import { describe, expect, it } from '@jest/globals';
import { LoginAttempts } from './login-attempts.js';

const START = new Date('2026-11-21T01:00:00Z');
const at = (seconds: number): Date => new Date(START.getTime() + seconds * 1000);

/** Makes each attempt as early as allowed. @returns the wait in seconds after each attempt. */
function waits(tries: number): number[] {
  let attempts = LoginAttempts.none(START);
  let now = START;
  return Array.from({ length: tries }, () => {
    attempts = attempts.countAttempt(now);
    const wait = (attempts.freeAt.getTime() - now.getTime()) / 1000;
    now = attempts.freeAt;
    return wait;
  });
}

describe('LoginAttempts', () => {
  it('allows three attempts without delay, then doubles the wait up to a minute', () => {
    expect(waits(10)).toEqual([0, 0, 2, 4, 8, 16, 32, 60, 60, 60]);
    expect(Math.max(...waits(200))).toBe(60);
  });

  it('does not delay a free attempt whose replica read its clock earlier than that of the last attempt', () => {
    expect(LoginAttempts.none(at(1)).countAttempt(at(1)).countAttempt(START).failures).toBe(2);
  });

  it('refuses an attempt during the wait, reports the remaining seconds, and does not extend the wait', () => {
    const attempts = LoginAttempts.none(START).countAttempt(START).countAttempt(START).countAttempt(START);
    for (const seconds of [0, 0.5, 1.2]) {
      expect(() => attempts.countAttempt(at(seconds))).toThrow(
        expect.objectContaining({ kind: 'too-many', retryAfterSeconds: Math.ceil(2 - seconds) }),
      );
    }
    expect(attempts.countAttempt(at(2)).failures).toBe(4);
  });

  it('resets the count 15 minutes after the last attempt', () => {
    const attempts = LoginAttempts.none(START).countAttempt(START).countAttempt(START).countAttempt(START);
    expect(attempts.countAttempt(at(15 * 60)).failures).toBe(1);
    expect(attempts.countAttempt(at(15 * 60 - 1)).failures).toBe(4);
  });

  it('does not count an attempt that was withdrawn', () => {
    const attempts = LoginAttempts.none(START)
      .countAttempt(START)
      .countAttempt(START)
      .countAttempt(START)
      .withoutLast(START);
    expect(attempts.failures).toBe(2);
    expect(attempts.countAttempt(START).failures).toBe(3);
  });
});
