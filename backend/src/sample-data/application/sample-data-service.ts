import { randomUUID } from 'node:crypto';
import type { CatalogBatch, CatalogReads } from '../../catalog/index.js';
import type { FlashSaleService } from '../../flash-sales/index.js';
import type { PictureShelf } from '../../media/index.js';
import type { Clock } from '../../platform/clock/clock.js';
import type { Lock } from '../../platform/lock/lock.js';
import type { Sowing } from '../domain/sowing.js';
import type { Sample, SampleCatalogue, SampleSale } from './ports/sample-catalogue.js';
import type { SowingRepository } from './ports/sowing-repository.js';

export interface RemovedSampleData {
  readonly deletedProducts: number;
  readonly deletedCategories: number;
  readonly deletedFlashSales: number;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Fills an empty shop with the sample catalogue, once, and takes exactly that out again. */
export class SampleDataService {
  constructor(
    private readonly sample: SampleCatalogue,
    private readonly sowings: SowingRepository,
    private readonly lock: Lock,
    private readonly catalog: Pick<CatalogBatch, 'isUntouched' | 'sow' | 'remove'>,
    private readonly reads: Pick<CatalogReads, 'findProducts' | 'findCategories'>,
    private readonly sales: Pick<FlashSaleService, 'adminList' | 'create' | 'removeMany'>,
    private readonly pictures: Pick<PictureShelf, 'importObjects'>,
    private readonly clock: Clock,
  ) {}

  /** Does nothing in a shop that was sown or had a catalogue; finishes a sowing that was cut short. */
  sowOnce(): Promise<void> {
    return this.lock.run('sampleData', async () => {
      const begun = await this.sowings.find();
      const untouched = await this.catalog.isUntouched();
      if (begun ? begun.stage !== 'begun' : !untouched) return;
      const sample = await this.sample.read();
      const sowing = begun && !untouched ? begun : await this.sowCatalog(sample);
      const flashSaleIds = await this.startSales(sample.flashSales, sowing);
      await this.sowings.save({ ...sowing, flashSaleIds, stage: 'sown' });
    });
  }

  /** Whether anything of what was sown is still there. */
  async isPresent(): Promise<boolean> {
    const sowing = await this.sowings.find();
    if (!sowing || sowing.stage === 'removed') return false;
    const [products, categories] = await Promise.all([
      this.reads.findProducts(sowing.productIds),
      this.reads.findCategories(sowing.categoryIds),
    ]);
    return products.length + categories.length > 0;
  }

  /** A sample category stays while it holds products of the owner's. */
  remove(): Promise<RemovedSampleData> {
    return this.lock.run('sampleData', async () => {
      const sowing = await this.sowings.find();
      if (!sowing || sowing.stage === 'removed')
        return { deletedProducts: 0, deletedCategories: 0, deletedFlashSales: 0 };
      const deletedFlashSales = await this.sales.removeMany(sowing.flashSaleIds);
      const { productIds } = await this.catalog.remove({ productIds: sowing.productIds, categoryIds: [] });
      const categories = await this.reads.findCategories(sowing.categoryIds);
      const empty = categories.filter(({ productCount }) => productCount === 0).map(({ id }) => id);
      const { categoryIds } = await this.catalog.remove({ productIds: [], categoryIds: empty });
      await this.sowings.save({ ...sowing, stage: 'removed' });
      return {
        deletedProducts: productIds.length,
        deletedCategories: categoryIds.length,
        deletedFlashSales,
      };
    });
  }

  /** Remembers the ids before it uses them, so that whatever happens next can be told from the owner's own. */
  private async sowCatalog({ categories, products }: Sample): Promise<Sowing> {
    const newIds = (drafts: readonly unknown[]): string[] => drafts.map(() => randomUUID());
    const sowing: Sowing = {
      stage: 'begun',
      categoryIds: newIds(categories),
      productIds: newIds(products),
      flashSaleIds: [],
    };
    await this.sowings.save(sowing);
    for (const image of new Set(products.flatMap(({ images }) => images)))
      await this.pictures.importObjects(await this.sample.readPicture(image));
    const now = await this.clock.now();
    await this.catalog.sow({
      categories: categories.map((category, i) => ({
        id: sowing.categoryIds[i],
        draft: { ...category, isActive: true },
        createdAt: now,
      })),
      // A minute apart, because the newest is shown first.
      products: products.map((product, i) => ({
        id: sowing.productIds[i],
        draft: { ...product, isActive: true },
        createdAt: new Date(now.getTime() - i * MINUTE_MS),
      })),
    });
    return sowing;
  }

  /** @returns the ids of all sample sales, also of those that were started before the sowing was cut short. */
  private async startSales(sales: readonly SampleSale[], { productIds }: Sowing): Promise<string[]> {
    const products = await this.reads.findProducts(productIds);
    const started = await this.sales.adminList();
    const now = await this.clock.now();
    const ids: string[] = [];
    for (const { product: name, discountPercentage, hours } of sales) {
      const productId = products.find((product) => product.name === name)?.id;
      if (productId === undefined) continue;
      const endDate = new Date(now.getTime() + hours * HOUR_MS);
      const sale =
        started.find((other) => other.productId === productId) ??
        (await this.sales.create({ productId, discountPercentage, startDate: null, endDate }));
      ids.push(sale.id);
    }
    return ids;
  }
}
