import { expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { renderSVG } from 'uqr';
import { categoryBody, create, productBody } from './support/catalog.js';
import { shopForFile } from './support/shop.js';

const PUBLIC_URL = `http://${'t'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example:8080`;
const SLUG = 'x'.repeat(100);

const shop = await shopForFile({ env: { PUBLIC_URL } });
const admin = await shop.login();

const get = (path: string) => shop.request().get(path);

it('the QR codes of shop, category and product contain links to their pages, even with the longest address', async () => {
  const category = await create(admin, '/api/categories', categoryBody({ slug: SLUG }));
  const product = await create(admin, '/api/products', productBody({ category: SLUG }));
  for (const [path, page] of [
    ['/qr/shop/shop.svg', '/'],
    [`/qr/category/${category}.svg`, `/category/${SLUG}`],
    [`/qr/product/${product}.svg`, `/product/${product}`],
  ] as const) {
    const { body, headers } = await get(path).expect(200);
    expect(headers['content-type']).toContain('image/svg+xml');
    expect(headers['etag']).toBeDefined();
    const link = `${PUBLIC_URL}${page}?dari=qr`;
    expect((body as Buffer).toString('utf8')).toBe(renderSVG(link, { ecc: 'M', border: 4 }));
  }

  await admin
    .put(`/api/products/${product}`)
    .send(productBody({ category: SLUG, isActive: false }))
    .expect(200);
  await get(`/qr/product/${product}.svg`).expect(404);
});

it.each([
  `/qr/product/${randomUUID()}.svg`,
  `/qr/category/${randomUUID()}.svg`,
  '/qr/shop/x.svg',
  '/qr/category/x.svg',
  '/qr/page/shop.svg',
  '/qr/shop/shop.png',
])('%s gets 404', async (path) => {
  await get(path).expect(404);
});
