import { expect, test, type Page } from '@playwright/test';
import { Client } from 'pg';
import situations from './situations/long-lists.json' with { type: 'json' };
import { read, type Product } from './support/shop-api.js';
import { visibleTexts, openHydrated, visibleText } from './support/storefront.js';
import { useShop } from './support/use-shop.js';

/** The maximum number of products on one page. */
const MAX_VISIBLE = 200;
/** Inserts 210 copies of a product, with other values in four columns. */
const INSERT = `
  INSERT INTO product
  SELECT (jsonb_populate_record(NULL::product, to_jsonb(model) || jsonb_build_object(
    'id', gen_random_uuid(), 'category_id', (SELECT id FROM category WHERE slug = 'branding'), 'price', 1000 + number,
    'name', 'Paket Uji ' || lpad(number::text, 4, '0')))).*
  FROM (SELECT * FROM product LIMIT 1) AS model, generate_series(1, 210) AS number`;
/** The URL of a page, the anchor of its list, and the API query for the same list. */
const LISTS = situations.lists as [string, string, string][];

const more = (page: Page) => page.getByRole('button', { name: 'Muat Lebih Banyak Layanan' });
const earlier = (page: Page) => page.getByRole('link', { name: 'Lihat layanan sebelumnya' });

test.describe('A list of more than 200 products', () => {
  const shop = useShop();

  test.beforeAll(async () => {
    const client = new Client({ connectionString: shop.server.databaseUrl });
    await client.connect();
    try {
      await client.query(INSERT);
    } finally {
      await client.end();
    }
  });

  for (const javaScript of [true, false])
    test.describe(`JavaScript: ${javaScript}`, () => {
      for (const [path, anchor, query] of LISTS)
        test(`${path} continues on a second page after the first 200 products`, async () => {
          const { page } = await shop.visitor({ javaScript });
          const rest = await read<Product[]>(shop.server, `/api/products?${query}&offset=${MAX_VISIBLE}`);
          const expected = rest.map(({ name }) => name);
          expect(expected.length).toBeGreaterThan(8);
          const total = MAX_VISIBLE + expected.length;
          const shown = page.locator(`${anchor} li h3`);
          const counted = page.locator(anchor).getByText('Menampilkan');

          const url = `${path}tampil=${MAX_VISIBLE}`;
          await (javaScript ? openHydrated(page, url) : page.goto(url));
          expect(await shown.count()).toBe(MAX_VISIBLE);
          await more(page).click();
          await page.waitForURL((url) => url.searchParams.get('mulai') === String(MAX_VISIBLE));
          await expect.poll(() => visibleTexts(shown)).toEqual(expected.slice(0, 8));
          expect(await visibleText(counted)).toBe(`Menampilkan 201–208 dari ${total} layanan`);
          await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
          for (let count = 16; count < expected.length + 8; count += 8) {
            await more(page).click();
            await expect.poll(() => visibleTexts(shown)).toEqual(expected.slice(0, count));
          }
          expect(await visibleText(counted)).toBe(`Menampilkan 201–${total} dari ${total} layanan`);
          expect(await more(page).count()).toBe(0);

          await earlier(page).click();
          await page.waitForURL((url) => !url.searchParams.has('mulai'));
          await expect(shown).toHaveCount(8);
          expect(await visibleText(counted)).toBe(`Menampilkan 8 dari ${total} layanan`);
          expect(await page.locator('meta[name=robots]').count()).toBe(0);
          expect(await earlier(page).count()).toBe(0);
        });
    });

  test('links to the previous page from a page beyond the last product', async () => {
    const { page } = await shop.visitor();
    await openHydrated(page, '/?kategori=branding&mulai=5000');
    await earlier(page).click();
    await page.waitForURL('**/?kategori=branding&mulai=4800#layanan');
  });
});
