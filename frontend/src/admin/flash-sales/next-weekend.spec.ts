import { expect, it } from '@jest/globals';
import { fromWibInput } from '../../format/wib-input';
import { nextWeekend } from './next-weekend';

// 21 November 2026 is a Saturday.
const at = (typed: string): string => fromWibInput(typed) ?? '';

it.each([
  ['on Saturday and Sunday', '2026-11-21T00:00', '2026-11-22T23:59', '2026-11-28T00:00'],
  ['from Friday evening', '2026-11-20T17:30', '2026-11-22T21:00', '2026-11-27T17:30'],
  ['until midnight of Monday', '2026-11-21T00:00', '2026-11-23T00:00', '2026-11-28T00:00'],
  ['on Sunday only', '2026-11-22T08:00', '2026-11-22T12:00', '2026-11-29T08:00'],
])('a sale %s keeps its days and times on the next weekend', (_when, start, end, copied) => {
  const length = Date.parse(at(end)) - Date.parse(at(start));
  for (const now of ['2026-11-18T10:00', '2026-11-22T10:00', '2026-11-25T10:00']) {
    const copy = nextWeekend({ startDate: at(start), endDate: at(end) }, new Date(at(now)));
    expect(copy.start).toBe(copied);
    expect(Date.parse(at(copy.end)) - Date.parse(at(copy.start))).toBe(length);
  }
});

it.each([
  ['without a start', null, '2026-11-22T23:59', '2026-11-28'],
  ['in the middle of the week', '2026-11-24T00:00', '2026-11-25T00:00', '2026-11-28'],
  ['from Friday to Monday noon', '2026-11-20T17:00', '2026-11-23T12:00', '2026-11-28'],
  ['that lasts over the next weekend', '2026-11-18T00:00', '2026-11-29T12:00', '2026-12-05'],
])('a sale %s is copied to Saturday and Sunday', (_when, start, end, saturday) => {
  const sunday = saturday === '2026-11-28' ? '2026-11-29' : '2026-12-06';
  const copy = nextWeekend(
    { startDate: start && at(start), endDate: at(end) },
    new Date(at('2026-11-22T10:00')),
  );
  expect(copy).toEqual({ start: `${saturday}T00:00`, end: `${sunday}T23:59` });
});

it('a sale of long ago is copied to the coming weekend, which has not begun', () => {
  const old = { startDate: at('2024-03-02T00:00'), endDate: at('2024-03-03T23:59') };
  expect(nextWeekend(old, new Date(at('2026-11-26T10:00'))).start).toBe('2026-11-28T00:00');
  expect(nextWeekend(old, new Date(at('2026-11-28T00:00'))).start).toBe('2026-12-05T00:00');
  expect(nextWeekend(old, new Date(at('2026-12-30T10:00'))).start).toBe('2027-01-02T00:00');
});
