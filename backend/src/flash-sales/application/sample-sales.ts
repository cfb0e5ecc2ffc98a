import type { CatalogQueries } from '../../catalog/index.js';
import type { Clock } from '../../platform/clock/clock.js';
import type { SampleData } from '../../platform/domain/sample-data.js';
import type { FlashSaleService } from './flash-sale-service.js';

export interface PackagedSale {
  readonly product: string;
  readonly discountPercentage: number;
  /** The sale's duration in hours, counted from the seeding. */
  readonly hours: number;
}

/** Each sale lasts more than a day, so that a new shop shows running sales on its first day. */
export const PACKAGED_SALES: readonly PackagedSale[] = [
  { product: 'Mug Custom Foto', discountPercentage: 20, hours: 28 },
  { product: 'Tote Bag Sablon', discountPercentage: 15, hours: 52 },
  { product: 'Flyer A5 Art Paper', discountPercentage: 30, hours: 76 },
  { product: 'Kalender Meja 2027', discountPercentage: 10, hours: 124 },
];

const HOUR_MS = 60 * 60_000;

export class SampleSales implements SampleData {
  readonly order = 2;

  constructor(
    private readonly sales: FlashSaleService,
    private readonly catalog: Pick<CatalogQueries, 'listSampleProducts'>,
    private readonly clock: Clock,
    private readonly packaged: readonly PackagedSale[] = PACKAGED_SALES,
  ) {}

  async seed(): Promise<void> {
    const products = await this.catalog.listSampleProducts();
    const existing = await this.sales.adminList();
    const now = await this.clock.now();
    for (const { product: name, discountPercentage, hours } of this.packaged) {
      const productId = products.find((product) => product.name === name)?.id;
      if (productId === undefined || existing.some((sale) => sale.productId === productId)) continue;
      const endDate = new Date(now.getTime() + hours * HOUR_MS);
      await this.sales.create(
        { productId, discountPercentage, startDate: null, endDate },
        { isSample: true },
      );
    }
  }

  async remove(): Promise<{ deletedFlashSales: number }> {
    return { deletedFlashSales: await this.sales.removeSamples() };
  }
}
