import { describe, expect, it } from '@jest/globals';
import { clockWib, shortDateWib, shortWib } from './short-wib';

describe('short times in WIB (UTC+7)', () => {
  const now = new Date('2026-11-21T03:00:00Z');

  it('shortWib omits the date of a time on the current day in WIB', () => {
    expect(shortWib('2026-11-21T10:05:00Z', now)).toBe('17.05 WIB');
    expect(shortWib('2026-11-20T17:00:00Z', now)).toBe('00.00 WIB');
  });

  it('shortWib adds the day and month of a time on another day', () => {
    expect(shortWib('2026-11-21T17:00:00Z', now)).toBe('22 November 00.00 WIB');
  });

  it('shortDateWib abbreviates the month, and adds a year that is not the current one', () => {
    expect(shortDateWib('2026-12-24T02:00:00Z', now)).toBe('24 Des 09.00');
    expect(shortDateWib('2026-12-31T17:00:00Z', now)).toBe('1 Jan 2027 00.00');
  });

  it('clockWib writes only the time, without a date', () => {
    expect(clockWib('2026-01-01T00:30:00Z')).toBe('07.30 WIB');
  });
});
