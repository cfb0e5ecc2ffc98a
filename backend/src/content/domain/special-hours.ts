/** The time from opening to closing. Both times have the form 'HH:MM' and are in the shop's time zone. */
export interface Interval {
  opens: string;
  closes: string;
}

/** Days whose hours differ from the weekly hours. A holiday has no hours. */
export interface SpecialHours {
  /** The first day, such as '2026-12-24'. */
  from: string;
  to: string;
  /** The opening hours on each of these days: two intervals if there is a break, none on a holiday. */
  hours: Interval[];
  note: string | null;
}

/** A day has at most one break. */
export const MAX_INTERVALS = 2;

export const MAX_SPECIAL_HOURS = 60;

/** Whether two intervals of one day share a minute. The times have leading zeros, so they can be compared as text. */
export function isOverlapping(intervals: readonly Readonly<Interval>[]): boolean {
  const sorted = [...intervals].sort((a, b) => (a.opens < b.opens ? -1 : 1));
  // If any two intervals overlap, two neighbors in this order overlap.
  return sorted.some(({ opens }, index) => opens < (sorted[index - 1]?.closes ?? ''));
}

type Days = Readonly<Pick<SpecialHours, 'from' | 'to'>>;

const byDate = (a: Days, b: Days): number => (a.from < b.from ? -1 : 1);

/** Returns a day that belongs to two entries of the special hours; undefined if there is none. */
export function sharedDay(specials: readonly Days[]): string | undefined {
  const sorted = [...specials].sort(byDate);
  return sorted.find(({ from }, index) => from <= (sorted[index - 1]?.to ?? ''))?.from;
}

/** Returns the special hours that end on the given day or later, sorted by date. */
export const upcoming = <T extends Days>(specials: readonly T[], today: string): T[] =>
  specials.filter(({ to }) => to >= today).sort(byDate);
