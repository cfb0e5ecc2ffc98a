import { describe, expect, it } from '@jest/globals';
import { hoursOf, weekOf, wrongDay } from './week';

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

  it('finds the day that closes before it opens', () => {
    expect(wrongDay(weekOf(hours))).toBeUndefined();
    expect(wrongDay(weekOf(hours).with(5, { open: true, opens: '15:00', closes: '09:00' }))).toBe(5);
    expect(wrongDay(weekOf(hours).with(0, { open: true, opens: '', closes: '09:00' }))).toBe(0);
    expect(wrongDay(weekOf(hours).with(6, { open: false, opens: '18:00', closes: '09:00' }))).toBeUndefined();
  });
});
