import { upcoming } from '@etalase/backend/rules/special-hours';
import { clockIn, TIME_ZONES, type TimeZone } from '@etalase/backend/rules/time-zone';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { closedDays, openingStatus, type ShopHours, writeShopHours } from './opening-status';

const hours = [
  { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' },
  { days: [6], opens: '09:00', closes: '15:00' },
];
/** A time in WIB in the week of Monday, 16 November 2026; day 1 is Monday. */
const wib = (day: number, time: string) => new Date(`2026-11-${15 + day}T${time}+07:00`);
const closed = (day: string, time = '09.00') => ({ open: false, next: { day, time } });

describe('openingStatus', () => {
  it.each([
    ['is closed on Monday before opening time', wib(1, '08:59:59'), closed('hari ini')],
    ['is open on Monday at opening time', wib(1, '09:00:00'), { open: true }],
    ['is open on Friday in the last second', wib(5, '17:59:59'), { open: true }],
    ['is closed on Friday at closing time', wib(5, '18:00:00'), closed('besok')],
    ['is closed on Saturday at closing time', wib(6, '15:00:00'), closed('Senin')],
    ['is closed on Sunday', wib(7, '12:00:00'), closed('besok')],
    ['is closed on Sunday in WIB while it is Saturday in UTC', wib(7, '02:00:00'), closed('besok')],
    ['is closed early on Monday in WIB while it is Sunday in UTC', wib(1, '06:30:00'), closed('hari ini')],
  ])('%s', (_, now, status) => {
    expect(openingStatus({ hours }, now)).toEqual(status);
  });

  it('adds the date to the same weekday of the next week if no other day has hours', () => {
    const mondays = [{ days: [1], opens: '10:30', closes: '12:00' }];
    expect(openingStatus({ hours: mondays }, wib(1, '10:29:59'))).toEqual(closed('hari ini', '10.30'));
    expect(openingStatus({ hours: mondays }, wib(1, '12:00:00'))).toEqual(
      closed('Senin 23 November', '10.30'),
    );
  });

  it('returns closed and no next opening for a shop without hours', () => {
    expect(openingStatus({ hours: [] }, wib(1, '12:00:00'))).toEqual({ open: false });
  });
});

/** Monday, 16 November 2026 is day 16. */
const date = (day: number) => new Date(Date.UTC(2026, 10, day)).toISOString().slice(0, 10);
const closedOn = (from: number, to = from) => ({ from: date(from), to: date(to), hours: [] });

describe('openingStatus with special hours', () => {
  it('returns closed on a holiday, with the next opening after the holiday', () => {
    const shop = { hours, specialHours: [closedOn(17, 18)] };
    expect(openingStatus(shop, wib(1, '18:00:00'))).toEqual(closed('Kamis'));
    expect(openingStatus(shop, wib(2, '12:00:00'))).toEqual(closed('Kamis'));
    expect(openingStatus(shop, wib(3, '12:00:00'))).toEqual(closed('besok'));
    expect(openingStatus(shop, wib(4, '09:00:00'))).toEqual({ open: true });
  });

  it('returns open on a Sunday with special hours, except during the break', () => {
    const breaks = [
      { opens: '08:00', closes: '12:00' },
      { opens: '13:00', closes: '15:00' },
    ];
    const shop = { hours, specialHours: [{ ...closedOn(22), hours: breaks }] };
    expect(openingStatus(shop, wib(6, '15:00:00'))).toEqual(closed('besok', '08.00'));
    expect(openingStatus(shop, wib(7, '08:00:00'))).toEqual({ open: true });
    expect(openingStatus(shop, wib(7, '12:00:00'))).toEqual(closed('hari ini', '13.00'));
    expect(openingStatus(shop, wib(7, '15:00:00'))).toEqual(closed('besok'));
  });

  it('adds the date to an opening in 7 to 14 days, and omits a later opening', () => {
    const until = (last: number) => ({ hours, specialHours: [closedOn(16, last)] });
    expect(openingStatus(until(22), wib(1, '07:00:00'))).toEqual(closed('Senin 23 November'));
    expect(openingStatus(until(22), wib(2, '07:00:00'))).toEqual(closed('Senin'));
    expect(openingStatus(until(23), wib(1, '10:00:00'))).toEqual(closed('Selasa 24 November'));
    expect(openingStatus(until(29), wib(1, '10:00:00'))).toEqual(closed('Senin 30 November'));
    expect(openingStatus(until(30), wib(1, '10:00:00'))).toEqual({ open: false });
  });

  it('uses the time zone of the shop', () => {
    const shop = { hours, timeZone: 'WIT' as const, specialHours: [closedOn(17)] };
    expect(openingStatus(shop, wib(1, '06:59:59'))).toEqual(closed('hari ini'));
    expect(openingStatus(shop, wib(1, '07:00:00'))).toEqual({ open: true });
    // The time is 00.00 WIT of the day after the holiday.
    expect(openingStatus(shop, wib(2, '22:00:00'))).toEqual(closed('hari ini'));
    expect(openingStatus(shop, wib(3, '07:00:00'))).toEqual({ open: true });
  });
});

const instant = fc.date({
  min: wib(1, '00:00:00'),
  max: new Date('2026-12-20T00:00:00Z'),
  noInvalidDate: true,
});
const zone = fc.constantFrom<TimeZone>('WIB', 'WITA', 'WIT');
const minute = fc.integer({ min: 0, max: 1439 });
const clock = (at: number) =>
  `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
const interval = fc
  .uniqueArray(minute, { minLength: 2, maxLength: 2 })
  .map((ends) => ends.toSorted((a, b) => a - b).map(clock))
  .map(([opens = '', closes = '']) => ({ opens, closes }));
const week = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 7 }), interval), { maxLength: 5 })
  .map((rows) => rows.map(([day, times]) => ({ days: [day], ...times })));
/** Special hours for some of the days 16, 18, 20 and so on, so that each date has special hours at most once. */
const specials = fc
  .array(fc.option(fc.array(interval, { maxLength: 2 })), { maxLength: 20 })
  .map((list) =>
    list.flatMap((times, index) => (times ? [{ ...closedOn(16 + index * 2), hours: times }] : [])),
  );

describe('openingStatus of any shop', () => {
  it('returns the same status when past special hours are removed before serialization', () => {
    fc.assert(
      fc.property(week, zone, specials, instant, (rows, timeZone, all, now) => {
        const today = clockIn(timeZone, now).date;
        const specialHours = upcoming(all, today);
        const parsed = JSON.parse(writeShopHours({ hours: rows, timeZone, specialHours })) as ShopHours;
        expect(openingStatus(parsed, now)).toEqual(
          openingStatus({ hours: rows, timeZone, specialHours: all }, now),
        );
      }),
    );
  });

  it('ignores the weekly hours on a date with special hours', () => {
    fc.assert(
      fc.property(week, zone, fc.array(interval, { maxLength: 2 }), minute, (rows, timeZone, times, at) => {
        // The minute `at` of day 18 in the shop's time zone.
        const now = new Date(Date.parse(`${date(18)}T00:00:00Z`) + (at - TIME_ZONES[timeZone] * 60) * 60_000);
        const shop = { hours: rows, timeZone, specialHours: [{ ...closedOn(18), hours: times }] };
        const isOpen = times.some(({ opens, closes }) => opens <= clock(at) && clock(at) < closes);
        expect(openingStatus(shop, now).open).toBe(isOpen);
      }),
    );
  });
});

describe('closedDays', () => {
  it('lists the weekdays without opening hours', () => {
    expect(closedDays(hours)).toEqual([7]);
    expect(closedDays([])).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
});
