import { describe, expect, it } from '@jest/globals';
import catalog from '../../backend/sample/catalog.json' with { type: 'json' };
import { SEARCH, synonymsOf } from '../../backend/src/content/domain/parts/search.js';
import { searchOf } from '../src/storefront/search/match-products.js';
import searches from './situations/searches.json' with { type: 'json' };

const search = searchOf(catalog.products, catalog.categories, synonymsOf(SEARCH.defaults));
const offered = (query: string): string[] => {
  const { found, similar } = search(query);
  return [...found, ...similar].map(({ name }) => name);
};

describe('searchOf', () => {
  it.each(searches.want as [string, string][])(
    'offers for %j a product of the sample shop with %j in its name among the first three',
    (query, name) => {
      expect(offered(query).slice(0, 3).join(', ')).toContain(name);
    },
  );

  it.each(searches.none)('offers nothing for %j, which the sample shop does not sell', (query) => {
    expect(offered(query)).toEqual([]);
  });
});
