import { clockIn } from '@etalase/backend/rules/time-zone';

export const DAYS = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'];
const MONTHS = [
  'Januari',
  'Februari',
  'Maret',
  'April',
  'Mei',
  'Juni',
  'Juli',
  'Agustus',
  'September',
  'Oktober',
  'November',
  'Desember',
];

// The parameters `date`, `from` and `to` below are texts such as '2026-12-25', without a time zone.

/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = (date: string): number => new Date(date).getUTCDay() || 7;

/** '25 Desember 2026' */
export function formatDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${day} ${MONTHS[(month ?? 0) - 1]} ${year}`;
}

/** A range of dates, such as '24–26 Desember 2026'. Only the parts that differ appear twice. */
export function formatDates(from: string, to: string): string {
  if (from === to) return formatDate(from);
  const [first, last] = [from, to].map((date) => formatDate(date).split(' '));
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7);
  const isSameYear = from.slice(0, 4) === to.slice(0, 4);
  // The start is written as its day, as day and month, or as a whole date.
  const partsOfStart = isSameMonth ? 1 : isSameYear ? 2 : 3;
  const start = first?.slice(0, partsOfStart).join(' ');
  return `${start}${isSameMonth ? '–' : ' – '}${last?.join(' ')}`;
}

/**
 * A time, such as 'Sabtu, 21 November 2026 pukul 17.05 WIB'. The text does not depend on the machine's time zone or
 * locale, so server and browser write the same words.
 */
export function formatWib(instant: string | Date): string {
  const { date, time } = clockIn('WIB', new Date(instant));
  return `${DAYS[weekdayOf(date) - 1]}, ${formatDate(date)} pukul ${time.replace(':', '.')} WIB`;
}
