import { describe, expect, it } from '@jest/globals';
import { formatDays, formatOpeningHours } from './written-hours.js';

describe('formatOpeningHours', () => {
  it('writes the default hours on one line', () => {
    const hours = [
      { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' },
      { days: [6], opens: '09:00', closes: '15:00' },
    ];
    expect(formatOpeningHours({ hours })).toBe('Sen–Jum 09.00–18.00 · Sab 09.00–15.00 WIB');
  });

  it('appends the time zone, and writes both intervals of a day with a break', () => {
    const hours = [
      { days: [5], opens: '09:00', closes: '11:30' },
      { days: [5], opens: '13:00', closes: '18:00' },
    ];
    expect(formatOpeningHours({ hours, timeZone: 'WITA' })).toBe('Jum 09.00–11.30, 13.00–18.00 WITA');
  });

  it('returns an empty string for a shop without opening hours', () => {
    expect(formatOpeningHours({ hours: [] })).toBe('');
  });
});

describe('formatDays', () => {
  it.each([
    [[1, 2, 3, 4, 5], 'Sen–Jum'],
    [[3, 1], 'Sen, Rab'],
    [[1, 2], 'Sen, Sel'],
    [[1, 2, 3, 5, 7], 'Sen–Rab, Jum, Min'],
  ])('writes %j as %s', (days, text) => {
    expect(formatDays(days)).toBe(text);
  });
});
