import { ExtensionPoint } from '../wiring/extension-point.js';

/**
 * Returns the first instant after `after` at which the data that visitors see changes without a write; null if there is
 * none.
 */
export type NextBoundary = (after: Date) => Promise<Date | null>;

export const TIME_BOUNDARIES = new ExtensionPoint<NextBoundary>('time boundaries');

/** Finds the instants at which visible data changes without a write, for example when a product is published. */
export class TimeBoundaries {
  constructor(private readonly sources: () => readonly NextBoundary[]) {}

  readonly next: NextBoundary = async (after) => {
    const dates = await Promise.all(this.sources().map((source) => source(after)));
    const known = dates.filter((date) => date !== null).map((date) => date.getTime());
    return known.length === 0 ? null : new Date(Math.min(...known));
  };
}
