import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { exceededLimits } from './exceeded-limits.js';
import { Limiter } from './limiter.js';
import { TokenBucket } from './token-bucket.js';

/** Work that runs until `finish` is called. */
function pendingWork() {
  let finish = (): void => undefined;
  let starts = 0;
  const done = new Promise<void>((resolve) => (finish = resolve));
  return {
    work: () => {
      starts += 1;
      return done;
    },
    finish,
    starts: () => starts,
  };
}

describe('Limiter', () => {
  it('runs tasks in order, and never more tasks at once than its limit', async () => {
    const limiter = new Limiter('hashes', { limit: { total: 2, waiting: 10 } });
    const order: number[] = [];
    let running = 0;
    let most = 0;
    await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        limiter.run(async () => {
          running += 1;
          most = Math.max(most, running);
          await sleep(1);
          order.push(n);
          running -= 1;
        }),
      ),
    );
    expect(most).toBe(2);
    expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it('runs a queued task in the asynchronous context of its own caller', async () => {
    const limiter = new Limiter('hashes', { limit: { total: 1, waiting: 10 } });
    const context = new AsyncLocalStorage<string>();
    const seen = await Promise.all(
      ['first', 'second', 'third'].map((caller) =>
        context.run(caller, () => limiter.run(() => sleep(1).then(() => context.getStore()))),
      ),
    );
    expect(seen).toEqual(['first', 'second', 'third']);
  });

  it('refuses a task immediately when the queue is full', async () => {
    const limiter = new Limiter('hashes', { limit: { total: 1, waiting: 1 }, retryAfterSeconds: 7 });
    const { work, finish } = pendingWork();
    const admitted = [limiter.run(work), limiter.run(work)];
    await expect(limiter.run(work)).rejects.toMatchObject({ kind: 'unavailable', retryAfterSeconds: 7 });
    finish();
    await Promise.all(admitted);
    await expect(limiter.run(() => Promise.resolve('again'))).resolves.toBe('again');
  });

  it('refuses a task that has waited longer than the timeout, and never runs it', async () => {
    const limiter = new Limiter('hashes', { limit: { total: 1, waiting: 5, waitMs: 20 }, kind: 'too-many' });
    const blocking = pendingWork();
    const blocked = limiter.run(blocking.work);
    const late = pendingWork();
    await expect(limiter.run(late.work)).rejects.toMatchObject({ kind: 'too-many' });
    blocking.finish();
    await blocked;
    expect(late.starts()).toBe(0);
    expect(limiter.waiting).toBe(0);
  });

  it('does not end a running task when the timeout for waiting passes', async () => {
    const limiter = new Limiter('hashes', { limit: { total: 1, waiting: 5, waitMs: 10 } });
    await expect(limiter.run(() => sleep(50, 'finished'))).resolves.toBe('finished');
  });

  it('runs the next task after a failed task', async () => {
    const limiter = new Limiter('hashes', { limit: { total: 1, waiting: 5 } });
    await expect(limiter.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(limiter.run(() => Promise.resolve(1))).resolves.toBe(1);
  });
});

/**
 * Returns a limiter that runs one task at a time. It runs a first task until `open` is called, so all other tasks wait.
 */
function closed(waiting: number, options: ConstructorParameters<typeof Limiter>[1] = {}) {
  const limiter = new Limiter('hashes', { limit: { total: 1, waiting }, ...options });
  const gate = pendingWork();
  const order: string[] = [];
  const refused: string[] = [];
  const first = limiter.run(gate.work, { client: 'gate' });
  const all: Promise<unknown>[] = [first];
  /** Adds a task that is named after its client and its number. */
  const add = (client: string, number = 0, key?: string): void => {
    const name = `${client}${number}`;
    const done = limiter.run(() => Promise.resolve(order.push(name)), {
      client,
      ...(key !== undefined && { key }),
    });
    all.push(done.catch(() => refused.push(name)));
  };
  const open = async (): Promise<void> => {
    gate.finish();
    await Promise.all(all);
  };
  return { limiter, add, open, order, refused };
}

describe('a queue in which several clients wait', () => {
  it('serves the clients in turn, and the tasks of each client in order', async () => {
    const { add, open, order } = closed(10);
    for (const number of [1, 2, 3]) add('a', number);
    for (const number of [1, 2]) add('b', number);
    add('c', 1);
    await open();
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  it('serves one task of every other waiting client before the next task of the served client', async () => {
    const { add, open, order } = closed(10);
    add('a', 1);
    add('b', 1);
    add('b', 2);
    const opened = open();
    await Promise.resolve();
    add('a', 2);
    await opened;
    await new Promise(setImmediate);
    expect(order).toEqual(['a1', 'b1', 'a2', 'b2']);
  });

  it('refuses the newest task of the client with the most tasks when the queue is full', async () => {
    const { limiter, add, open, order, refused } = closed(4);
    for (const number of [1, 2, 3, 4, 5]) add('a', number);
    await Promise.resolve();
    add('b', 1);
    add('c', 1);
    add('a', 6);
    expect(limiter.waiting).toBe(4);
    await open();
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2']);
    expect(refused.toSorted()).toEqual(['a3', 'a4', 'a5', 'a6']);
  });

  it('admits 99 clients with one task each while another client keeps the queue full', async () => {
    const { add, open, order, refused } = closed(100);
    for (let number = 0; number < 300; number += 1) add('flood', number);
    for (let number = 0; number < 99; number += 1) {
      add(`visitor${number}-`);
      add('flood', 1000 + number);
    }
    await open();
    expect(refused.every((name) => name.startsWith('flood'))).toBe(true);
    expect(order.filter((name) => name.startsWith('visitor'))).toHaveLength(99);
  });

  it('counts each refused task under the name of its limit', async () => {
    const before = exceededLimits().get('hashes') ?? 0;
    const { add, open } = closed(1);
    for (const number of [1, 2, 3]) add('a', number);
    await open();
    expect(exceededLimits().get('hashes')).toBe(before + 2);
  });
});

describe('a limiter with keys', () => {
  it('queues tasks with the same key as one task, and runs only the first', async () => {
    const { limiter, add, open, order, refused } = closed(2);
    for (let client = 0; client < 50; client += 1) add(`client${client}-`, 0, 'key');
    expect(limiter.waiting).toBe(1);
    await open();
    expect([order, refused]).toEqual([['client0-0'], []]);
  });

  it('runs tasks with the same key at the earliest turn of any of their clients', async () => {
    const { add, open, order } = closed(10);
    for (const number of [1, 2, 3]) add('flood', number);
    add('flood', 4, 'key');
    add('visitor', 4, 'key');
    add('visitor', 5);
    await open();
    expect(order).toEqual(['flood1', 'flood4', 'flood2', 'visitor5', 'flood3']);
  });

  it('keeps a shared task for the other clients when one client loses its place', async () => {
    const { limiter, add, open, order, refused } = closed(3);
    for (const number of [1, 2]) add('flood', number);
    add('flood', 3, 'key');
    add('visitor', 3, 'key');
    add('other', 1);
    expect(limiter.waiting).toBe(3);
    await open();
    // The visitor's task has the same key as the refused task 'flood3', so the shared work still runs for the visitor.
    expect(order).toEqual(['flood1', 'flood3', 'other1']);
    expect(refused.toSorted()).toEqual(['flood2', 'flood3']);
  });

  it('reports a failure to all waiting tasks with the key, but not to later tasks', async () => {
    const limiter = new Limiter('hashes', { limit: { total: 1, waiting: 5 } });
    const gate = pendingWork();
    const first = limiter.run(gate.work, { key: 'key' });
    const failing = ['a', 'b'].map((client) =>
      limiter.run(() => Promise.reject(new Error('no')), { client, key: 'key' }),
    );
    gate.finish();
    await first;
    for (const result of failing) await expect(result).rejects.toThrow('no');
    await expect(limiter.run(() => Promise.resolve('again'), { key: 'key' })).resolves.toBe('again');
  });
});

describe('a limiter with ranks', () => {
  const rankOf = (client: string): number => (client.startsWith('late') ? 1 : 0);

  it('serves clients with a low rank first', async () => {
    const { add, open, order } = closed(10, { rankOf });
    add('late', 1);
    add('late', 2);
    add('early', 1);
    add('early', 2);
    await open();
    expect(order).toEqual(['early1', 'early2', 'late1', 'late2']);
  });

  it('refuses clients with a high rank first when the queue is full', async () => {
    const { add, open, refused } = closed(3, { rankOf });
    add('early', 1);
    for (const number of [1, 2, 3]) add(`late${number}-`);
    await open();
    expect(refused).toHaveLength(1);
    expect(refused[0]).toMatch(/^late/u);
  });
});

describe('a limiter with a rest after each task', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it.each([
    ['after a rest as long as the previous task', 50, 100],
    ['after a rest of at most 200 ms', 3000, 3200],
  ])('starts the next task %s', async (_, taskMs, startsAt) => {
    const limiter = new Limiter('longLists', { limit: { total: 1, waiting: 5, rests: true } });
    const begin = performance.now();
    const task = (): Promise<number> => {
      const at = performance.now() - begin;
      return new Promise((done) => setTimeout(() => done(at), taskMs));
    };
    const both = Promise.all([limiter.run(task), limiter.run(task)]);
    await jest.advanceTimersByTimeAsync(10_000);
    const [, second] = await both;
    expect(Math.round(second)).toBe(startsAt);
    expect(limiter.running).toBe(0);
  });
});

describe('a limiter with tokens', () => {
  it('starts a task only while a token is available', async () => {
    let now = 0;
    // The bucket adds 62 - 2 tokens a minute: one each second.
    const tokens = new TokenBucket({ perMinute: 62, burst: 2 }, () => now);
    const limiter = new Limiter('hashes', { limit: { total: 1, waiting: 5 }, tokens });
    const started: number[] = [];
    const take = (): Promise<void> =>
      limiter.run(() => {
        tokens.take();
        started.push(now);
        return Promise.resolve();
      });
    await Promise.all([take(), take()]);
    const third = take();
    await new Promise(setImmediate);
    expect(started).toEqual([0, 0]);
    now = 1000;
    await third;
    expect(started).toEqual([0, 0, 1000]);
  });

  it('starts a waiting task when the token comes between two looks at the tokens', async () => {
    const waits = [1, 1];
    const tokens = new TokenBucket({ perMinute: 60, burst: 1 });
    jest.spyOn(tokens, 'waitMs').mockImplementation(() => waits.shift() ?? 0);
    const limiter = new Limiter('hashes', { limit: { total: 1, waiting: 5, waitMs: 200 }, tokens });
    await expect(limiter.run(() => Promise.resolve('done'))).resolves.toBe('done');
  });
});
