import type { Clock } from '../../platform/clock/clock.js';
import { stale } from '../../platform/domain/domain-error.js';
import { parsePins } from '../domain/pins.js';
import type { ProductViews } from './ports.js';

export interface StoredPins {
  readonly productIds: readonly string[];
  /** 0 before the first save. */
  readonly version: number;
}

/** A product that is pinned. While it is hidden or deleted, it keeps its place. */
export interface PinnedProduct {
  readonly id: string;
  readonly name: string;
  readonly image: string;
  readonly isActive: boolean;
  readonly isDeleted: boolean;
}

/** The products that stand first in lists. */
export abstract class Pins {
  abstract find(): Promise<StoredPins>;
  /** Lists the pinned products that are not erased. */
  abstract list(now: Date): Promise<PinnedProduct[]>;
  /** @returns whether `version` was the stored version. Otherwise nothing was saved. */
  abstract save(ids: readonly string[], now: Date, version: number): Promise<boolean>;
}

export interface PinList {
  readonly products: readonly PinnedProduct[];
  /** 0 before the first save. */
  readonly version: number;
}

export class PinService {
  constructor(
    private readonly pins: Pins,
    private readonly views: ProductViews,
    private readonly clock: Clock,
  ) {}

  async list(): Promise<PinList> {
    const { version } = await this.pins.find();
    return { products: await this.pins.list(await this.clock.now()), version };
  }

  /** Replaces the pins. A hidden or deleted product that is pinned already may stay. */
  async save(ids: readonly string[], expected?: number): Promise<PinList> {
    for (;;) {
      const stored = await this.pins.find();
      if (expected !== undefined && expected !== stored.version) throw stale();
      const now = await this.clock.now();
      const added = ids.filter((id) => !stored.productIds.includes(id));
      const live = (await this.views.findMany(added, now)).map(({ id }) => id);
      parsePins(ids, (id) => stored.productIds.includes(id) || live.includes(id));
      if (await this.pins.save(ids, now, stored.version)) return this.list();
    }
  }
}
