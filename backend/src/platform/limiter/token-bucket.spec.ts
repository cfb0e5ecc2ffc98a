import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { TokenBucket } from './token-bucket.js';

describe('TokenBucket', () => {
  it('gives a burst of tokens at once, then single tokens at its rate', () => {
    let now = 0;
    // The bucket adds 63 - 3 tokens a minute: one each second.
    const bucket = new TokenBucket({ perMinute: 63, burst: 3 }, () => now);
    for (let n = 0; n < 3; n += 1) {
      expect(bucket.waitMs()).toBe(0);
      bucket.take();
    }
    expect(bucket.waitMs()).toBe(1000);
    now = 999;
    expect(bucket.waitMs()).toBeGreaterThan(0);
    now = 1001;
    expect(bucket.waitMs()).toBe(0);
  });

  it('never gives more tokens within any minute than its rate allows', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 100, maxLength: 300 }),
        fc.integer({ min: 1, max: 30 }),
        (pauses, burst) => {
          let now = 0;
          const bucket = new TokenBucket({ perMinute: 60, burst }, () => now);
          const taken: number[] = [];
          for (const pause of pauses) {
            now += pause;
            while (bucket.waitMs() === 0) {
              bucket.take();
              taken.push(now);
            }
          }
          // Any token and the 60th token after it must be at least a minute apart.
          const shortest = Math.min(...taken.slice(60).map((at, n) => at - (taken[n] ?? 0)));
          expect(Math.ceil(shortest)).toBeGreaterThanOrEqual(60_000);
        },
      ),
    );
  });
});
