import { describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { Limiter } from './limiter.js';

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
  it('runs no more tasks at once than its concurrency, and the others in their order', async () => {
    const limiter = new Limiter({ concurrency: 2, maxWaiting: 10 });
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

  it('refuses a task immediately when the queue is full', async () => {
    const limiter = new Limiter({ concurrency: 1, maxWaiting: 1, retryAfterSeconds: 7 });
    const { work, finish } = pendingWork();
    const admitted = [limiter.run(work), limiter.run(work)];
    await expect(limiter.run(work)).rejects.toMatchObject({ kind: 'unavailable', retryAfterSeconds: 7 });
    finish();
    await Promise.all(admitted);
    await expect(limiter.run(() => Promise.resolve('again'))).resolves.toBe('again');
  });

  it('refuses a task that has waited longer than the timeout, and never runs it', async () => {
    const limiter = new Limiter({ concurrency: 1, maxWaiting: 5, timeoutMs: 20, kind: 'too-many' });
    const blocking = pendingWork();
    const blocked = limiter.run(blocking.work);
    const late = pendingWork();
    await expect(limiter.run(late.work)).rejects.toMatchObject({ kind: 'too-many' });
    blocking.finish();
    await blocked;
    expect(late.starts()).toBe(0);
    expect(limiter.waiting).toBe(0);
  });

  it('does not count running time against the timeout', async () => {
    const limiter = new Limiter({ concurrency: 1, maxWaiting: 5, timeoutMs: 10 });
    await expect(limiter.run(() => sleep(50, 'finished'))).resolves.toBe('finished');
  });

  it('runs the next task after one has failed', async () => {
    const limiter = new Limiter({ concurrency: 1, maxWaiting: 5 });
    await expect(limiter.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(limiter.run(() => Promise.resolve(1))).resolves.toBe(1);
  });
});
