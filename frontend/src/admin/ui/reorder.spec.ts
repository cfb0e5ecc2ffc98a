import { describe, expect, it } from '@jest/globals';
import { moved } from './reorder';

describe('moving an item', () => {
  const list = ['a', 'b', 'c', 'd'];

  it('inserts the item at the given position and shifts the others', () => {
    expect(moved(list, 0, 2)).toEqual(['b', 'c', 'a', 'd']);
    expect(moved(list, 3, 0)).toEqual(['d', 'a', 'b', 'c']);
    expect(moved(list, 1, 1)).toEqual(list);
  });

  it('clamps a position outside the list, and ignores an invalid source index', () => {
    expect(moved(list, 0, -1)).toEqual(list);
    expect(moved(list, 1, 9)).toEqual(['a', 'c', 'd', 'b']);
    expect(moved(list, 7, 0)).toEqual(list);
  });
});
