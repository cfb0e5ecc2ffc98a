import { describe, expect, it } from '@jest/globals';
import { check, RULES } from './support/crawler/check.js';
import { faultySites } from './support/crawler/faulty-sites.js';
import { createFetch, crawl, withCache } from './support/crawler/site.js';
import { shopForFile } from './support/shop.js';

const PUBLIC_URL = 'https://toko.example';

const shop = await shopForFile({ pages: true, env: { SAMPLE_DATA: 'true', PUBLIC_URL } });
const site = await crawl(PUBLIC_URL, withCache(createFetch(shop.url)));
const product = site.pages.find(({ path }) => path.startsWith('/product/'))?.path ?? '';

describe('the crawler check', () => {
  it('the crawler finds no fault in any page of the sample shop', async () => {
    expect(site.pages.length).toBeGreaterThan(50);
    expect(await check(site)).toEqual([]);
    // The test is slow, because it renders about fifty share images and loads hundreds of images.
  }, 180_000);
});

describe('a faulty site is reported by the rule', () => {
  it.each(RULES)('the crawler reports sites that break the rule: %s', async (rule) => {
    const sites = faultySites(site, product)[rule] ?? [];
    expect(sites.length).toBeGreaterThan(0);
    for (const [fault, build] of sites) {
      const broken = (await check(build())).map((finding) => finding.rule);
      expect({ fault, broken }).toEqual({ fault, broken: expect.arrayContaining([rule]) });
    }
  });
});
