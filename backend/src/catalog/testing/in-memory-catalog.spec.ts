import { beforeEach, describe } from '@jest/globals';
import { catalogChangesContract } from './catalog-changes.contract.js';
import type { CatalogFixture } from './catalog-fixture.js';
import { categoryViewsContract } from './category-views.contract.js';
import { InMemoryCatalog, InMemoryCatalogChanges } from './in-memory-catalog.js';
import { InMemoryCategoryViews, InMemoryProductViews } from './in-memory-views.js';
import { productViewsContract } from './product-views.contract.js';

let subject: CatalogFixture;
beforeEach(() => {
  const catalog = new InMemoryCatalog();
  subject = {
    changes: new InMemoryCatalogChanges(catalog),
    products: new InMemoryProductViews(catalog),
    categories: new InMemoryCategoryViews(catalog),
  };
});

describe('InMemoryCatalogChanges', () => {
  catalogChangesContract(() => subject);
});
describe('InMemoryProductViews', () => {
  productViewsContract(() => subject);
});
describe('InMemoryCategoryViews', () => {
  categoryViewsContract(() => subject);
});
