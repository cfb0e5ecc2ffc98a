import type { FlashSale } from '../../domain/flash-sale.js';

/** The sales that were not deleted. */
export abstract class FlashSaleRepository {
  /** Refuses a window that overlaps another one of the same product. */
  abstract add(sale: FlashSale): Promise<void>;
  /**
   * Changes a sale while nothing else can, under the same refusal.
   * @returns the changed sale, or undefined when there is none.
   */
  abstract change(id: string, work: (sale: FlashSale) => void): Promise<FlashSale | undefined>;
  abstract find(id: string): Promise<FlashSale | undefined>;
  /** All of them, the latest end first. */
  abstract list(): Promise<FlashSale[]>;
  /** Those running at an instant, the soonest end first. */
  abstract listRunning(now: Date): Promise<FlashSale[]>;
  /** The first start or end after an instant. */
  abstract nextBoundary(after: Date): Promise<Date | null>;
}
