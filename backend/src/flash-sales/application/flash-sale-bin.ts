import { type BinItem, BinSource } from '../../platform/domain/bin.js';
import type { BinType } from '../../platform/domain/record-types.js';
import { erasedProduct } from '../domain/messages.js';
import type { DeletedFlashSales, SaleProducts } from './ports.js';

/** The bin of deleted sales. */
export class FlashSaleBin extends BinSource {
  override readonly type: BinType = 'flash-sales';

  constructor(
    private readonly deleted: DeletedFlashSales,
    private readonly products: SaleProducts,
  ) {
    super();
  }

  override count(since: Date): Promise<number> {
    return this.deleted.countAfter(since);
  }

  override async list(since: Date, limit?: number): Promise<BinItem[]> {
    const sales = await this.deleted.after(since, limit);
    const found = await this.products.findManyWithDeleted(sales.map(({ productId }) => productId));
    const products = new Map(found.map((product) => [product.id, product]));
    return sales.flatMap(({ id, deletedAt, productId, discountPercentage, endDate }) => {
      const product = products.get(productId);
      // `deletedAt` is never null here, because `after` returns only deleted sales. But the type allows null.
      return deletedAt === null
        ? []
        : {
            id,
            name: product?.name ?? erasedProduct,
            deletedAt,
            image: product?.images[0] ?? null,
            price: product?.price ?? null,
            slug: null,
            discountPercentage,
            endDate,
          };
    });
  }

  override erase(id: string, since: Date): Promise<boolean> {
    return this.deleted.erase(id, since);
  }

  /** Erases sales that were deleted at or before `until`, and then sales of erased products, up to `limit`. */
  override async purge(until: Date, limit: number): Promise<number> {
    const erased = await this.deleted.eraseUntil(until, limit);
    if (erased === limit) return erased;
    const ids = await this.deleted.productIds();
    const existing = new Set((await this.products.findManyWithDeleted(ids)).map(({ id }) => id));
    const gone = ids.filter((id) => !existing.has(id));
    return erased + (await this.deleted.eraseOf(gone, limit - erased));
  }
}
