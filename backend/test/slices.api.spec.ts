import { expect, it } from '@jest/globals';
import { DiscoveryService } from '@nestjs/core';
import { DISCOUNTS } from '../src/catalog/catalog.module.js';
import { CatalogQueries } from '../src/catalog/index.js';
import { IMAGE_REFERENCES } from '../src/media/media.module.js';
import { READINESS_PROBES, TIME_BOUNDARIES } from '../src/platform/index.js';
import { startShop } from './support/shop.js';

// By name, so that a slice that leaves a list is noticed: a missing reader of image references would cost images.
it('the shop collects what its slices contribute', async () => {
  const shop = await startShop();
  try {
    const discovery = shop.app.get(DiscoveryService);
    expect(IMAGE_REFERENCES.collect(discovery)).toEqual([shop.app.get(CatalogQueries)]);
    expect(READINESS_PROBES.collect(discovery).map(({ name }) => name)).toEqual(['database', 'storage']);
    expect(TIME_BOUNDARIES.collect(discovery)).toHaveLength(1);
    expect(DISCOUNTS.collect(discovery)).toHaveLength(1);
  } finally {
    await shop.close();
  }
});
