import type { Clock } from '../../platform/clock/clock.js';
import type { Lock } from '../../platform/lock/lock.js';
import type { PurgeRuns } from './ports.js';

export interface PurgeSource {
  /**
   * Removes at most `limit` rows that are too old.
   * @returns the number of removed rows of each kind. Kinds without removed rows may be missing.
   */
  purge(now: Date, limit: number): Promise<Readonly<Record<string, number>>>;
}

const INTERVAL_MS = 60 * 60 * 1000;
/**
 * The largest number of rows that one run removes. So even a clock that jumps a year ahead causes the loss of at most
 * this many rows an hour.
 */
export const BATCH_SIZE = 500;

/** Removes old rows: one batch an hour, however many replicas run. */
export class Purge {
  constructor(
    private readonly sources: readonly PurgeSource[],
    private readonly runs: PurgeRuns,
    private readonly clock: Clock,
    private readonly lock: Lock,
  ) {}

  /**
   * Removes a batch if an hour has passed since the last run.
   * @returns one line for the log; undefined when no run is due or no row was removed.
   */
  async runIfDue(): Promise<string | undefined> {
    let line: string | undefined;
    await this.lock.tryRun('purge', async () => {
      const now = await this.clock.now();
      const elapsed = now.getTime() - ((await this.runs.lastRunAt())?.getTime() ?? -Infinity);
      // An elapsed time below zero means that the clock was set back.
      if (elapsed >= 0 && elapsed < INTERVAL_MS) return;
      // The run is recorded before rows are removed. Even if the process is killed again and again, at most one batch
      // is removed each hour.
      await this.runs.record(now);
      line = await this.batch(now);
    });
    return line;
  }

  private async batch(now: Date): Promise<string | undefined> {
    let left = BATCH_SIZE;
    const removed: string[] = [];
    for (const source of this.sources) {
      if (left === 0) break;
      for (const [kind, count] of Object.entries(await source.purge(now, left))) {
        left -= count;
        if (count > 0) removed.push(`${kind}: ${count}`);
      }
    }
    return removed.length > 0 ? `Purged old rows: ${removed.join(', ')}` : undefined;
  }
}
