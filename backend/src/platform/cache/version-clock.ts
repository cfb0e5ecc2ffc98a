import { Clock } from '../index.js';
import type { CacheVersion } from './cache-version.js';

/** The clock for data that visitors read. It shows one time of the database for each cache version. */
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
