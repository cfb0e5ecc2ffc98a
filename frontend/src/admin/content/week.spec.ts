import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  type Day,
  dayFault,
  dayOf,
  hoursOf,
  intervalsOf,
  weekOf,
  withBreak,
  dayToCopy,
  withSameHours,
} from './week';

const hours = [
  { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' },
  { days: [6], opens: '09:00', closes: '15:00' },
];

describe('the opening hours form', () => {
  it('shows the loaded hours as seven days, and sends unedited hours unchanged', () => {
    const week = weekOf(hours);
    expect(week.map(({ open }) => open)).toEqual([true, true, true, true, true, true, false]);
    expect(hoursOf(week)).toEqual(hours);
  });

  it('groups days with the same times, even days that are not consecutive, and omits closed days', () => {
    const week = weekOf(hours).with(2, dayOf([]));
    expect(hoursOf(week)[0]?.days).toEqual([1, 2, 4, 5]);
    expect(hoursOf(weekOf([]))).toEqual([]);
  });

  it('reports missing, reversed or overlapping times of an open day only', () => {
    const day = (times: Partial<Day>): Day => ({
      open: true,
      opens: '09:00',
      closes: '18:00',
      again: null,
      ...times,
    });
    expect(weekOf(hours).map(dayFault)).toEqual(Array(7).fill(undefined));
    expect(dayFault(day({ opens: '15:00', closes: '09:00' }))).toBe('order');
    expect(dayFault(day({ opens: '' }))).toBe('missing');
    expect(dayFault(day({ closes: '' }))).toBe('missing');
    expect(dayFault(day({ again: { opens: '19:00', closes: '' } }))).toBe('missing');
    expect(dayFault(day({ again: { opens: '17:00', closes: '20:00' } }))).toBe('overlap');
    expect(dayFault(day({ open: false, opens: '18:00', closes: '09:00' }))).toBeUndefined();
  });

  it('adds a break from 12:00 to 13:00, and removes the break again', () => {
    const monday = dayOf([{ opens: '09:00', closes: '18:00' }]);
    const withLunch = withBreak(monday, true);
    expect(intervalsOf(withLunch)).toEqual([
      { opens: '09:00', closes: '12:00' },
      { opens: '13:00', closes: '18:00' },
    ]);
    expect(withBreak(withLunch, false)).toEqual(monday);
  });

  it('adds a break without times to a day that begins after 12:00', () => {
    expect(dayFault(withBreak(dayOf([{ opens: '13:00', closes: '18:00' }]), true))).toBe('missing');
  });

  it('keeps the closing time when a break without times is removed', () => {
    const sunday = dayOf([{ opens: '13:00', closes: '18:00' }]);
    expect(withBreak(withBreak(sunday, true), false)).toEqual(sunday);
    const unfinished = { ...withBreak(sunday, true), again: { opens: '19:00', closes: '' } };
    expect(dayFault(withBreak(unfinished, false))).toBe('missing');
  });

  it('preserves any week, with or without breaks, when converted to form values and back', () => {
    const minute = fc.integer({ min: 0, max: 1439 });
    const clock = (at: number) =>
      `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
    // 0, 2 or 4 times in ascending order form no, one or two intervals.
    const intervals = fc.constantFrom(0, 2, 4).chain((timeCount) =>
      fc
        .uniqueArray(minute, { minLength: timeCount, maxLength: timeCount })
        .map((minutes) => minutes.toSorted((a, b) => a - b).map(clock))
        .map(([a = '', b = '', c = '', d = '']) =>
          [
            { opens: a, closes: b },
            { opens: c, closes: d },
          ].slice(0, timeCount / 2),
        ),
    );
    fc.assert(
      fc.property(fc.array(intervals, { minLength: 7, maxLength: 7 }), (days) => {
        const rows = hoursOf(days.map(dayOf));
        for (const [index, expected] of days.entries())
          expect(
            rows
              .filter((row) => row.days.includes(index + 1))
              .map(({ opens, closes }) => ({ opens, closes })),
          ).toEqual(expected);
      }),
    );
  });
});

describe('withSameHours', () => {
  const monday = { open: true, opens: '08:00', closes: '12:00', again: { opens: '13:00', closes: '17:00' } };
  const tuesday = { open: true, opens: '09:00', closes: '18:00', again: null };
  const closed = { ...tuesday, open: false };

  it('gives all open days the hours of the first open day, and leaves closed days', () => {
    const week = [closed, monday, tuesday, closed, tuesday, monday, closed];
    const from = dayToCopy(week);
    expect(from).toBe(1);
    const same = withSameHours(week, monday);
    expect(same).toEqual([closed, monday, monday, closed, monday, monday, closed]);
    expect(dayToCopy(same)).toBe(-1);
    expect(dayToCopy([closed, closed])).toBe(-1);
  });
});
