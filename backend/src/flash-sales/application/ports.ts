import type { FlashSale } from '../domain/flash-sale.js';

// What the services need from outside. Each port has a fake in testing/ and an adapter in adapters/.

/** The sales that are not deleted. */
export abstract class FlashSaleRepository {
  /** @throws DomainError 'conflict' if its time overlaps another sale of the same product. */
  abstract add(sale: FlashSale): Promise<void>;
  /**
   * Runs `work` on a sale that is locked against other changes, and saves the result.
   * @returns the changed sale, undefined if it does not exist.
   * @throws DomainError 'conflict' as `add` does.
   */
  abstract change(id: string, work: (sale: FlashSale) => void): Promise<FlashSale | undefined>;
  abstract find(id: string): Promise<FlashSale | undefined>;
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

/** The products that can be on sale: all that are not deleted. */
export abstract class SaleProducts {
  abstract findMany(ids: readonly string[]): Promise<SaleProduct[]>;
}
