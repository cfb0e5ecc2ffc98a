import { type Interval, isOverlapping } from '@etalase/backend/rules/special-hours';
import type { OpeningHours } from '../../api/generated/models';

export interface Day extends Readonly<Interval> {
  readonly open: boolean;
  /** The hours after a break. */
  readonly again: Readonly<Interval> | null;
}

/** A closed day. The form shows these times when the owner marks the day as open. */
const CLOSED: Day = { open: false, opens: '09:00', closes: '18:00', again: null };
const WEEK = [1, 2, 3, 4, 5, 6, 7];

const byOpening = (a: Interval, b: Interval) => (a.opens < b.opens ? -1 : 1);

/** Turns the intervals of a day into the day's form values. A day has at most two intervals; none means closed. */
export function dayOf(intervals: readonly Interval[]): Day {
  const [first, second] = intervals.toSorted(byOpening);
  if (!first) return CLOSED;
  const again = second ? { opens: second.opens, closes: second.closes } : null;
  return { open: true, opens: first.opens, closes: first.closes, again };
}

export const intervalsOf = ({ open, opens, closes, again }: Day): Interval[] =>
  open ? [{ opens, closes }, ...(again ? [again] : [])] : [];

/** Expands rows of days that share their times into seven days, beginning with Monday. */
export const weekOf = (hours: readonly OpeningHours[]): Day[] =>
  WEEK.map((day) => dayOf(hours.filter(({ days }) => days.includes(day))));

/** The reverse of `weekOf`: days with the same times share their rows, in the order of the week. */
export function hoursOf(week: readonly Day[]): OpeningHours[] {
  const groups = new Map<string, { readonly days: number[]; readonly intervals: Interval[] }>();
  week.forEach((day, index) => {
    const intervals = intervalsOf(day);
    const key = JSON.stringify(intervals);
    const group = groups.get(key) ?? { days: [], intervals };
    group.days.push(index + 1);
    groups.set(key, group);
  });
  return [...groups.values()].flatMap(({ days, intervals }) =>
    intervals.map(({ opens, closes }) => ({ days, opens, closes })),
  );
}

/** The index of the day whose hours all open days may take; -1 if all open days have the same hours. */
export function dayToCopy(week: readonly Day[]): number {
  const isOther = week.some(
    (day) =>
      day.open &&
      !sameHours(
        day,
        week.find(({ open }) => open),
      ),
  );
  return isOther ? week.findIndex(({ open }) => open) : -1;
}

const sameHours = (one: Day, other: Day = one): boolean =>
  JSON.stringify(intervalsOf(one)) === JSON.stringify(intervalsOf(other));

export const withSameHours = (week: readonly Day[], from: Day): Day[] =>
  week.map((day) => (day.open ? from : day));

/**
 * Returns the day with or without a break. A new break lasts from 12:00 to 13:00 if possible. A day without its break
 * closes when the hours after the break end. If these hours are empty, the closing time stays.
 */
export function withBreak(day: Day, hasBreak: boolean): Day {
  if (!hasBreak) {
    const { again } = day;
    const isEmpty = !again || (again.opens === '' && again.closes === '');
    return { ...day, closes: isEmpty ? day.closes : again.closes, again: null };
  }
  // Without opening hours before 12:00 and after 13:00, the break gets empty times, which the owner fills in.
  const hasRoom = day.opens < '12:00' && day.closes > '13:00';
  const [closes, opens] = hasRoom ? ['12:00', '13:00'] : [day.closes, ''];
  return { ...day, closes, again: { opens, closes: hasRoom ? day.closes : '' } };
}

/**
 * The first error in the hours of a day; undefined if there is none. The times have leading zeros, so they can be
 * compared as strings.
 */
export function dayFault(day: Day): 'missing' | 'order' | 'overlap' | undefined {
  const intervals = intervalsOf(day);
  if (intervals.some(({ opens, closes }) => opens === '' || closes === '')) return 'missing';
  if (intervals.some(({ opens, closes }) => opens >= closes)) return 'order';
  return isOverlapping(intervals) ? 'overlap' : undefined;
}
