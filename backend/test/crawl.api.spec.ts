import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { check, RULES } from './support/crawler/check.js';
import { seededFaults } from './support/crawler/faults.js';
import { asker, crawl, remembering, type Site } from './support/crawler/site.js';
import { startShop, type Shop } from './support/shop.js';

const PUBLIC_URL = 'https://toko.example';

let shop: Shop;
let site: Site;
let onSale: string;

beforeAll(async () => {
  shop = await startShop({ pages: true, env: { SAMPLE_DATA: 'true', PUBLIC_URL } });
  site = await crawl(PUBLIC_URL, remembering(asker(shop.url)));
  const sales = (await shop.request().get('/api/flash-sales')).body as { productId: string }[];
  onSale = `/product/${sales[0]?.productId}`;
});

afterAll(() => shop.close());

describe('a crawler', () => {
  it('finds nothing wrong with any page of the seeded shop', async () => {
    expect(site.pages.length).toBeGreaterThan(50);
    expect(await check(site)).toEqual([]);
    // Some fifty share images are drawn, and hundreds of images read.
  }, 180_000);
});

describe('a seeded fault is noticed', () => {
  it.each(RULES)('%s', async (rule) => {
    const faults = seededFaults(site, onSale)[rule] ?? [];
    expect(faults.length).toBeGreaterThan(0);
    for (const [fault, seed] of faults) {
      const broken = (await check(seed())).map((finding) => finding.rule);
      expect({ fault, broken }).toEqual({ fault, broken: expect.arrayContaining([rule]) });
    }
  });
});
