import type { SeedRun } from './seed-run.js';

/** Stores the database's only seed run. */
export abstract class SeedRunRepository {
  abstract find(): Promise<SeedRun | undefined>;
  abstract save(seedRun: SeedRun): Promise<void>;
}
