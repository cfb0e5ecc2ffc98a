import { describe, expect, it } from '@jest/globals';
import type { Visit } from '../domain/visit.js';
import { NetworkRate } from './network-rate.js';
import { type VisitBatch, type VisitStore } from './ports.js';
import { VisitCounter } from './visit-counter.js';

const view: Visit = { kind: 'view', source: 'direct', productId: null };

describe('VisitCounter', () => {
  it('stores equal visits as one count, and each visit once', async () => {
    const batches: VisitBatch[] = [];
    const add = (batch: VisitBatch): Promise<void> => {
      batches.push(batch);
      return Promise.resolve();
    };
    const counter = new VisitCounter({ add } as VisitStore);
    counter.count(view, '2026-11-21');
    counter.count(view, '2026-11-21');
    counter.count(view, '2026-11-22');
    counter.count({ ...view, kind: 'search', words: 'mug' }, '2026-11-22');
    await Promise.all([counter.save(), counter.save()]);
    await counter.save();
    expect(batches).toEqual([
      {
        visits: [
          { ...view, day: '2026-11-21', count: 2 },
          { ...view, day: '2026-11-22', count: 1 },
          { ...view, kind: 'search', day: '2026-11-22', count: 1 },
        ],
        words: [{ words: 'mug', day: '2026-11-22', count: 1 }],
      },
    ]);
  });

  it('stores the same batch again after a failure, before later visits', async () => {
    const batches: VisitBatch[] = [];
    let fails = true;
    const add = (batch: VisitBatch): Promise<void> => {
      batches.push(batch);
      return fails ? Promise.reject(new Error('no database')) : Promise.resolve();
    };
    const counter = new VisitCounter({ add } as VisitStore);
    counter.count(view, '2026-11-21');
    await expect(counter.save()).rejects.toThrow('no database');
    counter.count(view, '2026-11-21');
    fails = false;
    await counter.save();
    expect(batches).toHaveLength(3);
    expect(batches[1]).toBe(batches[0]);
    expect(batches[2]?.visits).toMatchObject([{ count: 1 }]);
  });
});

describe('NetworkRate', () => {
  it('allows 120 events a minute from each client, and 600 at once from all', () => {
    let now = 0;
    const rate = new NetworkRate(() => now);
    const taken = (client: string, events: number): number =>
      Array.from({ length: events }, () => rate.take(client)).filter(Boolean).length;
    expect([taken('a', 130), taken('b', 500)]).toEqual([120, 120]);
    now = 59_999;
    expect(taken('a', 1)).toBe(0);
    now = 60_001;
    expect(taken('a', 130)).toBe(120);
    const others = Array.from({ length: 1000 }, (_, client) => taken(`c${client}`, 1));
    expect(others.filter(Boolean)).toHaveLength(480);
  });
});
