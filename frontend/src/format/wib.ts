import { clockIn } from '@etalase/backend/rules/time-zone';
import { DAYS, formatDate, weekdayOf } from './date';

/**
 * 'Sabtu, 21 November 2026 pukul 17.05 WIB', in any time zone and locale of the machine, so that server and browser
 * write the same words.
 */
export function formatWib(instant: string | Date): string {
  const { date, time } = clockIn('WIB', new Date(instant));
  return `${DAYS[weekdayOf(date) - 1]}, ${formatDate(date)} pukul ${time.replace(':', '.')} WIB`;
}
