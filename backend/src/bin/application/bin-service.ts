import type { Clock } from '../../platform/clock/clock.js';
import { type BinItem, type BinSource, binStart, byDeletion } from '../../platform/domain/bin.js';
import { notFound } from '../../platform/domain/domain-error.js';
import type { BinType } from '../../platform/domain/record-types.js';

export interface BinQuery {
  readonly type?: BinType;
  readonly limit?: number;
  readonly offset?: number;
}

export interface TypedBinItem extends BinItem {
  readonly type: BinType;
}

/** Lists the items that were deleted in the last 30 days. Each module restores its own items. */
export class BinService {
  /** @param sources returns the bins that the modules contribute. */
  constructor(
    private readonly sources: () => readonly BinSource[],
    private readonly clock: Clock,
  ) {}

  async list({ type, limit, offset = 0 }: BinQuery): Promise<{ items: TypedBinItem[]; total: number }> {
    const since = binStart(await this.clock.now());
    const sources = this.sources().filter((source) => type === undefined || source.type === type);
    // All items of the page may come from one source, so each source lists its items up to the end of the page.
    const end = limit === undefined ? undefined : offset + limit;
    const [counts, lists] = await Promise.all([
      Promise.all(sources.map((source) => source.count(since))),
      Promise.all(
        sources.map(async (source) =>
          (await source.list(since, end)).map((item) => ({ ...item, type: source.type })),
        ),
      ),
    ]);
    const items = lists.flat().sort(byDeletion).slice(offset, end);
    return { items, total: counts.reduce((sum, count) => sum + count, 0) };
  }

  /** Erases an item for good. @throws DomainError 'not-found' if the item is not in the bin. */
  async erase(type: string, id: string): Promise<void> {
    const source = this.sources().find((candidate) => candidate.type === type);
    const since = binStart(await this.clock.now());
    if (!source || !(await source.erase(id, since))) throw notFound();
  }

  /**
   * Erases at most `limit` items that were deleted at least 30 days ago.
   * @returns the number of erased items by type.
   */
  async purge(now: Date, limit: number): Promise<Record<string, number>> {
    const erased: Record<string, number> = {};
    let left = limit;
    for (const source of this.sources()) {
      if (left === 0) break;
      erased[source.type] = await source.purge(binStart(now), left);
      left -= erased[source.type] ?? 0;
    }
    return erased;
  }
}
