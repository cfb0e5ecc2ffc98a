import { describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { Turnstile } from './turnstile.js';

describe('Turnstile', () => {
  it('lets no more in at once than there is room for, in their order', async () => {
    const turnstile = new Turnstile(2, 1000);
    let inside = 0;
    let most = 0;
    const order: number[] = [];
    await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        turnstile.pass(async () => {
          order.push(n);
          inside += 1;
          most = Math.max(most, inside);
          await sleep(2);
          inside -= 1;
        }),
      ),
    );
    expect(most).toBe(2);
    expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('lets the next one in after a failure', async () => {
    const turnstile = new Turnstile(1, 1000);
    const failing = turnstile.pass(() => Promise.reject(new Error('broken')));
    const next = turnstile.pass(() => Promise.resolve('in'));
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('in');
    expect(await turnstile.pass(() => Promise.resolve('again'))).toBe('again');
  });

  it('sends away who has waited too long, and only them', async () => {
    const turnstile = new Turnstile(1, 20);
    const long = turnstile.pass(() => sleep(60, 'done'));
    await expect(turnstile.pass(() => Promise.resolve())).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await long).toBe('done');
    expect(await turnstile.pass(() => Promise.resolve('in'))).toBe('in');
  });

  it('sends away who finds the line too long', async () => {
    const turnstile = new Turnstile(1, 5000);
    const works = Array.from({ length: 502 }, () => turnstile.pass(() => sleep(1)));
    const results = await Promise.allSettled(works.slice(-1));
    expect(results[0]).toMatchObject({ status: 'rejected', reason: { kind: 'unavailable' } });
    await Promise.all(works.slice(0, -1));
  });
});
