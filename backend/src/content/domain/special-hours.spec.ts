import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isOverlapping, sharedDay, upcoming } from './special-hours.js';
import { clockIn, daysAfter, endOfDay, isDate, TIME_ZONES, type TimeZone } from './time-zone.js';

const zone = fc.constantFrom(...(Object.keys(TIME_ZONES) as TimeZone[]));
const day = fc.integer({ min: 0, max: 40 }).map((days) => daysAfter('2026-12-20', days));
const span = fc.tuple(day, fc.integer({ min: 0, max: 6 })).map(([from, more]) => ({
  from,
  to: daysAfter(from, more),
}));
const spans = fc.array(span, { maxLength: 8 });
const singleDays = fc
  .uniqueArray(day, { maxLength: 41 })
  .map((days) => days.map((date) => ({ from: date, to: date })));
const daysOf = ({ from, to }: { from: string; to: string }): string[] =>
  from > to ? [] : [from, ...daysOf({ from: daysAfter(from, 1), to })];

const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
// The minutes come from a small range, so that intervals often touch or overlap.
const interval = fc
  .uniqueArray(fc.integer({ min: 540, max: 560 }), { minLength: 2, maxLength: 2 })
  .map((minutes) => minutes.toSorted((a, b) => a - b))
  .map(([opens = 0, closes = 0]) => ({ opens: clock(opens), closes: clock(closes) }));
const minutesOf = ({ opens, closes }: { opens: string; closes: string }) =>
  Array.from({ length: 1440 }, (_, minute) => clock(minute)).filter((at) => opens <= at && at < closes);

const hasDuplicates = (values: readonly string[]) => new Set(values).size < values.length;

describe('isOverlapping', () => {
  it('returns true if and only if two intervals share a minute', () => {
    fc.assert(
      fc.property(fc.array(interval, { maxLength: 4 }), (intervals) => {
        expect(isOverlapping(intervals)).toBe(hasDuplicates(intervals.flatMap(minutesOf)));
      }),
    );
  });
});

describe('sharedDay', () => {
  it('returns a day that belongs to two entries of special hours, or undefined', () => {
    fc.assert(
      fc.property(spans, (specials) => {
        const days = specials.flatMap(daysOf);
        const shared = sharedDay(specials);
        expect(shared !== undefined).toBe(hasDuplicates(days));
        if (shared) expect(days.filter((other) => other === shared).length).toBeGreaterThan(1);
      }),
    );
  });
});

describe('upcoming', () => {
  it('keeps all special days from today on, and leaves out past entries', () => {
    fc.assert(
      fc.property(spans, day, (specials, today) => {
        const kept = upcoming(specials, today);
        const fromToday = (days: string[]) => days.filter((date) => date >= today).toSorted();
        expect(fromToday(kept.flatMap(daysOf))).toEqual(fromToday(specials.flatMap(daysOf)));
        for (const { to } of kept) expect(to >= today).toBe(true);
      }),
    );
  });

  it('returns all special days of today and the next 14 days in the first 15 entries', () => {
    fc.assert(
      fc.property(fc.oneof(spans, singleDays), day, (specials, today) => {
        fc.pre(sharedDay(specials) === undefined);
        // No day is in two entries, so the 15 days from today to `last` are in at most 15 entries.
        const last = daysAfter(today, 14);
        const near = (list: typeof specials) =>
          list
            .flatMap(daysOf)
            .filter((date) => date >= today && date <= last)
            .toSorted();
        expect(near(upcoming(specials, today).slice(0, 15))).toEqual(near(specials));
      }),
    );
  });
});

describe('a time zone', () => {
  it.each<[TimeZone, string]>([
    ['WIB', '2026-12-24T17:00:00.000Z'],
    ['WITA', '2026-12-24T16:00:00.000Z'],
    ['WIT', '2026-12-24T15:00:00.000Z'],
  ])('ends 24 December in %s at %s', (name, instant) => {
    expect(endOfDay(name, '2026-12-24').toISOString()).toBe(instant);
  });

  it('shows 23:59 in the last millisecond of a date, and then 00:00 of the next date', () => {
    fc.assert(
      fc.property(zone, day, (name, date) => {
        const end = endOfDay(name, date);
        expect(clockIn(name, new Date(end.getTime() - 1))).toEqual({ date, time: '23:59' });
        expect(clockIn(name, end)).toEqual({ date: daysAfter(date, 1), time: '00:00' });
      }),
    );
  });

  it.each([
    ['2026-12-25', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-12-32', false],
    ['2026-1-1', false],
    ['besok', false],
  ])('%s is a valid calendar date: %s', (text, expected) => {
    expect(isDate(text)).toBe(expected);
  });
});
