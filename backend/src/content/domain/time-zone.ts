/** Indonesia's time zones, in hours ahead of UTC. None has daylight saving time. */
export const TIME_ZONES = { WIB: 7, WITA: 8, WIT: 9 } as const;

export type TimeZone = keyof typeof TIME_ZONES;

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Returns the local date and time in a zone, such as '2026-11-21' and '17:05'. */
export function clockIn(zone: TimeZone, instant: Date): { readonly date: string; readonly time: string } {
  const shown = new Date(instant.getTime() + TIME_ZONES[zone] * HOUR_MS).toISOString();
  return { date: shown.slice(0, 10), time: shown.slice(11, 16) };
}

/** Returns the instant of the midnight in the time zone at which the date ends. */
export const endOfDay = (zone: TimeZone, date: string): Date =>
  new Date(Date.parse(date) + DAY_MS - TIME_ZONES[zone] * HOUR_MS);

/** Returns the date that is `days` days later. */
export const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/** Whether a text such as '2026-02-28' is an existing date. */
export function isDate(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/u.test(text) ? Date.parse(text) : NaN;
  // `Date.parse` reads '2026-02-30' as 2 March, so the result is compared with the text.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
