import type { Clock } from '../../platform/clock/clock.js';
import { BIN_DAYS, type BinSource, binStart } from '../../platform/domain/bin.js';
import type { Lock } from '../../platform/lock/lock.js';
import type { PurgeRuns } from './ports.js';

const INTERVAL_MS = 60 * 60 * 1000;
/** Items that one run erases at most: a clock that jumps a year ahead costs no more in an hour. */
export const BATCH_SIZE = 500;

/** Erases what has been in the bin for more than 30 days: one batch an hour, whatever the number of replicas. */
export class BinPurge {
  /** @param sources reads what the slices contribute. */
  constructor(
    private readonly sources: () => readonly BinSource[],
    private readonly runs: PurgeRuns,
    private readonly clock: Clock,
    private readonly lock: Lock,
  ) {}

  /** @returns one line for the log; undefined when no run is due, or nothing was old enough. */
  async runIfDue(): Promise<string | undefined> {
    let line: string | undefined;
    await this.lock.tryRun('binPurge', async () => {
      const now = await this.clock.now();
      const elapsed = now.getTime() - ((await this.runs.lastRunAt())?.getTime() ?? -Infinity);
      // Below zero the clock was set back.
      if (elapsed >= 0 && elapsed < INTERVAL_MS) return;
      // Recorded first, so that a process that is killed again and again erases no more than one batch an hour.
      await this.runs.record(now);
      line = await this.purge(binStart(now));
    });
    return line;
  }

  private async purge(until: Date): Promise<string | undefined> {
    let left = BATCH_SIZE;
    const erased: string[] = [];
    for (const source of this.sources()) {
      const count = left > 0 ? await source.purge(until, left) : 0;
      left -= count;
      if (count > 0) erased.push(`${source.type}: ${count}`);
    }
    return erased.length > 0
      ? `Erased what was deleted more than ${BIN_DAYS} days ago: ${erased.join(', ')}`
      : undefined;
  }
}
