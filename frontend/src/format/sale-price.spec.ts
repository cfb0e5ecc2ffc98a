import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { salePrice } from './sale-price';

// The server's spec uses the same table, so that both sides round alike.
const vectors = JSON.parse(
  readFileSync(new URL('../../../openapi/vectors.json', import.meta.url), 'utf8'),
) as { salePrice: { price: number; discountPercentage: number; salePrice: number }[] };

describe('salePrice', () => {
  it.each(vectors.salePrice)(
    'reduces $price by $discountPercentage % to $salePrice',
    ({ price, discountPercentage, salePrice: expected }) => {
      expect(salePrice(price, discountPercentage)).toBe(expected);
    },
  );
});
