import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { salePrice } from './sale-price';

// The server's spec reads the same table: both sides round alike.
const vectors = JSON.parse(
  readFileSync(new URL('../../../openapi/vectors.json', import.meta.url), 'utf8'),
) as { salePrice: { price: number; discountPercentage: number; salePrice: number }[] };

describe('salePrice', () => {
  it.each(vectors.salePrice)(
    'takes $price reduced by $discountPercentage % for $salePrice',
    ({ price, discountPercentage, salePrice: expected }) => {
      expect(salePrice(price, discountPercentage)).toBe(expected);
    },
  );
});
