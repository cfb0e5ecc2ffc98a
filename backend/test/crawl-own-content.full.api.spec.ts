import { describe, expect, it } from '@jest/globals';
import { categoryBody, create, productBody } from './support/catalog.js';
import { check } from './support/crawler/check.js';
import { createFetch, crawl, withCache, type Site } from './support/crawler/site.js';
import { parseCsv, violations } from './support/feed-rules.js';
import { shopForFile } from './support/shop.js';

// The address is not https. With https the session cookie would be Secure, but this test sends requests over plain
// http.
const PUBLIC_URL = 'http://toko.example';
const HOSTILE = `Kartu "Nama" & <b>Brosur</b> </script><!-- 'x' 🎉 名片`;

const shop = await shopForFile({ pages: true, env: { PUBLIC_URL } });
const admin = await shop.login();

const crawlShop = (): Promise<Site> => crawl(PUBLIC_URL, withCache(createFetch(shop.url)));

describe('the crawler check', () => {
  it('the crawler finds no fault in an empty shop except searches without results', async () => {
    const site = await crawlShop();
    expect(site.pages.map(({ path }) => path)).toContain('/digital-marketing');
    // In an empty shop no search can have results.
    expect((await check(site)).filter(({ message }) => !message.startsWith('search at'))).toEqual([]);
  });

  it('the crawler finds no fault with special characters, extreme prices and missing optional fields', async () => {
    await create(admin, '/api/categories', categoryBody({ name: `Jenis ${HOSTILE}`, description: HOSTILE }));
    await create(
      admin,
      '/api/categories',
      categoryBody({ slug: 'kosong', name: 'Kosong', description: null }),
    );
    await create(
      admin,
      '/api/products',
      productBody({
        name: HOSTILE,
        description: `${HOSTILE}\n\nBaris kedua.\u2028  ${'Panjang sekali. '.repeat(40)}`,
      }),
    );
    await create(
      admin,
      '/api/products',
      productBody({ name: 'Gratis', description: 'Contoh tanpa harga untuk semua.', price: 0 }),
    );
    await create(
      admin,
      '/api/products',
      productBody({
        name: 'Mahal',
        description: 'Harga di atas dua miliar rupiah.',
        price: 5_000_000_000,
        whatsappNumber: null,
        shopeeLink: 'https://shopee.co.id/x?a=1&b="2"',
      }),
    );
    const content = (await admin.get('/api/site-content')).body as Record<string, object>;
    await admin
      .post('/api/admin/site-content')
      .send({
        ...content,
        hero: { ...content['hero'], title: `Judul ${HOSTILE}`, subtitle: `Kalimat pembuka ${HOSTILE}` },
        company: {
          name: 'Cetak & Desain "Senja"',
          chatNumber: '0812-3456-7890',
          address: 'Jl. "Mawar" <No. 1>',
          hours: [
            { days: [1, 3, 4, 5], opens: '08:30', closes: '17:00' },
            { days: [7], opens: '10:00', closes: '12:00' },
          ],
        },
        faq: [{ question: `Apakah ${HOSTILE}?`, answer: `Ya. ${HOSTILE}` }],
      })
      .expect(200);
    const site = await crawlShop();
    const home = site.pages.find(({ path }) => path === '/')?.structuredData ?? [];
    expect(home).toContainEqual(
      expect.objectContaining({
        '@type': 'LocalBusiness',
        name: 'Cetak & Desain "Senja"',
        telephone: '+6281234567890',
      }),
    );
    expect(await check(site)).toEqual([]);
    const feed = await (await fetch(`${shop.url}/feeds/meta.csv`)).text();
    expect(violations(feed)).toEqual([]);
    expect(
      parseCsv(feed)
        .map(({ price }) => price)
        .toSorted(),
    ).toEqual(['150000 IDR', '5000000000 IDR']);
  });
});
