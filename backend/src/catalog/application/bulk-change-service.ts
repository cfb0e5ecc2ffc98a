import type { Clock } from '../../platform/clock/clock.js';
import { invalidField } from '../../platform/domain/domain-error.js';
import { Limiter } from '../../platform/limiter/limiter.js';
import { MAX_CHANGE_MS } from '../../platform/limiter/limits.js';
import type { BulkChange, BulkItem } from '../domain/bulk-change.js';
import * as messages from '../domain/messages.js';
import {
  type ChangedPrice,
  changedPrices,
  comparedPrices,
  type PriceChange,
} from '../domain/price-change.js';
import { highestPrice } from '../domain/pricing.js';
import type { Product, ProductState } from '../domain/product.js';
import { isSlug } from '../domain/slug.js';
import type { CatalogChange, CatalogChanges } from './ports.js';

/** In whole rupiah. Both are equal without a price list. */
export interface PriceSpan {
  readonly lowest: number;
  readonly highest: number;
}

export interface ChangedProduct {
  readonly id: string;
  readonly name: string;
  readonly before: PriceSpan;
  readonly after: PriceSpan;
  /** Each price that a dry run changes. */
  readonly prices: readonly ChangedPrice[];
}

export interface LeftOutProduct {
  readonly id: string;
  /** Null if there is no such product. */
  readonly name: string | null;
  readonly reason: string;
}

export interface BulkResult {
  readonly changed: readonly ChangedProduct[];
  /** The number of products that already were as the change makes them. */
  readonly unchanged: number;
  readonly skipped: readonly LeftOutProduct[];
  /** The id under which the history records the change; null if nothing changed. */
  readonly change: number | null;
}

export class BulkChangeService {
  private readonly limiter = new Limiter('bulkChanges');

  constructor(
    private readonly changes: CatalogChanges,
    private readonly clock: Clock,
  ) {}

  /**
   * Changes each product that still has the version that the owner saw. The others are left out.
   * @param dryRun whether only the result is computed.
   * @throws DomainError 'invalid' if the category of the change does not exist.
   */
  async apply(items: readonly BulkItem[], change: BulkChange, dryRun: boolean): Promise<BulkResult> {
    return this.limiter.run(async () => {
      const now = await this.clock.now();
      return this.changes.run(async (catalog) => {
        const apply = await applierOf(change, catalog, now);
        const products = await catalog.products.findAllForUpdate(items.map(({ id }) => id));
        const result = applyToAll(
          items,
          new Map(products.map((product) => [product.state.id, product])),
          apply,
          dryRun && 'price' in change ? change.price : undefined,
        );
        if (dryRun) return { ...result, change: null };
        const changed = new Set(result.changed.map(({ id }) => id));
        await catalog.products.saveAll(products.filter(({ state }) => changed.has(state.id)));
        return { ...result, change: changed.size > 0 ? await catalog.recordedId() : null };
      }, MAX_CHANGE_MS);
    });
  }
}

/** Changes a product. @returns whether it differs now, or a message why it cannot change so. */
type Apply = (product: Product) => boolean | string;

async function applierOf(change: BulkChange, { categories }: CatalogChange, now: Date): Promise<Apply> {
  if ('deleted' in change)
    return (product) => {
      product.remove(now);
      return true;
    };
  if ('price' in change)
    return (product) => {
      const prices = changedPrices(product.state, change.price);
      return typeof prices === 'string' ? prices : product.adjust(prices, now);
    };
  if (!('category' in change)) return (product) => product.adjust(change, now);
  const category = isSlug(change.category) ? await categories.findForShare(change.category) : undefined;
  if (!category) throw invalidField('change.category', messages.categoryUnknown);
  return (product) => product.adjust({ categoryId: category.state.id }, now);
}

function applyToAll(
  items: readonly BulkItem[],
  products: ReadonlyMap<string, Product>,
  apply: Apply,
  compared: PriceChange | undefined,
): Omit<BulkResult, 'change'> {
  const changed: ChangedProduct[] = [];
  const skipped: LeftOutProduct[] = [];
  let unchanged = 0;
  for (const { id, version } of items) {
    const product = products.get(id);
    if (!product) {
      skipped.push({ id, name: null, reason: messages.itemUnknown });
      continue;
    }
    const { name } = product.state;
    const before = product.state;
    const outcome = refusalOf(product.state, version) ?? apply(product);
    if (typeof outcome === 'string') skipped.push({ id, name, reason: outcome });
    else if (outcome) {
      const prices = compared ? comparedPrices(before, product.state, compared) : [];
      changed.push({ id, name, before: spanOf(before), after: spanOf(product.state), prices });
    } else unchanged += 1;
  }
  return { changed, unchanged, skipped };
}

function refusalOf(state: ProductState, version: number): string | undefined {
  if (state.deletedAt !== null) return messages.itemDeleted;
  return state.version === version ? undefined : messages.itemStale;
}

const spanOf = ({ price, pricing }: ProductState): PriceSpan => ({
  lowest: price,
  highest: pricing ? highestPrice(pricing) : price,
});
