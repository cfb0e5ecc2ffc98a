import type { Interval } from './special-hours.js';
import type { TimeZone } from './time-zone.js';

export interface OpeningHours extends Readonly<Interval> {
  /** 1 is Monday, 7 is Sunday. */
  readonly days: readonly number[];
}

export interface WeeklyHours {
  readonly hours: readonly OpeningHours[];
  readonly timeZone?: TimeZone | null;
}

/** Returns the shop's time zone. The response of an older server has no zone and means WIB. */
export const zoneOf = ({ timeZone }: WeeklyHours): TimeZone => timeZone ?? 'WIB';

const SHORT_DAYS = ['Sen', 'Sel', 'Rab', 'Kam', 'Jum', 'Sab', 'Min'];

/** '09:00' → '09.00', as times are written in Indonesian. */
export const writeTime = (hhmm: string) => hhmm.replace(':', '.');

export const writeInterval = ({ opens, closes }: Readonly<Interval>) =>
  `${writeTime(opens)}–${writeTime(closes)}`;

/** [1,2,3,4,5] → 'Sen–Jum', [1,3] → 'Sen, Rab'. */
export function formatDays(days: readonly number[], names: readonly string[] = SHORT_DAYS): string {
  const sorted = [...days].sort((a, b) => a - b);
  const name = (day: number) => names[day - 1] ?? '';
  const runs: number[][] = [];
  for (const day of sorted) {
    const run = runs.at(-1);
    if (run && run.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  return runs
    .flatMap((run) => (run.length > 2 ? [`${name(run[0] ?? 0)}–${name(run.at(-1) ?? 0)}`] : run.map(name)))
    .join(', ');
}

/**
 * All opening hours on one line. A day with a break appears once: 'Sen–Kam 09.00–18.00 · Jum 09.00–11.30, 13.00–18.00'.
 */
export function formatHours(hours: readonly OpeningHours[]): string {
  const byDays = new Map<string, string[]>();
  for (const row of hours) {
    const days = formatDays(row.days);
    byDays.set(days, [...(byDays.get(days) ?? []), writeInterval(row)]);
  }
  return [...byDays].map(([days, times]) => `${days} ${times.join(', ')}`).join(' · ');
}

/** `formatHours` with the shop's time zone; empty without hours. */
export const formatOpeningHours = (company: WeeklyHours) =>
  company.hours.length > 0 ? `${formatHours(company.hours)} ${zoneOf(company)}` : '';
