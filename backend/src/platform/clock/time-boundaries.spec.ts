import { describe, expect, it } from '@jest/globals';
import { TimeBoundaries } from './time-boundaries.js';

const at = (hour: number): Date => new Date(Date.UTC(2026, 10, 21, hour));

describe('the next boundary of the shop', () => {
  it('is the soonest of what the modules know', async () => {
    const boundaries = new TimeBoundaries();
    const asked: Date[] = [];
    for (const date of [at(14), null, at(12), at(13)])
      boundaries.add((after) => {
        asked.push(after);
        return Promise.resolve(date);
      });
    expect(await boundaries.next(at(10))).toEqual(at(12));
    expect(asked).toEqual([at(10), at(10), at(10), at(10)]);
  });

  it('is unknown when no module knows one, and fails when one cannot say', async () => {
    const boundaries = new TimeBoundaries();
    expect(await boundaries.next(at(10))).toBeNull();
    boundaries.add(() => Promise.resolve(null));
    expect(await boundaries.next(at(10))).toBeNull();
    boundaries.add(() => Promise.reject(new Error('no database')));
    await expect(boundaries.next(at(10))).rejects.toThrow('no database');
  });
});
