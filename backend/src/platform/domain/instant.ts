const ISO =
  /^(\d{4})-(\d\d)-(\d\d)T([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.(\d{1,9}))?)?(Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/u;

/**
 * Parses an ISO 8601 time with an offset, such as `2026-11-21T17:00+07:00`.
 * @returns undefined if the date does not exist or the offset is missing. Without an offset, the instant would depend
 * on the machine's time zone.
 */
export function parseInstant(text: string): Date | undefined {
  const [, year, month, day, hour, minute, second = '00', fraction = '', offset] = ISO.exec(text) ?? [];
  if (year === undefined || offset === undefined) return undefined;
  if (Number(day) < 1 || Number(day) > daysInMonth(Number(year), Number(month))) return undefined;
  const milliseconds = fraction.slice(0, 3).padEnd(3, '0');
  const instant = new Date(
    `${year}-${String(month)}-${String(day)}T${String(hour)}:${String(minute)}:${second}.${milliseconds}${offset}`,
  );
  return Number.isNaN(instant.getTime()) ? undefined : instant;
}

function daysInMonth(year: number, month: number): number {
  // Day 0 of the next month is the last day of this month. `Date.UTC` counts months from 0.
  return month >= 1 && month <= 12 ? new Date(Date.UTC(year, month, 0)).getUTCDate() : 0;
}

/**
 * Parses a time like `parseInstant`.
 * @throws for a text that `parseInstant` cannot parse.
 */
export function requireInstant(text: string): Date {
  const instant = parseInstant(text);
  if (!instant) throw new Error('Not an instant: it should have been refused before');
  return instant;
}

// The range of plausible dates. A date outside of this range is probably a typing error.
const EARLIEST = Date.UTC(2000, 0, 1);
const LATEST = Date.UTC(2100, 0, 1);

/** Whether a date is in the years 2000 to 2099. False also for an invalid date, whose time is NaN. */
export const isPlausible = (date: Date): boolean => date.getTime() >= EARLIEST && date.getTime() < LATEST;

const DAY_MS = 24 * 60 * 60 * 1000;
export const daysBefore = (instant: Date, days: number): Date => new Date(instant.getTime() - days * DAY_MS);
