import { formatWib } from './wib';

// These functions return parts of the text of `formatWib`, 'Sabtu, 21 November 2026 pukul 17.05 WIB'.

/** A time in WIB (UTC+7): '17.05 WIB' on the current day, '21 November 17.05 WIB' on another day. */
export function shortWib(time: string | Date, now: Date): string {
  const [date = '', clock = ''] = formatWib(time).split(' pukul ');
  const [today] = formatWib(now).split(' pukul ');
  if (date === today) return clock;
  const [, day = '', month = ''] = date.split(' ');
  return `${day} ${month} ${clock}`;
}

/** A date and time in WIB (UTC+7), such as '24 Des 09.00'. A year other than the current one is added. */
export function shortDateWib(time: string | Date, now: Date): string {
  const parts = (instant: string | Date) => formatWib(instant).split(' ');
  const [, day = '', month = '', year = '', , clock = ''] = parts(time);
  return [day, month.slice(0, 3), year === parts(now)[3] ? '' : year, clock].filter(Boolean).join(' ');
}

/** A time in WIB (UTC+7) without the date, such as '17.05 WIB'. */
export function clockWib(time: string | Date): string {
  return formatWib(time).split(' pukul ')[1] ?? '';
}
