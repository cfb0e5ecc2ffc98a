import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { startWait, withDatabaseDeadline, withoutCommonDeadline } from './request-deadline.js';

describe('the deadline of database calls', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  /** Waits three times for two seconds. @returns the number of waits that expired. */
  function waitThrice(): number {
    let expired = 0;
    for (let wait = 0; wait < 3; wait += 1) {
      const stop = startWait(() => (expired += 1));
      jest.advanceTimersByTime(2000);
      stop();
    }
    return expired;
  }

  it('is common to all calls of a request', () => {
    expect(withDatabaseDeadline(waitThrice)).toBe(2);
  });

  it('is separate for each call without a common deadline', () => {
    expect(withDatabaseDeadline(() => withoutCommonDeadline(waitThrice))).toBe(0);
    expect(waitThrice()).toBe(0);
  });
});
