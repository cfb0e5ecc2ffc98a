import { DomainError } from '../../platform/domain/domain-error.js';
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

const invalid = (message: string) => new DomainError('invalid', message);

function validateIntervals(day: string, intervals: readonly Interval[]): void {
  for (const { opens, closes } of intervals) {
    if (opens >= closes) throw invalid(messages.mustOpenBeforeClosing(opens, closes));
  }
  if (intervals.length > MAX_INTERVALS) throw invalid(messages.tooManyBreaks(day));
  if (isOverlapping(intervals)) throw invalid(messages.hoursOverlap(day));
}

/**
 * Checks the weekly hours. On days without a row the shop is closed.
 * @throws DomainError 'invalid' if a row does not close later than it opens, rows of one day overlap, or a day has two
 * breaks.
 */
export function validateOpeningHours(hours: readonly OpeningHours[]): void {
  for (const [index, day] of messages.days.entries()) {
    // A row that contains a day twice is counted twice for this day, so that the check finds an overlap.
    const rows = hours.flatMap((row) => row.days.filter((named) => named === index + 1).map(() => row));
    validateIntervals(day, rows);
  }
}

/**
 * Checks the special hours.
 * @throws DomainError 'invalid' if a day does not exist, has wrong hours, or is in two entries.
 */
export function validateSpecialHours(specials: readonly SpecialHours[]): void {
  for (const { from, to, hours } of specials) {
    for (const date of [from, to]) if (!isDate(date)) throw invalid(messages.noSuchDate(date));
    if (from > to) throw invalid(messages.mustBeginBeforeEnd(from, to));
    validateIntervals(from, hours);
  }
  const shared = sharedDay(specials);
  if (shared) throw invalid(messages.specialHoursOverlap(shared));
}
