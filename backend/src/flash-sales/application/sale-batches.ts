import { randomUUID } from 'node:crypto';
import type { LeftOutProduct } from '../../catalog/index.js';
import type { Clock } from '../../platform/clock/clock.js';
import { invalidField } from '../../platform/domain/domain-error.js';
import { FlashSale, type FlashSaleDraft } from '../domain/flash-sale.js';
import * as messages from '../domain/messages.js';
import { refusalOf } from './flash-sale-service.js';
import type { FlashSaleRepository, SaleProduct, SaleProducts } from './ports.js';

export const MAX_BATCH = 500;

/** The ids of the products, or the slug of their category. */
export type Chosen = { readonly productIds: readonly string[] } | { readonly category: string };

export interface BatchResult {
  readonly created: number;
  readonly skipped: readonly LeftOutProduct[];
  /** The id under which the history records the change; null if nothing was created. */
  readonly change: number | null;
  /** The products that a dry run puts on sale. */
  readonly products: readonly SaleProduct[];
}

export class SaleBatches {
  constructor(
    private readonly sales: FlashSaleRepository,
    private readonly products: SaleProducts,
    private readonly clock: Clock,
  ) {}

  /**
   * Products that cannot have this sale are left out.
   * @param dryRun whether only the result is computed.
   */
  async create(
    chosen: Chosen,
    draft: Omit<FlashSaleDraft, 'productId'>,
    dryRun = false,
  ): Promise<BatchResult> {
    const products = await this.chosenProducts(chosen);
    const now = await this.clock.now();
    const reasons = new Map<string, string>();
    const sales = [...products].flatMap(([productId, product]) => {
      const sale = FlashSale.create(randomUUID(), { ...draft, productId }, now);
      const reason = product ? refusalOf(product, sale.state)?.message : messages.productUnknown;
      if (reason === undefined) return [sale];
      reasons.set(productId, reason);
      return [];
    });
    const { added, change } = await this.sales.addMany(sales, dryRun);
    for (const sale of sales)
      if (!added.includes(sale)) reasons.set(sale.state.productId, messages.overlapping);
    const skipped = [...reasons].map(([id, reason]) => {
      return { id, name: products.get(id)?.name ?? null, reason };
    });
    const onSale = dryRun ? added.flatMap(({ state }) => products.get(state.productId) ?? []) : [];
    return { created: added.length, skipped, change, products: onSale };
  }

  /** Ends the running sales, and deletes the scheduled ones. @returns how many, and the id as of `create`. */
  async end(ids: readonly string[]): Promise<{ readonly ended: number; readonly change: number | null }> {
    if (ids.length === 0 || ids.length > MAX_BATCH) throw invalidField('ids', messages.endCount(MAX_BATCH));
    const now = await this.clock.now();
    const { changed, change } = await this.sales.changeMany(ids, (sale) => {
      sale.end(now);
    });
    return { ended: changed.length, change };
  }

  private async chosenProducts(chosen: Chosen): Promise<ReadonlyMap<string, SaleProduct | undefined>> {
    if ('category' in chosen) {
      const found = await this.products.findInCategory(chosen.category, MAX_BATCH + 1);
      if (!found) throw invalidField('category', messages.categoryUnknown);
      if (found.length === 0) throw invalidField('category', messages.batchEmpty);
      if (found.length > MAX_BATCH) throw invalidField('category', messages.batchTooLarge(MAX_BATCH));
      return new Map(found.map((product) => [product.id, product]));
    }
    const { productIds } = chosen;
    if (productIds.length === 0) throw invalidField('productIds', messages.batchInvalid);
    if (productIds.length > MAX_BATCH) throw invalidField('productIds', messages.batchTooLarge(MAX_BATCH));
    const twice = productIds.findIndex((id, index) => productIds.indexOf(id) < index);
    if (twice >= 0) throw invalidField(`productIds.${twice}`, messages.productTwice);
    const found = new Map((await this.products.findMany(productIds)).map((product) => [product.id, product]));
    return new Map(productIds.map((id) => [id, found.get(id)]));
  }
}
