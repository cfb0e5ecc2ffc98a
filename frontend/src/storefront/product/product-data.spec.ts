import { describe, expect, it } from '@jest/globals';
import type { CardProduct } from '../catalog/card-product';
import { relatedTo } from './product-data';

const product = (id: string) => ({ id }) as CardProduct;
const catalog = ['a', 'b', 'c', 'd', 'e'].map(product);
const ids = (products: CardProduct[]) => products.map(({ id }) => id);

describe('relatedTo', () => {
  it.each([
    ['c', ['a', 'b', 'd', 'e']],
    ['z', ['a', 'b', 'c', 'd']],
  ])('returns up to four products other than %s', (id, others) => {
    expect(ids(relatedTo(id, catalog))).toEqual(others);
  });

  it('returns an empty list for the only product of a category', () => {
    expect(relatedTo('a', [product('a')])).toEqual([]);
  });
});
