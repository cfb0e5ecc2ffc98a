import type { Clock } from '../../platform/clock/clock.js';
import { stale } from '../../platform/domain/domain-error.js';
import { parsePins } from '../domain/pins.js';
import type { PinnedProduct, Pins, ProductViews } from './ports.js';

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
