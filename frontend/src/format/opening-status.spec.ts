import { describe, expect, it } from '@jest/globals';
import { closedDays, openingStatus } from './opening-status';

const hours = [
  { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' },
  { days: [6], opens: '09:00', closes: '15:00' },
];
/** A moment in the week of Monday, 16 November 2026, in WIB. */
const wib = (day: number, time: string) => new Date(`2026-11-${15 + day}T${time}+07:00`);
const closed = (day: string, time = '09.00') => ({ open: false, next: { day, time } });

describe('openingStatus', () => {
  it.each([
    ['Monday before opening', wib(1, '08:59:59'), closed('Senin')],
    ['Monday at opening', wib(1, '09:00:00'), { open: true }],
    ['Friday in the last second', wib(5, '17:59:59'), { open: true }],
    ['Friday at closing', wib(5, '18:00:00'), closed('Sabtu')],
    ['Saturday at closing', wib(6, '15:00:00'), closed('Senin')],
    ['Sunday', wib(7, '12:00:00'), closed('Senin')],
    ['Sunday in WIB, Saturday in UTC', wib(7, '02:00:00'), closed('Senin')],
    ['Monday in WIB, Sunday in UTC', wib(1, '06:30:00'), closed('Senin')],
  ])('%s', (_, now, status) => {
    expect(openingStatus(hours, now)).toEqual(status);
  });

  it('waits a whole week where only one day is open', () => {
    const mondays = [{ days: [1], opens: '10:30', closes: '12:00' }];
    expect(openingStatus(mondays, wib(1, '12:00:00'))).toEqual(closed('Senin', '10.30'));
  });

  it('promises nothing without hours', () => {
    expect(openingStatus([], wib(1, '12:00:00'))).toEqual({ open: false });
  });
});

describe('closedDays', () => {
  it('lists what no row names', () => {
    expect(closedDays(hours)).toEqual([7]);
    expect(closedDays([])).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
});
