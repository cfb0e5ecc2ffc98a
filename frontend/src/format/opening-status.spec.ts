import { describe, expect, it } from '@jest/globals';
import { closedDays, openingStatus } from './opening-status';

const hours = [
  { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' },
  { days: [6], opens: '09:00', closes: '15:00' },
];
/** A time in WIB in the week of Monday, 16 November 2026; day 1 is Monday. */
const wib = (day: number, time: string) => new Date(`2026-11-${15 + day}T${time}+07:00`);
const closed = (day: string, time = '09.00') => ({ open: false, next: { day, time } });

describe('openingStatus', () => {
  it.each([
    ['is closed on Monday before opening time', wib(1, '08:59:59'), closed('Senin')],
    ['is open on Monday at opening time', wib(1, '09:00:00'), { open: true }],
    ['is open on Friday in the last second', wib(5, '17:59:59'), { open: true }],
    ['is closed on Friday at closing time', wib(5, '18:00:00'), closed('Sabtu')],
    ['is closed on Saturday at closing time', wib(6, '15:00:00'), closed('Senin')],
    ['is closed on Sunday', wib(7, '12:00:00'), closed('Senin')],
    ['is closed on Sunday in WIB while it is Saturday in UTC', wib(7, '02:00:00'), closed('Senin')],
    ['is closed early on Monday in WIB while it is Sunday in UTC', wib(1, '06:30:00'), closed('Senin')],
  ])('%s', (_, now, status) => {
    expect(openingStatus(hours, now)).toEqual(status);
  });

  it('opens next on the same weekday when it is the only day with hours', () => {
    const mondays = [{ days: [1], opens: '10:30', closes: '12:00' }];
    expect(openingStatus(mondays, wib(1, '12:00:00'))).toEqual(closed('Senin', '10.30'));
  });

  it('is closed, with no next opening, without hours', () => {
    expect(openingStatus([], wib(1, '12:00:00'))).toEqual({ open: false });
  });
});

describe('closedDays', () => {
  it('lists the weekdays without opening hours', () => {
    expect(closedDays(hours)).toEqual([7]);
    expect(closedDays([])).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
});
