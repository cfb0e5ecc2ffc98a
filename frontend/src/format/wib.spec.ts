import { describe, expect, it } from '@jest/globals';
import { formatWib } from './wib';

describe('formatWib', () => {
  it.each([
    ['2026-11-21T10:05:00Z', 'Sabtu, 21 November 2026 pukul 17.05 WIB'],
    ['2026-11-21T17:05:00+07:00', 'Sabtu, 21 November 2026 pukul 17.05 WIB'],
    ['2026-12-31T17:00:00Z', 'Jumat, 1 Januari 2027 pukul 00.00 WIB'],
  ])('writes %s as %s', (time, text) => {
    expect(formatWib(time)).toBe(text);
    expect(formatWib(new Date(time))).toBe(text);
  });
});
