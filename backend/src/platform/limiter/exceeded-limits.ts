import type { LimitName } from './limits.js';

const counts = new Map<LimitName, number>();

/**
 * Counts an exceeded limit, for log and metrics. A limit is exceeded when it refuses a client, closes a client's
 * connection, or ends a wait before a place was free.
 */
export function countExceeded(limit: LimitName): void {
  counts.set(limit, (counts.get(limit) ?? 0) + 1);
}

/**
 * Returns how often each limit was exceeded since the process started. The map has no entry for a limit that was never
 * exceeded.
 */
export function exceededLimits(): ReadonlyMap<LimitName, number> {
  return counts;
}
