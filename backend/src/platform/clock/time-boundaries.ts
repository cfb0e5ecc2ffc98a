/** The next instant after `after` at which what visitors see changes without a write; null when there is none. */
export type NextBoundary = (after: Date) => Promise<Date | null>;

/** The instants at which what visitors see changes without a write, such as a sale's start. Modules add theirs. */
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
