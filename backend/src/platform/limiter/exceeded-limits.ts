import type { LimitName } from './limits.js';

const counts = new Map<LimitName, number>();

/**
 * Counts, for log and metrics, that a limit refused a client, closed its connection, or ended its wait without a place.
 */
export function countExceeded(limit: LimitName): void {
  counts.set(limit, (counts.get(limit) ?? 0) + 1);
}

/** Returns how often each limit was exceeded since the process started. Limits that were never exceeded are missing. */
export function exceededLimits(): ReadonlyMap<LimitName, number> {
  return counts;
}
