import { describe, expect, it } from '@jest/globals';
import { salePrice } from './sale-price.js';

describe('salePrice', () => {
  it.each([
    [100_000, 25, 75_000],
    [0, 50, 0],
    [1, 50, 1],
    [1, 51, 0],
    [99, 1, 98],
    [150, 33, 101],
    [1_999, 15, 1_699],
    [Number.MAX_SAFE_INTEGER, 1, 8_917_127_262_193_581],
    [Number.MAX_SAFE_INTEGER, 99, 90_071_992_547_410],
  ])('takes %p reduced by %p %% for %p', (price, percentage, reduced) => {
    expect(salePrice(price, percentage)).toBe(reduced);
  });
});
