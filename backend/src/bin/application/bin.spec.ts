import { beforeEach, describe, expect, it } from '@jest/globals';
import { FixedClock } from '../../platform/clock/testing/fixed-clock.js';
import { type BinItem, BinSource, type BinType, byDeletion } from '../../platform/domain/bin.js';
import { InMemoryLock } from '../../platform/lock/testing/in-memory-lock.js';
import { BATCH_SIZE, BinPurge } from './bin-purge.js';
import { BinService } from './bin-service.js';
import { PurgeRuns } from './ports.js';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

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

class InMemoryPurgeRuns extends PurgeRuns {
  private last: Date | null = null;

  override lastRunAt(): Promise<Date | null> {
    return Promise.resolve(this.last);
  }

  override record(now: Date): Promise<void> {
    this.last = now;
    return Promise.resolve();
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
  it('lists what was deleted in the last 30 days, of one type or all, page by page, the newest first', async () => {
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
    expect(await ids({ type: 'flash-sales' })).toEqual(['', 0]);
  });

  it('erases only what is in the bin', async () => {
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
});

describe('BinPurge', () => {
  let runs: InMemoryPurgeRuns;
  let lock: InMemoryLock;
  beforeEach(() => {
    runs = new InMemoryPurgeRuns();
    lock = new InMemoryLock();
  });
  const replica = (): BinPurge => new BinPurge(sources, runs, clock, lock);

  it('erases what was deleted 30 days ago or earlier, and says how many of each type', async () => {
    products.delete('old', await daysAgo(30));
    products.delete('new', await daysAgo(29.99));
    categories.delete('old', await daysAgo(99));
    expect(await replica().runIfDue()).toMatch(/products: 1, categories: 1$/u);
    expect([products.items.map(({ id }) => id), categories.items]).toEqual([['new'], []]);
    clock.advance(HOUR);
    expect(await replica().runIfDue()).toMatch(/products: 1$/u);
    clock.advance(HOUR);
    expect(await replica().runIfDue()).toBeUndefined();
  });

  it('erases one batch of all types an hour when the clock jumps a year, however many replicas there are', async () => {
    const now = await clock.now();
    for (let index = 0; index < BATCH_SIZE; index += 1) categories.delete(`c${index}`, now);
    for (let index = 0; index < BATCH_SIZE / 2; index += 1) products.delete(`p${index}`, now);
    const left = (): number => products.items.length + categories.items.length;
    clock.advance(365 * DAY);
    await Promise.all([replica().runIfDue(), replica().runIfDue()]);
    await replica().runIfDue();
    expect(left()).toBe(BATCH_SIZE / 2);
    clock.advance(HOUR - 1);
    await replica().runIfDue();
    expect(left()).toBe(BATCH_SIZE / 2);
    clock.advance(1);
    await replica().runIfDue();
    expect(left()).toBe(0);
  });

  it('runs again when the clock was set back', async () => {
    clock.advance(365 * DAY);
    await replica().runIfDue();
    clock.advance(-365 * DAY);
    products.delete('old', await daysAgo(30));
    expect(await replica().runIfDue()).toMatch(/products: 1$/u);
  });
});
