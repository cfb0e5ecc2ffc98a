import { invalidField } from '../../platform/domain/domain-error.js';
import * as messages from './messages.js';
import {
  type Interval,
  isOverlapping,
  MAX_INTERVALS,
  sharedDay,
  type SpecialHours,
} from './special-hours.js';
import { isDate } from './time-zone.js';

/** The hours of some days of the week (1 is Monday, 7 is Sunday). A day with a break is in two rows. */
export interface OpeningHours extends Interval {
  days: number[];
}

/** An interval with its path in a request. */
type Located = readonly [path: string, interval: Interval];

function validateIntervals(day: string, located: readonly Located[]): void {
  for (const [path, { opens, closes }] of located) {
    if (opens >= closes) throw invalidField(`${path}.opens`, messages.mustOpenBeforeClosing(opens, closes));
  }
  const lastOpens = `${located.at(-1)?.[0]}.opens`;
  if (located.length > MAX_INTERVALS) throw invalidField(lastOpens, messages.tooManyBreaks(day));
  if (isOverlapping(located.map(([, interval]) => interval)))
    throw invalidField(lastOpens, messages.hoursOverlap(day));
}

/**
 * Checks the weekly hours of a company. On days without a row the shop is closed.
 * @throws DomainError 'invalid' if a row does not close later than it opens, rows of one day overlap, or a day has two
 * breaks.
 */
export function validateOpeningHours(hours: readonly OpeningHours[]): void {
  for (const [index, day] of messages.days.entries()) {
    // A row that contains a day twice is counted twice for this day, so that the check finds an overlap.
    const rows = hours.flatMap((row, at) =>
      row.days.filter((named) => named === index + 1).map((): Located => [`company.hours.${at}`, row]),
    );
    validateIntervals(day, rows);
  }
}

/**
 * Checks the special hours of a company.
 * @throws DomainError 'invalid' if a day does not exist, has wrong hours, or is in two entries.
 */
export function validateSpecialHours(specials: readonly SpecialHours[]): void {
  for (const [index, { from, to, hours }] of specials.entries()) {
    const path = `company.specialHours.${index}`;
    for (const [field, date] of Object.entries({ from, to }))
      if (!isDate(date)) throw invalidField(`${path}.${field}`, messages.noSuchDate(date));
    if (from > to) throw invalidField(`${path}.to`, messages.mustBeginBeforeEnd(from, to));
    validateIntervals(
      from,
      hours.map((interval, at): Located => [`${path}.hours.${at}`, interval]),
    );
  }
  const shared = sharedDay(specials);
  if (!shared) return;
  const at = specials.map(({ from }) => from).lastIndexOf(shared);
  throw invalidField(`company.specialHours.${at}.from`, messages.specialHoursOverlap(shared));
}
