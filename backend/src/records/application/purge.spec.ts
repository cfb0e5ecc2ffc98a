import { beforeEach, describe, expect, it } from '@jest/globals';
import { FixedClock } from '../../platform/clock/testing/fixed-clock.js';
import { InMemoryLock } from '../../platform/lock/testing/in-memory-lock.js';
import { PurgeRuns } from './ports.js';
import { BATCH_SIZE, Purge, type PurgeSource } from './purge.js';

const HOUR = 60 * 60 * 1000;
const YEAR = 365 * 24 * HOUR;

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

/** A kind of rows that are all too old. */
class OldRows implements PurgeSource {
  left = 0;

  constructor(private readonly kind: string) {}

  purge(_now: Date, limit: number): Promise<Record<string, number>> {
    const count = Math.min(limit, this.left);
    this.left -= count;
    return Promise.resolve({ [this.kind]: count });
  }
}

describe('Purge', () => {
  let clock: FixedClock;
  let runs: InMemoryPurgeRuns;
  let lock: InMemoryLock;
  let products: OldRows;
  let changes: OldRows;
  beforeEach(() => {
    clock = new FixedClock();
    runs = new InMemoryPurgeRuns();
    lock = new InMemoryLock();
    products = new OldRows('products');
    changes = new OldRows('changes');
  });
  const replica = (): Purge => new Purge([products, changes], runs, clock, lock);

  it('removes the old rows of all slices, and reports their number by kind', async () => {
    products.left = 2;
    changes.left = 1;
    expect(await replica().runIfDue()).toBe('Purged old rows: products: 2, changes: 1');
    clock.advance(HOUR);
    changes.left = 1;
    expect(await replica().runIfDue()).toBe('Purged old rows: changes: 1');
    clock.advance(HOUR);
    expect(await replica().runIfDue()).toBeUndefined();
  });

  it('removes at most one batch an hour, even with several replicas after a clock jump', async () => {
    products.left = BATCH_SIZE / 2;
    changes.left = BATCH_SIZE;
    const left = (): number => products.left + changes.left;
    clock.advance(YEAR);
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

  it('runs again after the clock was set back', async () => {
    clock.advance(YEAR);
    await replica().runIfDue();
    clock.advance(-YEAR);
    products.left = 1;
    expect(await replica().runIfDue()).toMatch(/products: 1$/u);
  });
});
