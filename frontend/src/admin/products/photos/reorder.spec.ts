import { describe, expect, it } from '@jest/globals';
import { moved } from './reorder';

describe('moving an item', () => {
  const list = ['a', 'b', 'c', 'd'];

  it('puts it at the given position and shifts the others', () => {
    expect(moved(list, 0, 2)).toEqual(['b', 'c', 'a', 'd']);
    expect(moved(list, 3, 0)).toEqual(['d', 'a', 'b', 'c']);
    expect(moved(list, 1, 1)).toEqual(list);
  });

  it('clamps positions beyond the ends and ignores an index without an item', () => {
    expect(moved(list, 0, -1)).toEqual(list);
    expect(moved(list, 1, 9)).toEqual(['a', 'c', 'd', 'b']);
    expect(moved(list, 7, 0)).toEqual(list);
  });
});
