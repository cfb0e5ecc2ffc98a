import { describe, expect, it } from '@jest/globals';
import { salePrice } from './sale-price.js';

describe('salePrice', () => {
  it.each([
    [100_000, 25, 75_000],
    [55_000, 20, 44_000],
    [95_000, 15, 80_750],
    [35_000, 30, 24_500],
    // Rounding to whole rupiah: half a rupiah is rounded up.
    [1999, 15, 1699],
    [150, 33, 101],
    [0, 50, 0],
    [1, 1, 1],
    [1, 50, 1],
    [1, 51, 0],
    [1, 99, 0],
    [2, 25, 2],
    [2, 26, 1],
    [99, 1, 98],
    [999, 50, 500],
    [1000, 99, 10],
    // Prices from the largest signed 32-bit integer to the largest safe integer.
    [2_147_483_647, 33, 1_438_814_043],
    [2_147_483_648, 25, 1_610_612_736],
    [2_147_483_649, 50, 1_073_741_825],
    [3_000_000_000, 33, 2_010_000_000],
    [9_007_199_254_740_991, 1, 8_917_127_262_193_581],
    [9_007_199_254_740_991, 99, 90_071_992_547_410],
  ])('reduces %d by %d %% to %d', (price, discountPercentage, expected) => {
    expect(salePrice(price, discountPercentage)).toBe(expected);
  });
});
