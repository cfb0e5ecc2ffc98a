import { formatWib } from './wib';

/** '17.05 WIB' for today in WIB, else '21 November 17.05 WIB'. */
export function shortWib(time: string | Date, now: Date): string {
  const [date = '', clock = ''] = formatWib(time).split(' pukul ');
  const [today] = formatWib(now).split(' pukul ');
  if (date === today) return clock;
  const [, day = '', month = ''] = date.split(' ');
  return `${day} ${month} ${clock}`;
}

/** '24 Des 09.00' in WIB, with the year when it is not the current one. */
export function shortDateWib(time: string | Date, now: Date): string {
  const parts = (instant: string | Date) => formatWib(instant).split(' ');
  const [, day = '', month = '', year = '', , clock = ''] = parts(time);
  return [day, month.slice(0, 3), year === parts(now)[3] ? '' : year, clock].filter(Boolean).join(' ');
}

/** '17.05 WIB', without the date. */
export function clockWib(time: string | Date): string {
  return formatWib(time).split(' pukul ')[1] ?? '';
}
