import { describe, expect, it } from '@jest/globals';
import { TimeBoundaries, type NextBoundary } from './time-boundaries.js';

const at = (hour: number): Date => new Date(Date.UTC(2026, 10, 21, hour));

describe('TimeBoundaries.next', () => {
  it('returns the earliest boundary of all slices', async () => {
    const calledWith: Date[] = [];
    const sources = [at(14), null, at(12), at(13)].map((date) => (after: Date) => {
      calledWith.push(after);
      return Promise.resolve(date);
    });
    const boundaries = new TimeBoundaries(() => sources);
    expect(await boundaries.next(at(10))).toEqual(at(12));
    expect(calledWith).toEqual([at(10), at(10), at(10), at(10)]);
  });

  it('returns null when no slice has a boundary, and rejects when a slice rejects', async () => {
    const sources: NextBoundary[] = [];
    const boundaries = new TimeBoundaries(() => sources);
    expect(await boundaries.next(at(10))).toBeNull();
    sources.push(() => Promise.resolve(null));
    expect(await boundaries.next(at(10))).toBeNull();
    sources.push(() => Promise.reject(new Error('no database')));
    await expect(boundaries.next(at(10))).rejects.toThrow('no database');
  });
});
