export interface OpeningHours {
  /** 1 is Monday, 7 is Sunday. */
  readonly days: readonly number[];
  /** 'HH:MM' in WIB. */
  readonly opens: string;
  readonly closes: string;
}

const SHORT_DAYS = ['Sen', 'Sel', 'Rab', 'Kam', 'Jum', 'Sab', 'Min'];

const time = (hhmm: string) => hhmm.replace(':', '.');

/** [1,2,3,4,5] → 'Sen–Jum', [1,3] → 'Sen, Rab'. */
export function formatDays(days: readonly number[], names: readonly string[] = SHORT_DAYS): string {
  const sorted = days.toSorted((a, b) => a - b);
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

/** All opening hours on one line: 'Sen–Jum 09.00–18.00 · Sab 09.00–15.00 WIB'. */
export function formatOpeningHours(hours: readonly OpeningHours[]): string {
  const lines = hours.map(({ days, opens, closes }) => `${formatDays(days)} ${time(opens)}–${time(closes)}`);
  return lines.length > 0 ? `${lines.join(' · ')} WIB` : '';
}
