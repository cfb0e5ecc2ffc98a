import { describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Lock } from '../lock.js';

const neverRuns = (): Promise<void> => Promise.reject(new Error('ran without the lock'));

/** Takes the lock 'imageCollection', and returns a function that releases this lock. */
async function hold(lock: Lock): Promise<{ release: () => Promise<void> }> {
  const taken = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const held = lock.run('imageCollection', () => {
    taken.resolve();
    return released.promise;
  });
  await taken.promise;
  return {
    release: () => {
      released.resolve();
      return held;
    },
  };
}

/**
 * Describes the tests that every implementation of `Lock` must pass.
 * @param replica returns the lock of another replica of the same shop.
 */
export function lockContract(name: string, replica: () => Lock): void {
  describe(name, () => {
    it('run() returns the result of the work', async () => {
      expect(await replica().run('sampleData', () => Promise.resolve('done'))).toBe('done');
    });

    it('run() never runs the work of two replicas at the same time', async () => {
      let running = 0;
      let most = 0;
      let runs = 0;
      const work = async (): Promise<void> => {
        running += 1;
        most = Math.max(most, running);
        await sleep(10);
        running -= 1;
        runs += 1;
      };
      await Promise.all([1, 2, 3, 4].map(() => replica().run('sampleData', work)));
      expect({ most, runs }).toEqual({ most: 1, runs: 4 });
    });

    it('tryRun() returns false, without running the work, while another replica holds the lock', async () => {
      const { release } = await hold(replica());
      expect(await replica().tryRun('imageCollection', neverRuns)).toBe(false);
      await release();
      let ran = false;
      const work = (): Promise<void> => {
        ran = true;
        return Promise.resolve();
      };
      expect(await replica().tryRun('imageCollection', work)).toBe(true);
      expect(ran).toBe(true);
    });

    it('tryRun() returns false while the work of another tryRun() runs', async () => {
      const refused: boolean[] = [];
      await replica().tryRun('imageCollection', async () => {
        refused.push(!(await replica().tryRun('imageCollection', neverRuns)));
      });
      expect(refused).toEqual([true]);
    });

    it('does not block locks with other names', async () => {
      const { release } = await hold(replica());
      expect(await replica().tryRun('sampleData', () => Promise.resolve())).toBe(true);
      await release();
    });

    it("releases the lock when the work fails, and rejects with the work's error", async () => {
      const fail = (): Promise<never> => Promise.reject(new Error('broken'));
      await expect(replica().run('sampleData', fail)).rejects.toThrow('broken');
      await expect(replica().tryRun('sampleData', fail)).rejects.toThrow('broken');
      expect(await replica().tryRun('sampleData', () => Promise.resolve())).toBe(true);
    });
  });
}
