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
  ])('gives %s up to four others', (id, others) => {
    expect(ids(relatedTo(product(id), catalog))).toEqual(others);
  });

  it('gives nothing to a product alone in its category', () => {
    expect(relatedTo(product('a'), [product('a')])).toEqual([]);
  });
});
