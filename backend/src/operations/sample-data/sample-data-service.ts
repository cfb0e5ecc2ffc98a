import { randomUUID } from 'node:crypto';
import type { CatalogSeeder, CatalogQueries } from '../../catalog/index.js';
import type { FlashSaleService } from '../../flash-sales/index.js';
import type { PublishedImageStore } from '../../media/index.js';
import type { Clock } from '../../platform/clock/clock.js';
import type { Lock } from '../../platform/lock/lock.js';
import type { SeedRun } from './seed-run.js';
import type { SampleCatalog, SampleSource, SampleSale } from './sample-source.js';
import type { SeedRunRepository } from './seed-run-repository-port.js';

export interface RemovedSampleData {
  readonly deletedProducts: number;
  readonly deletedCategories: number;
  readonly deletedFlashSales: number;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Seeds an empty shop with the sample catalog, once, and removes what it seeded on request. */
export class SampleDataService {
  constructor(
    private readonly source: SampleSource,
    private readonly seedRuns: SeedRunRepository,
    private readonly lock: Lock,
    private readonly catalog: Pick<CatalogSeeder, 'isUntouched' | 'seed' | 'remove'>,
    private readonly queries: Pick<CatalogQueries, 'findProducts' | 'findCategories'>,
    private readonly sales: Pick<FlashSaleService, 'adminList' | 'create' | 'removeMany'>,
    private readonly images: Pick<PublishedImageStore, 'importObjects'>,
    private readonly clock: Clock,
  ) {}

  /**
   * Seeds the sample catalog unless the shop was seeded or ever had a catalog; resumes an interrupted seed run.
   */
  seedOnce(): Promise<void> {
    return this.lock.run('sampleData', async () => {
      const previous = await this.seedRuns.find();
      const untouched = await this.catalog.isUntouched();
      if (previous ? previous.stage !== 'begun' : !untouched) return;
      const sample = await this.source.read();
      const seedRun = previous && !untouched ? previous : await this.seedCatalog(sample);
      const flashSaleIds = await this.startSales(sample.flashSales, seedRun);
      await this.seedRuns.save({ ...seedRun, flashSaleIds, stage: 'sown' });
    });
  }

  /** Whether any seeded product or category is not deleted. */
  async isPresent(): Promise<boolean> {
    const seedRun = await this.seedRuns.find();
    if (!seedRun || seedRun.stage === 'removed') return false;
    const [products, categories] = await Promise.all([
      this.queries.findProducts(seedRun.productIds),
      this.queries.findCategories(seedRun.categoryIds),
    ]);
    return products.length + categories.length > 0;
  }

  /** Deletes what was seeded, except categories that contain products of the owner. */
  remove(): Promise<RemovedSampleData> {
    return this.lock.run('sampleData', async () => {
      const seedRun = await this.seedRuns.find();
      if (!seedRun || seedRun.stage === 'removed')
        return { deletedProducts: 0, deletedCategories: 0, deletedFlashSales: 0 };
      const deletedFlashSales = await this.sales.removeMany(seedRun.flashSaleIds);
      const { productIds } = await this.catalog.remove({ productIds: seedRun.productIds, categoryIds: [] });
      const categories = await this.queries.findCategories(seedRun.categoryIds);
      const empty = categories.filter(({ productCount }) => productCount === 0).map(({ id }) => id);
      const { categoryIds } = await this.catalog.remove({ productIds: [], categoryIds: empty });
      await this.seedRuns.save({ ...seedRun, stage: 'removed' });
      return {
        deletedProducts: productIds.length,
        deletedCategories: categoryIds.length,
        deletedFlashSales,
      };
    });
  }

  /**
   * Saves the ids before it uses them, so that an interrupted run can still tell sample rows from the owner's.
   */
  private async seedCatalog({ categories, products }: SampleCatalog): Promise<SeedRun> {
    const newIds = (drafts: readonly unknown[]): string[] => drafts.map(() => randomUUID());
    const seedRun: SeedRun = {
      stage: 'begun',
      categoryIds: newIds(categories),
      productIds: newIds(products),
      flashSaleIds: [],
    };
    await this.seedRuns.save(seedRun);
    for (const image of new Set(products.flatMap(({ images }) => images)))
      await this.images.importObjects(await this.source.readImage(image));
    const now = await this.clock.now();
    await this.catalog.seed({
      categories: categories.map((category, i) => ({
        id: seedRun.categoryIds[i],
        draft: { ...category, isActive: true },
        createdAt: now,
      })),
      // One minute apart, because lists show the newest product first.
      products: products.map((product, i) => ({
        id: seedRun.productIds[i],
        draft: { ...product, isActive: true },
        createdAt: new Date(now.getTime() - i * MINUTE_MS),
      })),
    });
    return seedRun;
  }

  /** @returns the ids of all sample sales, including those that an interrupted run created. */
  private async startSales(sales: readonly SampleSale[], { productIds }: SeedRun): Promise<string[]> {
    const products = await this.queries.findProducts(productIds);
    const existing = await this.sales.adminList();
    const now = await this.clock.now();
    const ids: string[] = [];
    for (const { product: name, discountPercentage, hours } of sales) {
      const productId = products.find((product) => product.name === name)?.id;
      if (productId === undefined) continue;
      const endDate = new Date(now.getTime() + hours * HOUR_MS);
      const sale =
        existing.find((other) => other.productId === productId) ??
        (await this.sales.create({ productId, discountPercentage, startDate: null, endDate }));
      ids.push(sale.id);
    }
    return ids;
  }
}
