import { isDate } from '@etalase/backend/rules/time-zone';
import { sharedDay, type SpecialHours } from '@etalase/backend/rules/special-hours';
import { type Day, dayOf, intervalsOf } from './week';

export interface SpecialDays {
  readonly from: string;
  /** Empty for a single day. */
  readonly to: string;
  readonly note: string;
  readonly day: Day;
}

const lastOf = ({ from, to }: Pick<SpecialDays, 'from' | 'to'>) => to || from;

export const specialDaysOf = (specials: readonly SpecialHours[]): SpecialDays[] =>
  specials
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
    .map(({ from, to, hours, note }) => ({
      from,
      to: to === from ? '' : to,
      note: note ?? '',
      day: dayOf(hours),
    }));

export const specialHoursOf = (rows: readonly SpecialDays[]): SpecialHours[] =>
  rows.map((row) => ({
    from: row.from,
    to: lastOf(row),
    hours: intervalsOf(row.day),
    note: row.note || null,
  }));

/** A row for a day on which the shop is closed. A new row of the form has an empty date. */
export const closedOn = (date: string, note: string): SpecialDays => ({
  from: date,
  to: '',
  note,
  day: dayOf([]),
});

/**
 * The error in the dates of a row; undefined if there is none. 'from' or 'to' means that this field contains no date.
 * 'order' means that the last day is before the first. 'overlap' means that a row of `before` includes a day of `row`.
 */
export function datesFault(
  row: SpecialDays,
  before: readonly SpecialDays[],
): 'from' | 'to' | 'order' | 'overlap' | undefined {
  if (!isDate(row.from)) return 'from';
  if (row.to !== '' && !isDate(row.to)) return 'to';
  if (row.to !== '' && row.to < row.from) return 'order';
  const span = (other: SpecialDays) => ({ from: other.from, to: lastOf(other) });
  const dated = before.filter(({ from }) => isDate(from));
  return dated.some((other) => sharedDay([span(other), span(row)]) !== undefined) ? 'overlap' : undefined;
}

/**
 * Whether the days of a row include the date; 'alone' if the row has no other day. Removing a row with only one day
 * affects no other day.
 */
export function holds(row: SpecialDays, date: string): boolean | 'alone' {
  if (row.from === date && lastOf(row) === date) return 'alone';
  return isDate(row.from) && row.from <= date && date <= lastOf(row);
}
