import type { Sowing } from '../../domain/sowing.js';

/** Holds the one sowing that a database ever sees. */
export abstract class SowingRepository {
  abstract find(): Promise<Sowing | undefined>;
  abstract save(sowing: Sowing): Promise<void>;
}
