import type { FlashSale, FlashSaleState } from '../domain/flash-sale.js';

// The ports of this module. Each port has an adapter in adapters/ and a fake in testing/.

/** The sales that are not deleted, and those that can be restored. */
export abstract class FlashSaleRepository {
  /** @throws DomainError 'conflict' if its time overlaps another sale of the same product. */
  abstract add(sale: FlashSale): Promise<void>;
  /**
   * Runs `work` on a sale that is locked against other changes, and saves the result.
   * @returns the changed sale, undefined if it does not exist.
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
  /** All sales, the latest end first, equal ends by id. */
  abstract list(): Promise<FlashSale[]>;
  /** The sales running at `now`, the soonest end first, equal ends by id. */
  abstract listRunning(now: Date): Promise<FlashSale[]>;
  /** The first start or end of a sale after `after`; null if there is none. */
  abstract nextBoundary(after: Date): Promise<Date | null>;
}

export interface SaleProduct {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly images: readonly string[];
  readonly isActive: boolean;
}

/** The deleted sales. */
export abstract class DeletedFlashSales {
  abstract countAfter(since: Date): Promise<number>;
  /** Newest deletion first, equal times by id. */
  abstract after(since: Date, limit?: number): Promise<FlashSaleState[]>;
  /** @returns false if the sale was not deleted after `since`. */
  abstract erase(id: string, since: Date): Promise<boolean>;
  /** Erases at most `limit` sales that were deleted at or before `until`. @returns the number of erased sales. */
  abstract eraseUntil(until: Date, limit: number): Promise<number>;
  /** The ids of all products that have sales, deleted or not. */
  abstract productIds(): Promise<string[]>;
  /** Erases at most `limit` sales of these products, deleted or not. @returns the number of erased sales. */
  abstract eraseOf(productIds: readonly string[], limit: number): Promise<number>;
}

/** The products that can be on sale: all that are not deleted. */
export abstract class SaleProducts {
  abstract findMany(ids: readonly string[]): Promise<SaleProduct[]>;
  /** Like `findMany`, but with deleted products until they are erased. */
  abstract findManyWithDeleted(ids: readonly string[]): Promise<SaleProduct[]>;
}
