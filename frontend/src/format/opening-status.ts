import type { SpecialHours } from '@etalase/backend/rules/special-hours';
import { clockIn, daysAfter } from '@etalase/backend/rules/time-zone';
import { DAYS, formatDate, weekdayOf } from './wib';
import { type OpeningHours, type WeeklyHours, writeTime, zoneOf } from '@etalase/backend/rules/written-hours';

/** The number of days after today on which the next opening is searched. */
const DAYS_AHEAD = 14;

export interface ShopHours extends WeeklyHours {
  /** Special hours of today and later, sorted by date. On a date with special hours, the weekly hours do not apply. */
  readonly specialHours?: readonly Readonly<Pick<SpecialHours, 'from' | 'to' | 'hours'>>[];
}

export type OpeningStatus =
  | { readonly open: true }
  /** `next` is missing when the shop opens on none of the searched days. */
  | { readonly open: false; readonly next?: { readonly day: string; readonly time: string } };

/**
 * Writes the input of `openingStatus` as JSON. Only the first 15 entries of special hours are written, because the
 * search covers 15 days.
 */
export const writeShopHours = ({ hours, timeZone, specialHours }: ShopHours): string =>
  JSON.stringify({
    hours,
    timeZone,
    specialHours: specialHours?.slice(0, DAYS_AHEAD + 1).map(({ from, to, hours }) => ({ from, to, hours })),
  });

/** Whether the shop is open now, and when it opens next if it is closed. The visitor's time zone does not matter. */
export function openingStatus(shop: ShopHours, now: Date): OpeningStatus {
  const { date, time } = clockIn(zoneOf(shop), now);
  const hoursOn = (day: string) =>
    shop.specialHours?.find(({ from, to }) => from <= day && day <= to)?.hours ??
    shop.hours.filter(({ days }) => days.includes(weekdayOf(day)));

  // Times with leading zeros can be compared as texts.
  if (hoursOn(date).some(({ opens, closes }) => opens <= time && time < closes)) return { open: true };
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const day = daysAfter(date, ahead);
    const [opens] = hoursOn(day)
      .map((interval) => interval.opens)
      .filter((at) => ahead > 0 || time < at)
      .sort();
    if (!opens) continue;
    return { open: false, next: { day: nameOf(day, ahead), time: writeTime(opens) } };
  }
  return { open: false };
}

const NEAR_DAYS = ['hari ini', 'besok'];

function nameOf(day: string, ahead: number): string {
  const weekday = DAYS[weekdayOf(day) - 1] ?? '';
  // In seven days, the weekday alone would name today, so day and month are added.
  return NEAR_DAYS[ahead] ?? (ahead > 6 ? `${weekday} ${formatDate(day).replace(/ \d+$/u, '')}` : weekday);
}

/** The weekdays without opening hours; 1 is Monday. */
export function closedDays(hours: readonly OpeningHours[]): number[] {
  const open = new Set(hours.flatMap(({ days }) => days));
  return [1, 2, 3, 4, 5, 6, 7].filter((day) => !open.has(day));
}
