import { beforeEach, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { PART_ENDPOINTS } from '../src/content/adapters/http/content-parts.js';
import { DEFAULT_FACTS } from '../src/content/domain/parts/facts.js';
import { ORDERING } from '../src/content/domain/parts/ordering.js';
import { DEFAULT_SERVICES } from '../src/content/domain/parts/services.js';
import { DEFAULT_SHIPPING } from '../src/content/domain/parts/shipping.js';
import { jpeg } from '../src/media/testing/photos.js';
import { categoryBody, create, productBody } from './support/catalog.js';
import { shopForFile } from './support/shop.js';
import { upload } from './support/uploads.js';
import situations from './situations/content-parts.json' with { type: 'json' };

type Json = Record<string, unknown>;

const shop = await shopForFile();
const admin = await shop.login();
beforeEach(() => shop.app.get(DataSource).query('DELETE FROM content'));

const save = (part: string, body: unknown) => admin.post(`/api/admin/content/${part}`).send(body as object);
const read = async (part: string): Promise<Json> =>
  (await shop.request().get(`/api/content/${part}`).expect(200)).body as Json;
const messageOf = async (part: string, body: unknown): Promise<unknown> =>
  ((await save(part, body).expect(400)).body as Json)['message'];
const repeated = (count: number, row: unknown): unknown[] => Array.from({ length: count }, () => row);

// `content.api.spec` tests the parts without these calls.
const PARTS = PART_ENDPOINTS.filter(({ hasDefaults }) => hasDefaults);

describe.each(PARTS.map(({ part }) => [part.key, part.defaults as Json] as const))(
  'the part %s',
  (key, defaults) => {
    const path = `/api/admin/content/${key}`;

    it('contains the defaults before the first save, and also after the defaults were saved', async () => {
      expect(await read(key)).toMatchObject(defaults);
      const response = await save(key, defaults).expect(200);
      expect(response.body).toEqual(defaults);
      expect(response.headers['etag']).toBe('"1"');
      if (key !== 'ordering') expect(await read(key)).toEqual(defaults);
      expect((await admin.get(`${path}/defaults`).expect(200)).body).toEqual(defaults);
    });

    it('a save may omit any field, which then keeps the default', async () => {
      for (const field of Object.keys(defaults)) {
        const { [field]: _, ...rest } = defaults;
        expect((await save(key, rest).expect(200)).body).toEqual(defaults);
      }
      expect((await save(key, {}).expect(200)).body).toEqual(defaults);
    });

    it('accepts an edit of the stored version, and refuses other versions with 409', async () => {
      expect((await admin.get(path).expect(200)).headers['etag']).toBe('"0"');
      await save(key, defaults).set('If-Match', '"1"').expect(409);
      await save(key, defaults).set('If-Match', '"0"').expect(200);
      await save(key, defaults).set('If-Match', '"0"').expect(409);
      await save(key, defaults).set('If-Match', '"1"').expect(200);
    });

    it('refuses unknown fields and invalid values, and changes nothing', async () => {
      expect(await messageOf(key, { ...defaults, more: 1 })).toBe('Kolom more tidak dikenal');
      for (const field of Object.keys(defaults))
        for (const value of [7, [null], [7], [[]], [{}], 'x'.repeat(3000), 'a\u0000b', '\ud800']) {
          const { status } = await save(key, { [field]: value });
          expect([field, value, status]).toEqual([field, value, 400]);
        }
      expect(await read(key)).toMatchObject(defaults);
    });
  },
);

it('an unknown content part answers 404', async () => {
  await shop.request().get('/api/content/lain').expect(404);
  await admin.get('/api/admin/content/lain').expect(404);
  await save('lain', {}).expect(404);
  await admin.post('/api/admin/content/lain/confirm').expect(404);
});

describe('shipping', () => {
  const zone = { region: 'Bali', regular: 10_000, express: null, days: '2' };

  it('a shipping zone without any fee is refused with a message that names the zone', async () => {
    const zones = [zone, { ...zone, region: 'Papua', regular: null }];
    expect(await messageOf('shipping', { zones })).toBe('Tarif Papua: isi reguler, ekspres, atau keduanya');
    expect(await read('shipping')).toEqual(DEFAULT_SHIPPING);
  });

  it.each<[string, number, unknown, string]>([
    ...(situations.rows as [string, number, unknown, string][]),
    ['zones', 20, zone, 'Tarif per wilayah paling banyak 20 baris'],
  ])('shipping accepts %s with %i rows and refuses more rows', async (field, max, row, message) => {
    expect((await save('shipping', { [field]: repeated(max, row) }).expect(200)).body).toEqual({
      ...DEFAULT_SHIPPING,
      [field]: repeated(max, row),
    });
    expect(await messageOf('shipping', { [field]: repeated(max + 1, row) })).toBe(message);
  });

  it.each([-1, 0.5, 100_000_001, '15000', true, [], {}])('shipping refuses the fee %j', async (regular) => {
    expect(await messageOf('shipping', { zones: [{ ...zone, regular }] })).toBe(
      'Tarif reguler harus angka bulat dari 0 sampai 100.000.000',
    );
  });

  it('the shipping surcharge is removed by null', async () => {
    expect((await save('shipping', { surcharge: null }).expect(200)).body).toMatchObject({ surcharge: null });
    expect(await read('shipping')).toEqual({ ...DEFAULT_SHIPPING, surcharge: null });
  });
});

describe('services', () => {
  it('a save of a service page does not change the fields that the request omits', async () => {
    const { body } = await save('services', { design: { visible: false } }).expect(200);
    expect(body).toEqual({ ...DEFAULT_SERVICES, design: { ...DEFAULT_SERVICES.design, visible: false } });
    expect(await read('services')).toEqual(body);
  });

  it('service pages refuse more rows than the limit, unknown fields, and a null title', async () => {
    const block = { figure: '1', text: 'a' };
    expect(await messageOf('services', { design: { blocks: repeated(4, block) } })).toBe(
      'Angka penting paling banyak 3 baris',
    );
    expect(await messageOf('services', { comingSoon: repeated(7, { title: 'a', text: 'b' }) })).toBe(
      'Segera hadir paling banyak 6 baris',
    );
    expect(await messageOf('services', { design: { color: 'red' } })).toContain('tidak dikenal');
    expect(await messageOf('services', { branding: { title: null } })).toBe('Judul halaman wajib diisi');
  });
});

describe('identity', () => {
  it('refuses an unknown accent color', async () => {
    expect(await messageOf('identity', { accent: 'emas' })).toBe(
      'Warna aksen harus salah satu dari magenta, biru, ungu, jingga, toska, merah, hijau, hitam',
    );
  });

  it('accepts only an uploaded logo that is neither too small nor too wide', async () => {
    const logo = await upload(shop, admin, await jpeg(400, 100));
    expect((await save('identity', { logo, accent: 'biru' }).expect(200)).body).toMatchObject({ logo });
    for (const [path, message] of [
      [await upload(shop, admin, await jpeg(190, 190)), 'Logo terlalu kecil'],
      [await upload(shop, admin, await jpeg(500, 100)), 'Logo terlalu memanjang'],
      [logo.replace('400x100', '400x101'), 'Foto sudah tidak ada'],
    ] as const)
      expect(await messageOf('identity', { logo: path })).toContain(message);
    expect((await save('identity', { logo: null }).expect(200)).body).toMatchObject({
      logo: null,
      accent: 'biru',
    });
  });

  it('stores an empty optional text as null', async () => {
    await save('identity', { description: 'Sablon di Surabaya' }).expect(200);
    expect((await save('identity', { description: ' ' }).expect(200)).body).toMatchObject({
      description: null,
    });
  });
});

describe('facts', () => {
  const fact = (term: string, categories: string[] | null) => ({ term, fact: 'Ya', categories });

  it('a fact about a deleted category is hidden from visitors, but not in the panel', async () => {
    const kaos = await create(admin, '/api/categories', categoryBody({ slug: 'kaos' }));
    const product = [fact('Semua', null), fact('Sablon', ['kaos'])];
    await save('facts', { product }).expect(200);
    expect(await read('facts')).toEqual({ ...DEFAULT_FACTS, product });
    await admin.delete(`/api/categories/${kaos}`).expect(204);
    expect(await read('facts')).toEqual({ ...DEFAULT_FACTS, product: product.slice(0, 1) });
    expect((await admin.get('/api/admin/content/facts').expect(200)).body).toMatchObject({ product });
    await save('facts', { product }).expect(200);
  });

  it('facts follow the new slug of a category, and its undo', async () => {
    const id = await create(admin, '/api/categories', categoryBody({ slug: 'topi' }));
    const factsAbout = (slug: string) => ({ product: [fact('Bordir', ['lain', slug])] });
    await save('facts', factsAbout('topi')).expect(200);
    await admin
      .put(`/api/categories/${id}`)
      .send(categoryBody({ slug: 'cap' }))
      .expect(200);
    const stored = async () => (await admin.get('/api/admin/content/facts').expect(200)).body as Json;
    expect(await stored()).toMatchObject(factsAbout('cap'));
    const changes = await admin.get('/api/admin/changes?limit=1').expect(200);
    const [change] = changes.body as { id: number }[];
    await admin.post(`/api/admin/changes/${change?.id}/undo`).expect(200);
    expect(await stored()).toMatchObject(factsAbout('topi'));
  });

  it('facts refuse more rows than the limit, and categories that are not slugs', async () => {
    expect(await messageOf('facts', { product: repeated(9, fact('a', null)) })).toBe(
      'Fakta produk paling banyak 8 baris',
    );
    expect(await messageOf('facts', { hero: repeated(4, { figure: '1', label: 'a' }) })).toBe(
      'Angka di beranda paling banyak 3 baris',
    );
    for (const slug of ['Kaos Polos', '', 7, null])
      expect(await messageOf('facts', { product: [{ ...fact('a', null), categories: [slug] }] })).toBe(
        'Hanya produk kategori harus berupa slug kategori',
      );
  });
});

describe('ordering', () => {
  const confirm = (part: string, ...paths: string[]) =>
    admin.post(`/api/admin/content/${part}/confirm`).send({ paths }).expect(204);

  it('shows the samples until the shop has an own product, and later those that the owner has confirmed', async () => {
    const { fileRules, categoryRules, payment } = ORDERING.defaults;
    expect(await read('ordering')).toMatchObject({ fileRules, categoryRules, payment });
    await create(admin, '/api/categories', categoryBody({ slug: 'undangan' }));
    const product = await create(admin, '/api/products', productBody({ category: 'undangan' }));
    const none = { fileRules: null, categoryRules: [], payment: [] };
    expect(await read('ordering')).toMatchObject(none);
    await confirm('ordering', 'categoryRules.1', 'payment.0');
    const some = { ...none, categoryRules: categoryRules.slice(1), payment: payment.slice(0, 1) };
    expect(await read('ordering')).toMatchObject(some);
    // Words that are also in the sample, but are no longer the sample's.
    await save('ordering', { payment: ['QRIS', 'COD'], fileRules: 'PDF' }).expect(200);
    expect(await read('ordering')).toMatchObject({ ...some, fileRules: 'PDF', payment: ['QRIS', 'COD'] });
    await admin.delete(`/api/products/${product}`).expect(204);
  });

  it('shows the lowest fee and the free shipping that the owner has changed or confirmed', async () => {
    const shown = async () => {
      const { postage, freeShipping } = await read('ordering');
      return { postage, freeShipping };
    };
    expect(await shown()).toEqual({ postage: null, freeShipping: [] });
    await confirm('shipping', 'zones.1', 'freeShipping.0');
    const [free] = DEFAULT_SHIPPING.freeShipping;
    const postage = { region: 'Jawa Barat dan Banten', fee: 20_000, upToKg: null };
    expect(await shown()).toEqual({ postage, freeShipping: [free] });
    await confirm('shipping', 'surcharge.aboveKg');
    expect(await shown()).toEqual({ postage: { ...postage, upToKg: 2 }, freeShipping: [free] });
    await save('shipping', { zones: [{ region: 'Solo', regular: null, express: 9000, days: '1' }] });
    expect((await shown()).postage).toEqual({ region: 'Solo', fee: 9000, upToKg: 2 });
  });

  it('a rule follows the new slug of its category, and names the parcels that are sent', async () => {
    const id = await create(
      admin,
      '/api/categories',
      categoryBody({ slug: 'plakat', servicePages: ['design'] }),
    );
    await save('ordering', { categoryRules: [{ category: 'plakat', rule: 'SVG' }] }).expect(200);
    await admin
      .put(`/api/categories/${id}`)
      .send(categoryBody({ slug: 'akrilik', servicePages: ['design'] }))
      .expect(200);
    const { categoryRules, shippedCategories } = await read('ordering');
    expect(categoryRules).toEqual([{ category: 'akrilik', rule: 'SVG' }]);
    expect(shippedCategories).not.toContain('akrilik');
  });
});

describe('works', () => {
  it('a work has an uploaded image, a line, and a category that it follows, and is on its service page', async () => {
    const image = await upload(shop, admin, await jpeg(800, 600));
    const id = await create(
      admin,
      '/api/categories',
      categoryBody({ slug: 'neon', servicePages: ['printing'] }),
    );
    const work = { image, line: 'Huruf timbul', category: 'neon' };
    const plain = { ...work, category: null };
    expect((await save('works', { works: [work, plain] }).expect(200)).body).toEqual({
      works: [work, plain],
    });
    expect(await read('works')).toEqual({
      works: [
        { ...work, pages: ['printing'] },
        { ...plain, pages: [] },
      ],
    });
    await admin.delete(`/api/categories/${id}`).expect(204);
    expect(await read('works')).toEqual({ works: [plain, plain].map((one) => ({ ...one, pages: [] })) });

    for (const [row, message] of [
      [{ ...work, image: 'https://contoh.id/a.jpg' }, 'Foto harus foto yang sudah diunggah ke toko ini'],
      [{ ...work, image: null }, 'Foto harus foto yang sudah diunggah ke toko ini'],
      [{ ...work, line: 'x'.repeat(81) }, 'Keterangan paling panjang 80 karakter'],
      [{ ...work, line: '\u200b' }, 'Keterangan wajib diisi'],
      [{ ...work, category: 'Huruf Timbul' }, 'Kategori harus berupa slug kategori'],
    ] as const)
      expect(await messageOf('works', { works: [row] })).toBe(message);
    expect(await messageOf('works', { works: repeated(25, work) })).toBe(
      'Hasil kerja paling banyak 24 baris',
    );
  });
});

describe('campaigns', () => {
  const campaign = (start: string | null, end: string, text = 'Promo') => ({ text, link: null, start, end });
  const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
  const DAY = 86_400_000;

  it('refuses overlapping campaigns with 409, and keeps the stored ones', async () => {
    const stored = { campaigns: [campaign(inMs(DAY), inMs(2 * DAY), 'Satu')] };
    await save('campaigns', stored).expect(200);
    const both = [...stored.campaigns, campaign(inMs(DAY / 2), inMs(DAY + 1000), 'Dua')];
    const { body } = await save('campaigns', { campaigns: both }).expect(409);
    expect((body as Json)['message']).toBe("Waktu kampanye 'Dua' dan 'Satu' bertumpuk");
    expect((await admin.get('/api/admin/content/campaigns').expect(200)).body).toEqual(stored);
  });

  it.each(situations.campaigns as [Record<string, unknown>, string][])(
    'refuses %j',
    async (change, sentence) => {
      const campaigns = [{ ...campaign(null, inMs(DAY)), ...change }];
      expect(String(await messageOf('campaigns', { campaigns }))).toContain(sentence);
    },
  );

  it('refuses more than 20', async () => {
    const rows = Array.from({ length: 21 }, (_, day) => campaign(inMs(day * DAY), inMs(day * DAY + 1000)));
    expect(await messageOf('campaigns', { campaigns: rows })).toBe('Kampanye paling banyak 20 baris');
  });
});

describe('search', () => {
  it('search accepts at most 40 pairs of synonyms and 40 groups of up to six, and trims the words', async () => {
    const six = ['kaos', 'kaus', 't-shirt', 'baju', 'e', 'f'];
    const sent = { synonyms: repeated(40, [' topi ', 'cap']), groups: repeated(40, six) };
    expect((await save('search', sent).expect(200)).body).toEqual({
      synonyms: repeated(40, ['topi', 'cap']),
      groups: repeated(40, six),
    });
    for (const field of ['synonyms', 'groups'])
      expect(await messageOf('search', { [field]: repeated(41, ['a', 'b']) })).toBe(
        'Kata yang artinya sama paling banyak 40 baris',
      );
    const refused = [['a'], ['a', ' '], ['a', 7], ['a', 'x'.repeat(41)], 'ab', {}];
    for (const pair of [...refused, ['a', 'b', 'c']])
      expect(await messageOf('search', { synonyms: [pair] })).toBe(
        'Kata yang artinya sama harus pasangan dua kata, masing-masing paling panjang 40 karakter',
      );
    for (const group of [...refused, [...six, 'g']])
      expect(await messageOf('search', { groups: [group] })).toBe(
        'Kata yang artinya sama harus 2 sampai 6 kata, masing-masing paling panjang 40 karakter',
      );
  });
});

describe('sample texts of the content', () => {
  const samples = async (): Promise<string[]> =>
    ((await admin.get('/api/admin/content').expect(200)).body as { part: string; isSample: boolean }[])
      .filter(({ isSample }) => isSample)
      .map(({ part }) => part);

  it('a content part is listed as sample until its promises are changed or confirmed', async () => {
    const all = ['site-content', 'about-content', 'identity', 'shipping', 'services', 'facts', 'ordering'];
    expect(await samples()).toEqual(all);
    await save('shipping', { origin: 'Surabaya' }).expect(200);
    expect(await samples()).toEqual(all);
    await admin.post('/api/admin/content/facts/confirm').set('If-Match', '"1"').expect(409);
    await admin.post('/api/admin/content/facts/confirm').set('If-Match', '"0"').expect(204);
    await admin.post('/api/admin/content/about-content/confirm').expect(204);
    expect(await samples()).toEqual(['site-content', 'identity', 'shipping', 'services', 'ordering']);
  });

  it('some sample texts of a part are confirmed by their paths', async () => {
    const confirm = (body: object) => admin.post('/api/admin/content/facts/confirm').send(body);
    const paths = async () =>
      (
        (await admin.get('/api/admin/content').expect(200)).body as { part: string; samples: string[] }[]
      ).find(({ part }) => part === 'facts')?.samples;
    await confirm({ paths: ['product.1', 'product.2', 'product.3', 'hero.0', 'hero.1'] }).expect(204);
    expect(await paths()).toEqual(['product.0', 'hero.2']);
    for (const refused of [[], ['product.9'], ['lain'], [7], 'hero.2', null, ['x'.repeat(101)]])
      await confirm({ paths: refused }).expect(400);
    expect(await paths()).toEqual(['product.0', 'hero.2']);
  });

  it('the diagnostics report sample texts, and facts whose categories are all deleted', async () => {
    const product = [{ term: 'Jahit', fact: 'Rapi', categories: ['tidak-ada'] }];
    await save('facts', { product }).expect(200);
    await admin.post('/api/admin/content/shipping/confirm').expect(204);
    const { body } = await admin.post('/api/admin/diagnostics').expect(200);
    const { findings } = body as { findings: { check: string; problem: string; detail: string }[] };
    expect(
      findings.filter(({ check }) => check === 'texts').map(({ problem, detail }) => [problem, detail]),
    ).toEqual([
      ['sampleText', 'site-content'],
      ['sampleText', 'about-content'],
      ['sampleText', 'identity'],
      ['sampleText', 'services'],
      ['sampleText', 'facts'],
      ['sampleText', 'ordering'],
      ['factOfDeletedCategories', 'Jahit'],
    ]);
  });
});
