import { describe, expect, it } from '@jest/globals';
import type { ProductResponse } from '../../api/generated/models';
import { relatedTo } from './product-data';

const product = (id: string) => ({ id }) as ProductResponse;
const catalog = ['a', 'b', 'c', 'd', 'e'].map(product);
const ids = (products: ProductResponse[]) => products.map(({ id }) => id);

describe('relatedTo', () => {
  it.each([
    ['c', ['a', 'b', 'd', 'e']],
    ['z', ['a', 'b', 'c', 'd']],
  ])('returns up to four other products for %s', (id, others) => {
    expect(ids(relatedTo(product(id), catalog))).toEqual(others);
  });

  it('returns nothing for the only product of a category', () => {
    expect(relatedTo(product('a'), [product('a')])).toEqual([]);
  });
});
