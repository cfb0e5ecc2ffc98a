import type { OpeningHours } from './opening-hours';

export const DAYS = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'] as const;
const WIB_OFFSET_MS = 7 * 60 * 60 * 1000;

export type OpeningStatus =
  | { readonly open: true }
  /** `next` is missing when the business never opens. */
  | { readonly open: false; readonly next?: { readonly day: string; readonly time: string } };

/** '09:00' → '09.00', as times are written in Indonesian. */
export const writeTime = (hhmm: string) => hhmm.replace(':', '.');

/** Whether the business is open now, and when it opens next if not. Hours are WIB in any time zone of the reader. */
export function openingStatus(hours: readonly OpeningHours[], now: Date): OpeningStatus {
  const wib = new Date(now.getTime() + WIB_OFFSET_MS);
  const today = (wib.getUTCDay() + 6) % 7;
  const time = wib.toISOString().slice(11, 16);
  const hoursOn = (day: number) => hours.find(({ days }) => days.includes(day + 1));

  const current = hoursOn(today);
  // Zero-padded times compare as text.
  if (current && current.opens <= time && time < current.closes) return { open: true };
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const day = (today + ahead) % 7;
    const then = hoursOn(day);
    if (then && (ahead > 0 || time < then.opens))
      return { open: false, next: { day: DAYS[day] ?? '', time: writeTime(then.opens) } };
  }
  return { open: false };
}

/** The days on which the business does not open, 1 is Monday. */
export function closedDays(hours: readonly OpeningHours[]): number[] {
  const open = new Set(hours.flatMap(({ days }) => days));
  return [1, 2, 3, 4, 5, 6, 7].filter((day) => !open.has(day));
}
