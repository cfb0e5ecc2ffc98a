import { Clock } from '../clock/clock.js';
import type { CacheVersion } from './cache-version.js';

/**
 * The clock for data that visitors read. It shows one time of the database for each cache version. Without a version,
 * it shows the database's current time.
 */
export class VersionClock extends Clock {
  constructor(
    private readonly version: Pick<CacheVersion, 'time'>,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async now(): Promise<Date> {
    return this.version.time() ?? this.clock.now();
  }
}
