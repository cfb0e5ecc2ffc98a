import { describe, expect, it } from '@jest/globals';
import { hoursOf, isValidDay, weekOf } from './week';

const hours = [
  { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' },
  { days: [6], opens: '09:00', closes: '15:00' },
];

describe('opening hours, day by day', () => {
  it('shows seven days and gives the same rows back', () => {
    const week = weekOf(hours);
    expect(week.map(({ open }) => open)).toEqual([true, true, true, true, true, true, false]);
    expect(hoursOf(week)).toEqual(hours);
  });

  it('groups days that share their times, also apart from one another', () => {
    const week = weekOf(hours).with(2, { open: false, opens: '09:00', closes: '18:00' });
    expect(hoursOf(week)[0]?.days).toEqual([1, 2, 4, 5]);
    expect(hoursOf(weekOf([]))).toEqual([]);
  });

  it('is wrong for a day that closes before it opens', () => {
    expect(weekOf(hours).every(isValidDay)).toBe(true);
    expect(isValidDay({ open: true, opens: '15:00', closes: '09:00' })).toBe(false);
    expect(isValidDay({ open: true, opens: '', closes: '09:00' })).toBe(false);
    expect(isValidDay({ open: true, opens: '09:00', closes: '' })).toBe(false);
    expect(isValidDay({ open: false, opens: '18:00', closes: '09:00' })).toBe(true);
  });
});
