import { describe, expect, it } from '@jest/globals';
import { TimeBoundaries } from './time-boundaries.js';

const at = (hour: number): Date => new Date(Date.UTC(2026, 10, 21, hour));

describe('TimeBoundaries.next', () => {
  it('is the earliest boundary of all modules', async () => {
    const boundaries = new TimeBoundaries();
    const calledWith: Date[] = [];
    for (const date of [at(14), null, at(12), at(13)])
      boundaries.add((after) => {
        calledWith.push(after);
        return Promise.resolve(date);
      });
    expect(await boundaries.next(at(10))).toEqual(at(12));
    expect(calledWith).toEqual([at(10), at(10), at(10), at(10)]);
  });

  it('is null when no module has a boundary, and rejects when a module rejects', async () => {
    const boundaries = new TimeBoundaries();
    expect(await boundaries.next(at(10))).toBeNull();
    boundaries.add(() => Promise.resolve(null));
    expect(await boundaries.next(at(10))).toBeNull();
    boundaries.add(() => Promise.reject(new Error('no database')));
    await expect(boundaries.next(at(10))).rejects.toThrow('no database');
  });
});
