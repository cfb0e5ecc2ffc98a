import { describe, expect, it } from '@jest/globals';
import { salePrice } from './sale-price';

describe('salePrice', () => {
  it.each([
    [55000, 20, 44000],
    [95000, 15, 80750],
    [35000, 30, 24500],
    [999, 50, 500],
    [1, 99, 0],
    [3_000_000_000, 33, 2_010_000_000],
  ])('takes from %d %d%% and leaves %d', (price, percent, expected) => {
    expect(salePrice(price, percent)).toBe(expected);
  });
});
