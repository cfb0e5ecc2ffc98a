import { describe, expect, it } from '@jest/globals';
import { hoursOf, isValidDay, weekOf } from './week';

const hours = [
  { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' },
  { days: [6], opens: '09:00', closes: '15:00' },
];

describe('the opening hours form', () => {
  it('shows seven days and sends unchanged hours as they were', () => {
    const week = weekOf(hours);
    expect(week.map(({ open }) => open)).toEqual([true, true, true, true, true, true, false]);
    expect(hoursOf(week)).toEqual(hours);
  });

  it('groups days with the same times, consecutive or not', () => {
    const week = weekOf(hours).with(2, { open: false, opens: '09:00', closes: '18:00' });
    expect(hoursOf(week)[0]?.days).toEqual([1, 2, 4, 5]);
    expect(hoursOf(weekOf([]))).toEqual([]);
  });

  it('rejects an open day that closes before it opens or lacks a time', () => {
    expect(weekOf(hours).every(isValidDay)).toBe(true);
    expect(isValidDay({ open: true, opens: '15:00', closes: '09:00' })).toBe(false);
    expect(isValidDay({ open: true, opens: '', closes: '09:00' })).toBe(false);
    expect(isValidDay({ open: true, opens: '09:00', closes: '' })).toBe(false);
    expect(isValidDay({ open: false, opens: '18:00', closes: '09:00' })).toBe(true);
  });
});
