import type { Clock } from '../../platform/clock/clock.js';
import { type BinItem, binStart } from '../../platform/domain/bin.js';
import { notFound } from '../../platform/domain/domain-error.js';
import type { BinType } from '../../platform/domain/record-types.js';
import type { Bin, BinQuery } from './ports.js';

/** Lists the items that were deleted in the last 30 days. Each slice restores its own items. */
export class BinService {
  constructor(
    private readonly bin: Bin,
    private readonly clock: Clock,
  ) {}

  async list(query: BinQuery): Promise<{ items: BinItem[]; total: number }> {
    return this.bin.list(query, binStart(await this.clock.now()));
  }

  /** Erases an item for good. @throws DomainError 'not-found' if the item is not in the bin. */
  async erase(type: string, id: string): Promise<void> {
    if (!(await this.bin.erase(type, id, binStart(await this.clock.now())))) throw notFound();
  }

  /** Erases for good what a change deleted. @throws DomainError 'not-found' if nothing of it is in the bin. */
  async eraseDeletedBy(change: number): Promise<void> {
    const since = binStart(await this.clock.now());
    if ((await this.bin.eraseDeletedBy(change, since)) === 0) throw notFound();
  }

  /**
   * Erases for good all items that were deleted at or before `until`, or those of one type.
   * @returns the number of erased items.
   */
  async empty(type: BinType | undefined, until: Date): Promise<number> {
    return this.bin.empty(type, binStart(await this.clock.now()), until);
  }

  /**
   * Erases at most `limit` items that were deleted at least 30 days ago.
   * @returns the number of erased items by type.
   */
  purge(now: Date, limit: number): Promise<Record<string, number>> {
    return this.bin.purge(binStart(now), limit);
  }
}
