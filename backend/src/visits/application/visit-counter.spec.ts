import { describe, expect, it } from '@jest/globals';
import type { Visit } from '../domain/visit.js';
import { NetworkRate } from './network-rate.js';
import { NewWords } from './new-words.js';
import { CommitUnknown, type VisitBatch, type VisitStore } from './ports.js';
import { VisitCounter } from './visit-counter.js';

const view: Visit = { kind: 'view', source: 'direct', productId: null };

/** A counter whose store fails with these errors first. */
function failingWith(...errors: Error[]) {
  const batches: VisitBatch[] = [];
  const add = (batch: VisitBatch): Promise<void> => {
    batches.push(batch);
    const error = errors.shift();
    return error ? Promise.reject(error) : Promise.resolve();
  };
  const counter = new VisitCounter({ add } as VisitStore);
  const count = (day: string, more: Partial<Visit> = {}, client = 'a') =>
    counter.count({ ...view, ...more }, day, client);
  return { batches, counter, count };
}

describe('VisitCounter', () => {
  it('stores equal visits as one count, and each visit once', async () => {
    const { batches, counter, count } = failingWith();
    count('2026-11-21');
    count('2026-11-21');
    count('2026-11-22');
    count('2026-11-22', { kind: 'search', words: 'mug' });
    count('2026-11-22', { kind: 'search', words: 'mug' }, 'b');
    await Promise.all([counter.save(), counter.save()]);
    await counter.save();
    expect(batches).toEqual([
      {
        visits: [
          { ...view, day: '2026-11-21', count: 2 },
          { ...view, day: '2026-11-22', count: 1 },
          { ...view, kind: 'search', day: '2026-11-22', count: 2 },
        ],
        words: [{ words: 'mug', day: '2026-11-22', client: 'a', count: 2 }],
      },
    ]);
  });

  it('stores the same batch again after a failure, before later visits', async () => {
    const { batches, counter, count } = failingWith(new Error('no database'));
    count('2026-11-21');
    await counter.save();
    expect(counter.isEmpty).toBe(false);
    count('2026-11-21');
    await counter.save();
    expect(batches).toHaveLength(3);
    expect(batches[1]).toBe(batches[0]);
    expect(batches[2]?.visits).toMatchObject([{ count: 1 }]);
  });

  it.each([
    ['fails twice', [new Error('a'), new Error('b')]],
    ['may have been stored', [new CommitUnknown('b')]],
  ])('drops a batch that %s, and stores later visits', async (_, errors) => {
    const { batches, counter, count } = failingWith(...errors);
    count('2026-11-21');
    if (errors.length > 1) await counter.save();
    await expect(counter.save()).rejects.toThrow('b');
    expect(counter.isEmpty).toBe(true);
    count('2026-11-22');
    await counter.save();
    expect(batches.at(-1)?.visits).toEqual([{ ...view, day: '2026-11-22', count: 1 }]);
  });
});

describe('NewWords', () => {
  it('allows 40 new words a day for one client', () => {
    const words = new NewWords();
    const taken = (client: string, day: string, count: number): number =>
      Array.from({ length: count }, () => words.take(client, day)).filter(Boolean).length;
    expect([taken('a', '2026-11-21', 50), taken('b', '2026-11-21', 10)]).toEqual([40, 10]);
    expect(taken('a', '2026-11-22', 50)).toBe(40);
    // A batch from before midnight may be stored later.
    expect(taken('a', '2026-11-21', 1)).toBe(0);
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
