import { beforeEach, describe, expect, it } from '@jest/globals';
import { FixedClock } from '../../platform/clock/testing/fixed-clock.js';
import { type BinItem, BinSource, byDeletion } from '../../platform/domain/bin.js';
import type { BinType } from '../../platform/domain/record-types.js';
import { BinService } from './bin-service.js';

const DAY = 24 * 60 * 60 * 1000;

class InMemoryBinSource extends BinSource {
  items: BinItem[] = [];

  constructor(override readonly type: BinType) {
    super();
  }

  delete(id: string, deletedAt: Date): void {
    const item = { image: null, price: null, slug: null, discountPercentage: null, endDate: null };
    this.items.push({ ...item, id, name: id, deletedAt });
  }

  override async count(since: Date): Promise<number> {
    return (await this.list(since)).length;
  }

  override list(since: Date, limit?: number): Promise<BinItem[]> {
    const found = this.items.filter(({ deletedAt }) => deletedAt > since).sort(byDeletion);
    return Promise.resolve(found.slice(0, limit));
  }

  override erase(id: string, since: Date): Promise<boolean> {
    const before = this.items.length;
    this.items = this.items.filter((item) => item.id !== id || item.deletedAt <= since);
    return Promise.resolve(this.items.length < before);
  }

  override purge(until: Date, limit: number): Promise<number> {
    const old = this.items.filter(({ deletedAt }) => deletedAt <= until).slice(0, limit);
    this.items = this.items.filter((item) => !old.includes(item));
    return Promise.resolve(old.length);
  }
}

let clock: FixedClock;
let products: InMemoryBinSource;
let categories: InMemoryBinSource;
beforeEach(() => {
  clock = new FixedClock();
  products = new InMemoryBinSource('products');
  categories = new InMemoryBinSource('categories');
});
const sources = (): BinSource[] => [products, categories];
const daysAgo = async (days: number): Promise<Date> => new Date((await clock.now()).getTime() - days * DAY);

describe('BinService', () => {
  it('lists the deletions of the last 30 days in pages, the newest first, of all types or one type', async () => {
    for (const [index, days] of [5, 1, 30].entries()) products.delete(`p${index}`, await daysAgo(days));
    for (const [index, days] of [3, 2].entries()) categories.delete(`c${index}`, await daysAgo(days));
    const bin = new BinService(sources, clock);
    const ids = async (query: Parameters<BinService['list']>[0]) => {
      const { items, total } = await bin.list(query);
      return [items.map(({ id }) => id).join(' '), total];
    };
    expect(await ids({})).toEqual(['p1 c1 c0 p0', 4]);
    expect(await ids({ limit: 2, offset: 1 })).toEqual(['c1 c0', 4]);
    expect(await ids({ offset: 3 })).toEqual(['p0', 4]);
    expect(await ids({ type: 'products', limit: 1 })).toEqual(['p1', 2]);
    const ofProducts = new BinService(() => [products], clock);
    expect(await ofProducts.list({ type: 'categories' })).toEqual({ items: [], total: 0 });
  });

  it('erases only items that are in the bin', async () => {
    products.delete('new', await daysAgo(1));
    products.delete('old', await daysAgo(30));
    const bin = new BinService(sources, clock);
    await bin.erase('products', 'new');
    for (const [type, id] of [
      ['products', 'new'],
      ['products', 'old'],
      ['categories', 'old'],
      ['toString', 'old'],
    ] as const)
      await expect(bin.erase(type, id)).rejects.toMatchObject({ kind: 'not-found' });
    expect(products.items.map(({ id }) => id)).toEqual(['old']);
  });

  it('erases items of all types that were deleted at least 30 days ago, up to a limit', async () => {
    for (let index = 0; index < 3; index += 1) products.delete(`p${index}`, await daysAgo(30 + index));
    products.delete('new', await daysAgo(29.99));
    categories.delete('c', await daysAgo(99));
    const bin = new BinService(sources, clock);
    const now = await clock.now();
    expect(await bin.purge(now, 2)).toEqual({ products: 2 });
    expect(await bin.purge(now, 2)).toEqual({ products: 1, categories: 1 });
    expect(await bin.purge(now, 2)).toEqual({ products: 0, categories: 0 });
    expect(products.items.map(({ id }) => id)).toEqual(['new']);
  });
});
