import { describe, expect, it } from '@jest/globals';
import { clockWib, shortDateWib, shortWib } from './short-wib';

describe('a short time in WIB', () => {
  const now = new Date('2026-11-21T03:00:00Z');

  it('has no date on the same day in WIB', () => {
    expect(shortWib('2026-11-21T10:05:00Z', now)).toBe('17.05 WIB');
    expect(shortWib('2026-11-20T17:00:00Z', now)).toBe('00.00 WIB');
  });

  it('has day and month on another day', () => {
    expect(shortWib('2026-11-21T17:00:00Z', now)).toBe('22 November 00.00 WIB');
  });

  it('abbreviates the month with shortDateWib, and adds the year unless it is current', () => {
    expect(shortDateWib('2026-12-24T02:00:00Z', now)).toBe('24 Des 09.00');
    expect(shortDateWib('2026-12-31T17:00:00Z', now)).toBe('1 Jan 2027 00.00');
  });

  it('never has a date with clockWib', () => {
    expect(clockWib('2026-01-01T00:30:00Z')).toBe('07.30 WIB');
  });
});
