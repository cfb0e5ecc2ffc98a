import type { SeedRun } from '../../domain/seed-run.js';

/** Holds the one seedRun that a database ever sees. */
export abstract class SeedRunRepository {
  abstract find(): Promise<SeedRun | undefined>;
  abstract save(seedRun: SeedRun): Promise<void>;
}
