import { describe, expect, it } from '@jest/globals';
import { salePrice } from './sale-price.js';
import situations from './sale-price.spec.json' with { type: 'json' };

describe('salePrice', () => {
  it.each(situations.prices)('reduces %d by %d %% to %d', (price, discountPercentage, expected) => {
    expect(salePrice(price, discountPercentage)).toBe(expected);
  });
});
