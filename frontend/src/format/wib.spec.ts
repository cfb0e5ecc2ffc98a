import { describe, expect, it } from '@jest/globals';
import { DAYS, formatDate, formatDates, formatWib, weekdayOf } from './wib';

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

describe('formatDate and formatDates', () => {
  it('weekdays and months have Indonesian names', () => {
    expect(formatDate('2026-01-01')).toBe('1 Januari 2026');
    expect(formatDate('2028-12-31')).toBe('31 Desember 2028');
    expect(DAYS[weekdayOf('2026-11-22') - 1]).toBe('Minggu');
    expect(DAYS[weekdayOf('2026-11-23') - 1]).toBe('Senin');
  });

  it.each([
    ['2026-12-25', '2026-12-25', '25 Desember 2026'],
    ['2026-12-24', '2026-12-26', '24–26 Desember 2026'],
    ['2026-03-30', '2026-04-02', '30 Maret – 2 April 2026'],
    ['2026-12-31', '2027-01-02', '31 Desember 2026 – 2 Januari 2027'],
    ['2026-12-01', '2027-12-01', '1 Desember 2026 – 1 Desember 2027'],
  ])('the dates from %s to %s are written as %s', (from, to, text) => {
    expect(formatDates(from, to)).toBe(text);
  });
});
