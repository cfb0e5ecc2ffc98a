import { beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { categoryBody, create, productBody } from './support/catalog.js';
import { check } from './support/crawler/check.js';
import { changed, faultySites, replace } from './support/crawler/faulty-sites.js';
import { createFetch, crawl, withCache, type Site } from './support/crawler/site.js';
import { shopForFile } from './support/shop.js';
import { upload } from './support/uploads.js';

// The address is not https. With https the session cookie would be Secure, but this test sends requests over plain
// http.
const PUBLIC_URL = 'http://toko.example';
const HOSTILE = `Kartu "Nama" & <b>Brosur</b> </script><!-- 'x' 🎉 名片`;
const PRODUCT_RULE = 'structured data of the product matches the page';
const RULES = [
  PRODUCT_RULE,
  'structured data of the breadcrumbs matches the page',
  'the page has the structured data of its kind',
];
let site: Site;
let onSale: string;

const shop = await shopForFile({ pages: true, env: { PUBLIC_URL } });
const admin = await shop.login();
await create(admin, '/api/categories', categoryBody({ description: HOSTILE }));
const { body } = await admin.get('/api/site-content').expect(200);
const content = body as { company: object };
const company = { ...content.company, address: 'Jl. "Mawar" <No. 1>' };
await admin
  .post('/api/admin/site-content')
  .send({ ...content, company })
  .expect(200);
beforeAll(async () => {
  const photo = await upload(shop, admin, await aPhoto());
  const productId = await create(
    admin,
    '/api/products',
    productBody({
      name: HOSTILE,
      description: `${HOSTILE}\n\nBaris kedua.\u2028  ${'Panjang sekali. '.repeat(40)}`,
      images: [photo, 'https://images.example/kartu-nama.jpg'],
    }),
  );
  // The day has one digit, and so has the hour in Jakarta. Some formats write both with two digits.
  const endDate = `${new Date().getUTCFullYear() + 1}-03-03T02:05:00.000Z`;
  await create(admin, '/api/flash-sales', { productId, discountPercentage: 33, endDate });
  site = await crawl(PUBLIC_URL, withCache(createFetch(shop.url)));
  onSale = `/product/${productId}`;
});

const aPhoto = (): Promise<Buffer> =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: '#c8a070' } })
    .jpeg()
    .toBuffer();
const rulesBrokenBy = async (faulty: Site): Promise<string[]> =>
  (await check(faulty)).map(({ rule }) => rule);

describe('the crawler check of a product on sale', () => {
  it('the crawler finds no fault in a product on sale with special characters', async () => {
    expect(site.pages.find(({ path }) => path === onSale)?.html).toContain('"priceValidUntil":');
    expect(await check(site)).toEqual([]);
  });

  it.each(RULES)('the crawler reports each fault that breaks the rule: %s', async (rule) => {
    const sites = faultySites(site, onSale)[rule] ?? [];
    expect(sites.length).toBeGreaterThan(0);
    for (const [fault, build] of sites)
      expect({ fault, broken: await rulesBrokenBy(build()) }).toEqual({
        fault,
        broken: expect.arrayContaining([rule]),
      });
  });

  it.each([
    ['no end of the sale', replace(/"priceValidUntil":"[^"]*",/u, '')],
    // Inserts a 9 into the year.
    ['a wrong end of the sale', replace(/("priceValidUntil":"\d)/u, '$19')],
  ])('the crawler reports structured data with %s', async (_, change) => {
    expect(await rulesBrokenBy(changed(site, onSale, change))).toContain(PRODUCT_RULE);
  });

  it('the crawler reports a link to a missing flash sale section', async () => {
    const withoutSection = changed(site, '/', (html) => html.replaceAll('id="flash-sale"', 'id="x"'));
    expect(await rulesBrokenBy(withoutSection)).toContain('links lead to existing pages and anchors');
  });
});
