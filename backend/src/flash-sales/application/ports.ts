import type { PriceLabel } from '../../catalog/index.js';
import type { FlashSale } from '../domain/flash-sale.js';

/** Reads and writes sales that are not deleted, and deleted sales that can still be restored. */
export abstract class FlashSaleRepository {
  /** @throws DomainError 'conflict' if the sale's time overlaps with another sale of the same product. */
  abstract add(sale: FlashSale): Promise<void>;
  /**
   * Adds sales of different products in one change. Sales that overlap another sale of their product are left out.
   * @param dryRun whether only the result is computed.
   * @returns the sales that were added, and the id under which the history records the change; null if it does not.
   */
  abstract addMany(
    sales: readonly FlashSale[],
    dryRun?: boolean,
  ): Promise<{ readonly added: readonly FlashSale[]; readonly change: number | null }>;
  /** Runs `work` on sales in one change. @returns those that `work` changed, and the id as `addMany` does. */
  abstract changeMany(
    ids: readonly string[],
    work: (sale: FlashSale) => void,
  ): Promise<{ readonly changed: readonly FlashSale[]; readonly change: number | null }>;
  /**
   * Runs `work` on a sale that is locked against other changes, and saves the result.
   * @returns the changed sale; undefined if the sale does not exist.
   * @throws DomainError 'conflict' as `add` does.
   */
  abstract change(id: string, work: (sale: FlashSale) => void): Promise<FlashSale | undefined>;
  /** Like `change`, for a sale that was deleted after `since`. */
  abstract changeDeleted(
    id: string,
    since: Date,
    work: (sale: FlashSale) => void,
  ): Promise<FlashSale | undefined>;
  abstract find(id: string): Promise<FlashSale | undefined>;
  abstract findDeleted(id: string, since: Date): Promise<FlashSale | undefined>;
  abstract list(): Promise<FlashSale[]>;
  /** Lists the sales running at `now`, the soonest end first, equal ends by id. */
  abstract listRunning(now: Date): Promise<FlashSale[]>;
  /** Returns the next time, later than `after`, at which a sale starts or ends; null if there is none. */
  abstract nextBoundary(after: Date): Promise<Date | null>;
}

export interface SaleProduct {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly priceLabel: PriceLabel | null;
  readonly images: readonly string[];
  readonly isActive: boolean;
}

export abstract class SaleProducts {
  abstract findMany(ids: readonly string[]): Promise<SaleProduct[]>;
  /** At most `limit` products of a category, also hidden ones; undefined if there is no such category. */
  abstract findInCategory(slug: string, limit: number): Promise<readonly SaleProduct[] | undefined>;
}
