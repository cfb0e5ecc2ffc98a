import { describe, expect, it } from '@jest/globals';
import { pbkdf2 } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { withDeadline } from './deadline.js';

const stall = (ms: number): unknown => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

describe('withDeadline', () => {
  it('returns a result that arrived while the process stalled beyond the deadline', async () => {
    // Another thread computes this for about 50 ms.
    const key = withDeadline(promisify(pbkdf2)('', '', 100_000, 32, 'sha512'), 20);
    // From here, the deadline's timer is due before the result is read.
    await new Promise((resolve) => setImmediate(resolve));
    stall(2000);
    expect(await key).toHaveLength(32);
  });

  it('rejects with "unavailable" at the deadline, and calls `late`', async () => {
    let isLate = false;
    const late = (): void => void (isLate = true);
    await expect(withDeadline(sleep(1000, undefined, { ref: false }), 20, late)).rejects.toMatchObject({
      kind: 'unavailable',
    });
    expect(isLate).toBe(true);
  });
});
