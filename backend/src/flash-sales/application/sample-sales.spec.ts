import { expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { PACKAGED_SALES } from './sample-sales.js';

it('the four sample sales are for products of the sample catalog, and last over a day', async () => {
  const catalog = await readFile(new URL('../../../sample/catalog.json', import.meta.url), 'utf8');
  const { products } = JSON.parse(catalog) as { products: { name: string }[] };
  expect(PACKAGED_SALES).toHaveLength(4);
  for (const { product, hours } of PACKAGED_SALES) {
    expect(products.map(({ name }) => name)).toContain(product);
    // In a new shop, no sample sale ends within the first day.
    expect(hours).toBeGreaterThan(24);
  }
});
