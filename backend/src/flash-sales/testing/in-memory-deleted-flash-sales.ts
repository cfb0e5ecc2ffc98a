import { DeletedFlashSales } from '../application/ports.js';
import type { FlashSaleState } from '../domain/flash-sale.js';

type Deleted = FlashSaleState & { readonly deletedAt: Date };

/** Deleted sales in memory. As the port says, `productIds` and `eraseOf` also cover sales that are not deleted. */
export class InMemoryDeletedFlashSales extends DeletedFlashSales {
  /** @param rows the rows of an `InMemoryFlashSaleRepository`. */
  constructor(private readonly rows: Map<string, FlashSaleState>) {
    super();
  }

  override countAfter(since: Date): Promise<number> {
    return Promise.resolve(this.deletedAfter(since).length);
  }

  override after(since: Date, limit?: number): Promise<FlashSaleState[]> {
    const newestFirst = this.deletedAfter(since).sort(
      (a, b) => b.deletedAt.getTime() - a.deletedAt.getTime() || (a.id < b.id ? -1 : 1),
    );
    return Promise.resolve(newestFirst.slice(0, limit));
  }

  override erase(id: string, since: Date): Promise<boolean> {
    return Promise.resolve(this.deletedAfter(since).some((row) => row.id === id) && this.rows.delete(id));
  }

  override eraseUntil(until: Date, limit: number): Promise<number> {
    return this.eraseRows(
      this.deleted().filter(({ deletedAt }) => deletedAt <= until),
      limit,
    );
  }

  override productIds(): Promise<string[]> {
    return Promise.resolve([...new Set([...this.rows.values()].map(({ productId }) => productId))]);
  }

  override eraseOf(productIds: readonly string[], limit: number): Promise<number> {
    return this.eraseRows(
      [...this.rows.values()].filter(({ productId }) => productIds.includes(productId)),
      limit,
    );
  }

  private eraseRows(rows: readonly FlashSaleState[], limit: number): Promise<number> {
    const erased = rows.slice(0, limit);
    for (const { id } of erased) this.rows.delete(id);
    return Promise.resolve(erased.length);
  }

  private deletedAfter(since: Date): Deleted[] {
    return this.deleted().filter(({ deletedAt }) => deletedAt > since);
  }

  private deleted(): Deleted[] {
    return [...this.rows.values()].filter((row): row is Deleted => row.deletedAt !== null);
  }
}
