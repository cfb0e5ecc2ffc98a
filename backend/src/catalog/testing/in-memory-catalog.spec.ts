import { beforeEach, describe } from '@jest/globals';
import { catalogChangesContract } from './catalog-changes.contract.js';
import type { CatalogFixture } from './catalog-fixture.js';
import { categoryViewsContract } from './category-views.contract.js';
import { InMemoryCatalog, InMemoryCatalogChanges } from './in-memory-catalog.js';
import { InMemoryPins } from './in-memory-pins.js';
import { InMemoryPreviewLinks } from './in-memory-preview-links.js';
import { InMemoryCategoryViews, InMemoryProductViews } from './in-memory-views.js';
import { pinsContract } from './pins.contract.js';
import { previewLinksContract } from './preview-links.contract.js';
import { productViewsContract } from './product-views.contract.js';

let fixture: CatalogFixture;
beforeEach(() => {
  const catalog = new InMemoryCatalog();
  fixture = {
    changes: new InMemoryCatalogChanges(catalog),
    products: new InMemoryProductViews(catalog),
    categories: new InMemoryCategoryViews(catalog),
    pins: new InMemoryPins(catalog),
    previewLinks: new InMemoryPreviewLinks(),
  };
});

describe('InMemoryCatalogChanges', () => {
  catalogChangesContract(() => fixture);
});
describe('InMemoryProductViews', () => {
  productViewsContract(() => fixture);
});
describe('InMemoryCategoryViews', () => {
  categoryViewsContract(() => fixture);
});
describe('InMemoryPins', () => {
  pinsContract(() => fixture);
});
describe('InMemoryPreviewLinks', () => {
  previewLinksContract(() => fixture);
});
