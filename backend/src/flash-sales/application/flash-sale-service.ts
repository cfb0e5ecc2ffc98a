import { randomUUID } from 'node:crypto';
import type { Clock } from '../../platform/clock/clock.js';
import { binStart } from '../../platform/domain/bin.js';
import { DomainError, invalidField, notFound } from '../../platform/domain/domain-error.js';
import { expectVersion } from '../../platform/domain/entity-head.js';
import {
  FlashSale,
  type FlashSaleDraft,
  type FlashSaleState,
  type FlashSaleStatus,
} from '../domain/flash-sale.js';
import { nothingLowered, pricedByChat, productDeleted, productUnknown } from '../domain/messages.js';
import { lowersPrice } from '../domain/sale-price.js';
import type { FlashSaleRepository, SaleProduct, SaleProducts } from './ports.js';

export interface FlashSaleView extends FlashSaleState {
  readonly status: FlashSaleStatus;
  readonly product: SaleProduct;
}

/** The use cases of flash sales. Sales of a deleted product are hidden until the product is restored. */
export class FlashSaleService {
  constructor(
    private readonly sales: FlashSaleRepository,
    private readonly products: SaleProducts,
    private readonly clock: Clock,
    // The time for visitors stays the same until the cache for visitors is emptied.
    private readonly visitorsClock = clock,
  ) {}

  /** Lists the running sales of active products, for visitors, without sales that lower no price. */
  async listRunning(): Promise<FlashSaleView[]> {
    const now = await this.visitorsClock.now();
    const views = await this.withProducts(await this.sales.listRunning(now), now);
    return views.filter(
      ({ product, discountPercentage }) => product.isActive && lowersPrice(product.price, discountPercentage),
    );
  }

  /** Lists the running and coming sales, for visitors, the earliest end first, without sales that lower no price. */
  async listRunningAndComing(): Promise<FlashSaleView[]> {
    const now = await this.visitorsClock.now();
    const views = await this.withProducts(await this.sales.list(), now);
    return views
      .filter(
        ({ status, product, discountPercentage }) =>
          status !== 'ended' && lowersPrice(product.price, discountPercentage),
      )
      .toSorted((a, b) => a.endDate.getTime() - b.endDate.getTime());
  }

  /**
   * Returns the next time, later than `after`, at which a sale starts or ends. At that time the list of running sales
   * changes, although nothing is written to the database.
   */
  nextBoundary(after: Date): Promise<Date | null> {
    return this.sales.nextBoundary(after);
  }

  async isPlanned(productId: string): Promise<boolean> {
    const now = await this.clock.now();
    return (await this.sales.list()).some(
      (sale) => sale.state.productId === productId && sale.statusAt(now) !== 'ended',
    );
  }

  async adminList(): Promise<FlashSaleView[]> {
    const now = await this.clock.now();
    return this.withProducts(await this.sales.list(), now);
  }

  async adminGet(id: string): Promise<FlashSaleView> {
    const sale = await this.sales.find(id);
    const [view] = sale ? await this.withProducts([sale], await this.clock.now()) : [];
    if (!view) throw notFound();
    return view;
  }

  async create(draft: FlashSaleDraft, { isSample } = { isSample: false }): Promise<FlashSaleView> {
    const product = await this.requireProduct(draft.productId);
    const now = await this.clock.now();
    const sale = FlashSale.create(randomUUID(), draft, now, isSample);
    expectLowered(product, sale.state);
    await this.sales.add(sale);
    return toView(sale, product, now);
  }

  async update(id: string, draft: FlashSaleDraft, version?: number): Promise<FlashSaleView> {
    await this.requireVisible(id);
    const product = await this.requireProduct(draft.productId);
    const now = await this.clock.now();
    const sale = await this.sales.change(id, (found) => {
      expectVersion(found.state, version);
      found.revise(draft, now);
      expectLowered(product, found.state);
    });
    if (!sale) throw notFound();
    return toView(sale, product, now);
  }

  async remove(id: string, version?: number): Promise<void> {
    await this.requireVisible(id);
    const now = await this.clock.now();
    const sale = await this.sales.change(id, (found) => {
      expectVersion(found.state, version);
      found.remove(now);
    });
    if (!sale) throw notFound();
  }

  async removeSamples(): Promise<number> {
    const samples = (await this.sales.list()).filter(({ state }) => state.isSample);
    return this.removeMany(samples.map(({ state }) => state.id));
  }

  /**
   * Restores a sale that was deleted in the last 30 days.
   * @throws DomainError 'conflict', without restoring, if the sale overlaps another sale or has ended, or the product
   * is deleted.
   */
  async restore(id: string): Promise<FlashSaleView> {
    const now = await this.clock.now();
    const deleted = await this.sales.findDeleted(id, binStart(now));
    if (!deleted) throw notFound();
    const [product] = await this.products.findMany([deleted.state.productId]);
    if (!product) throw new DomainError('conflict', productDeleted);
    const sale = await this.sales.changeDeleted(id, binStart(now), (found) => {
      found.undelete(now);
    });
    if (!sale) throw notFound();
    return toView(sale, product, now);
  }

  /**
   * Deletes the given sales, even if their products are deleted. Sales that are already deleted are left out.
   * @returns the number of sales that this call deleted.
   */
  async removeMany(ids: readonly string[]): Promise<number> {
    const now = await this.clock.now();
    let removed = 0;
    for (const id of ids) {
      if (
        await this.sales.change(id, (sale) => {
          sale.remove(now);
        })
      )
        removed += 1;
    }
    return removed;
  }

  /** Checks that the sale exists. @throws DomainError 'not-found', also for a sale whose product was deleted. */
  private async requireVisible(id: string): Promise<void> {
    await this.adminGet(id);
  }

  private async requireProduct(id: string): Promise<SaleProduct> {
    const [product] = await this.products.findMany([id]);
    if (!product) throw invalidField('productId', productUnknown);
    return product;
  }

  /** Leaves out the sales of deleted products. */
  private async withProducts(sales: readonly FlashSale[], now: Date): Promise<FlashSaleView[]> {
    const ids = [...new Set(sales.map((sale) => sale.state.productId))];
    const found = ids.length === 0 ? [] : await this.products.findMany(ids);
    const products = new Map(found.map((product) => [product.id, product]));
    return sales.flatMap((sale) => {
      const product = products.get(sale.state.productId);
      return product ? [toView(sale, product, now)] : [];
    });
  }
}

function toView(sale: FlashSale, product: SaleProduct, now: Date): FlashSaleView {
  return { ...sale.state, status: sale.statusAt(now), product };
}

/** Why a product cannot have a sale; undefined if it can. */
export function refusalOf(
  { price, priceLabel }: SaleProduct,
  { discountPercentage }: FlashSaleState,
): DomainError | undefined {
  if (priceLabel?.onRequest) return invalidField('productId', pricedByChat);
  if (!lowersPrice(price, discountPercentage)) return invalidField('discountPercentage', nothingLowered);
  return undefined;
}

function expectLowered(product: SaleProduct, sale: FlashSaleState): void {
  const refusal = refusalOf(product, sale);
  if (refusal) throw refusal;
}
