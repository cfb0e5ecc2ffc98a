import { expect, it } from '@jest/globals';
import type { FeedResponse } from '../src/web/feeds/feeds.controller.js';
import { create, productBody } from './support/catalog.js';
import { parseCsv, violations } from './support/feed-rules.js';
import { shopForFile } from './support/shop.js';

const shop = await shopForFile({ env: { SAMPLE_DATA: 'true' } });
const admin = await shop.login();

const feed = async () => {
  const { text, headers } = await shop.request().get('/feeds/meta.csv?x=1').expect(200);
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(violations(text)).toEqual([]);
  return parseCsv(text);
};

it('the feed of the sample shop follows the rules, and shows a change at once', async () => {
  const { body: products } = await shop.request().get('/api/products').expect(200);
  const rows = await feed();
  expect(rows).toHaveLength((products as unknown[]).length);
  expect(rows.some(({ description }) => description?.startsWith('mulai Rp'))).toBe(true);
  const id = await create(
    admin,
    '/api/products',
    productBody({
      name: `=HYPERLINK("x"), "kutip" 😀`.padEnd(200, 'x'),
      description: `Baris\n"dua", ${'😀'.repeat(4000)}`,
      category: 'printing',
      images: ['https://foto.example/a.jpg'],
      price: 25_000,
    }),
  );
  const row = async () => (await feed()).find((product) => product['id'] === id);
  expect(await row()).toMatchObject({ price: '25000 IDR', sale_price: '', brand: 'Etalase' });

  const sale = {
    productId: id,
    discountPercentage: 10,
    startDate: '2027-01-01T00:00:00+07:00',
    endDate: '2027-01-02T23:59:00+07:00',
  };
  await create(admin, '/api/flash-sales', sale);
  expect(await row()).toMatchObject({
    sale_price: '22500 IDR',
    sale_price_effective_date: '2027-01-01T00:00+07:00/2027-01-02T23:59+07:00',
  });

  await admin
    .put(`/api/products/${id}`)
    .send(productBody({ category: 'printing', price: 0 }))
    .expect(200);
  expect(await row()).toBeUndefined();
  const { body } = await admin.get('/api/admin/feed').expect(200);
  expect((body as FeedResponse).leftOut).toMatchObject([{ id, reason: 'noPrice' }]);
  expect((body as FeedResponse).products).toBe((await feed()).length);
});
