/** The next instant after the given one at which what visitors see changes by itself; null when none is known. */
export type NextBoundary = (after: Date) => Promise<Date | null>;

/** The instants at which the shop changes without a write; modules add theirs. */
export class TimeBoundaries {
  private readonly sources: NextBoundary[] = [];

  add(source: NextBoundary): void {
    this.sources.push(source);
  }

  readonly next: NextBoundary = async (after) => {
    const dates = await Promise.all(this.sources.map((source) => source(after)));
    const known = dates.filter((date) => date !== null).map((date) => date.getTime());
    return known.length === 0 ? null : new Date(Math.min(...known));
  };
}
