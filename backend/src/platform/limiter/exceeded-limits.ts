import type { LimitName } from './limits.js';

const counts = new Map<LimitName, number>();

/** Counts that a limit refused a client, closed its connection, or let it wait in vain. For log and metrics. */
export function countExceeded(limit: LimitName): void {
  counts.set(limit, (counts.get(limit) ?? 0) + 1);
}

/** The number of times each limit was exceeded since the process started. Limits never exceeded are missing. */
export function exceededLimits(): ReadonlyMap<LimitName, number> {
  return counts;
}
