import { formatWib } from './wib';

/** '17.05 WIB' when it is today in WIB, else '21 November 17.05 WIB'. */
export function shortWib(time: string | Date, now: Date): string {
  const [date = '', clock = ''] = formatWib(time).split(' pukul ');
  const [today] = formatWib(now).split(' pukul ');
  if (date === today) return clock;
  const [, day = '', month = ''] = date.split(' ');
  return `${day} ${month} ${clock}`;
}

/** '17.05 WIB', without the date. */
export function clockWib(time: string | Date): string {
  return formatWib(time).split(' pukul ')[1] ?? '';
}
