import type { LimitName } from './limits.js';

const counts = new Map<LimitName, number>();

/** Counts that a limit made somebody wait for a place in vain, be refused or be closed. For log and metrics. */
export function countExceeded(limit: LimitName): void {
  counts.set(limit, (counts.get(limit) ?? 0) + 1);
}

/** How often each limit was exceeded since the process started; limits never exceeded are missing. */
export function exceededLimits(): ReadonlyMap<LimitName, number> {
  return counts;
}
