import { beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { jpeg } from '../src/media/testing/photos.js';
import { categoryBody, create, productBody } from './support/catalog.js';
import { shopForFile } from './support/shop.js';
import { upload } from './support/uploads.js';
import situations from './situations/catalog-products.json' with { type: 'json' };

type Json = Record<string, unknown>;

const OBJECT_PATH = '/objects/0123456789abcdef0123456789abcdef-1600x1200-ffcc00.jpg';

const shop = await shopForFile();
const admin = await shop.login();
const image = await upload(shop, admin, await jpeg(501, 300));
beforeEach(async () => {
  await shop.app.get(DataSource).query('TRUNCATE product, category');
  await create(admin, '/api/categories', categoryBody());
});

const add = (body: Json = {}) => create(admin, '/api/products', productBody(body));
const adminRead = async (id: string) => {
  const response = await admin.get(`/api/admin/products/${id}`).expect(200);
  return { product: response.body as Json, etag: String(response.headers['etag']) };
};
const list = async (query = '') => {
  const response = await shop.request().get(`/api/products${query}`).expect(200);
  const names = (response.body as { name: string }[]).map(({ name }) => name);
  return { names, total: Number(response.headers['x-total-count']) };
};

describe('a product', () => {
  it('is created, shown, replaced and deleted', async () => {
    const created = await admin
      .post('/api/products')
      .send(productBody({ images: [image] }))
      .expect(201);
    const product = created.body as Json & { id: string };
    expect(product).toEqual({
      ...productBody({ images: [image] }),
      priceLabel: null,
      pricing: null,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/u) as unknown,
      createdAt: expect.stringMatching(/Z$/u) as unknown,
      updatedAt: product['createdAt'],
    });
    expect(created.headers['etag']).toBe('"1"');
    const path = `/api/products/${product.id}`;
    expect((await shop.request().get(path).expect(200)).body).toEqual(product);

    const revised = productBody({
      name: 'Brosur',
      whatsappNumber: '',
      shopeeLink: '',
      isNew: true,
      price: 0,
    });
    const response = await admin.put(path).send(revised).expect(200);
    expect(response.body).toMatchObject({ ...revised, whatsappNumber: null, shopeeLink: null });
    expect(response.headers['etag']).toBe('"2"');
    expect((await shop.request().get(path).expect(200)).body).toEqual(response.body);

    await admin.delete(path).expect(204, {});
    for (const gone of [
      shop.request().get(path),
      admin.get(`/api/admin/products/${product.id}`),
      admin.delete(path),
    ])
      expect((await gone.expect(404)).body).toEqual({
        statusCode: 404,
        message: 'Data tidak ditemukan',
        error: 'Not Found',
      });
    await admin.put(path).send(revised).expect(404);
    expect((await list()).total).toBe(0);
  });

  it('is created from its required fields, with defaults for the optional ones', async () => {
    const { whatsappNumber: _, shopeeLink: __, isNew: ___, isActive: ____, ...required } = productBody();
    const response = await admin.post('/api/products').send(required).expect(201);
    expect(response.body).toMatchObject({
      whatsappNumber: null,
      shopeeLink: null,
      isNew: false,
      isActive: true,
    });
  });

  it('is created only once by requests with the same Idempotency-Key, and has the key as its id', async () => {
    const key = randomUUID();
    const send = (name: string) =>
      admin.post('/api/products').set('Idempotency-Key', key.toUpperCase()).send(productBody({ name }));
    const answers = await Promise.all(['Kartu Nama', 'Brosur', 'Stiker'].map(send));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 201)?.body).toHaveProperty('id', key);
    expect((await list()).total).toBe(1);

    await admin.delete(`/api/products/${key}`).expect(204);
    await send('Kartu Nama').expect(409, /sudah dibuat/u);
  });

  it('is refused when the Idempotency-Key is not a UUID of RFC 9562', async () => {
    for (const key of ['1', '00000000-0000-0000-8000-000000000000', '00000000-0000-4000-0000-000000000000'])
      await admin.post('/api/products').set('Idempotency-Key', key).send(productBody()).expect(400, /UUID/u);
    expect((await list()).total).toBe(0);
  });

  it('stores texts and prices exactly as sent', async () => {
    const body = {
      name: `${'😀'.repeat(199)}é`,
      description: `"Kutip" <b>\n${'x'.repeat(9_000)}`,
      price: Number.MAX_SAFE_INTEGER,
      whatsappNumber: '+62 (0)812-3456-7890',
      shopeeLink: 'https://shopee.co.id/etalase?a=1&b=%20#c',
      images: [image, 'https://images.example/a,b.png'],
    };
    const id = await add(body);
    expect((await shop.request().get(`/api/products/${id}`)).body).toMatchObject(body);
  });

  it('a write ignores read-only fields and refuses unknown fields', async () => {
    const id = await add();
    const { product } = await adminRead(id);
    const response = await admin
      .put(`/api/products/${id}`)
      .send({ ...product, id: randomUUID(), createdAt: 'x', version: 'y', isSample: 3, name: 'Brosur' })
      .expect(200);
    expect(response.body).toMatchObject({ id, createdAt: product['createdAt'], name: 'Brosur' });
    const unknown = await admin
      .post('/api/products')
      .send(productBody({ discount: 5 }))
      .expect(400);
    expect(unknown.body).toMatchObject({ message: 'Kolom discount tidak dikenal' });
  });

  const NO_IMAGE = 'Harap upload minimal satu gambar produk';
  const WRONG_PRICE = 'Harga harus bilangan bulat rupiah, mulai dari 0';
  it.each<[Json, string]>([
    ...(situations.refused as [Json, string][]),
    [{ name: undefined }, 'Nama produk wajib diisi'],
    [{ description: 'x'.repeat(10_001) }, 'Deskripsi paling panjang 10000 karakter'],
    [{ category: undefined }, 'Kategori wajib diisi'],
    [{ price: undefined }, WRONG_PRICE],
    [{ images: undefined }, NO_IMAGE],
    [{ images: Array(6).fill(OBJECT_PATH) }, 'Foto produk paling banyak 5'],
  ])('a product with %j is refused, and nothing changes', async (wrong, sentence) => {
    const id = await add();
    const before = await adminRead(id);
    // The edit also changes `isNew`, so that an accepted edit would change the product.
    for (const attempt of [
      admin.post('/api/products').send(productBody(wrong)),
      admin.put(`/api/products/${id}`).send(productBody({ ...wrong, isNew: wrong['isNew'] ?? true })),
    ])
      expect((await attempt.expect(400)).body).toMatchObject({
        statusCode: 400,
        message: sentence,
        error: 'Bad Request',
      });
    expect(await adminRead(id)).toEqual(before);
    expect((await list()).total).toBe(1);
  });

  it.each(['', '[]', '"x"', 'null', '{"name":', `${'{"name":'.repeat(200)}1${'}'.repeat(200)}`])(
    'is refused with 400 for the body %s',
    async (body) => {
      const send = () => admin.post('/api/products').set('Content-Type', 'application/json').send(body);
      await send().expect(400);
      expect((await list()).total).toBe(0);
    },
  );

  it.each(['abc', '1', `${randomUUID()}x`, '%00', "'%20OR%201=1", '00000000-0000-0000-0000-000000000000'])(
    'is not found by the id %s',
    async (id) => {
      await shop.request().get(`/api/products/${id}`).expect(404);
      await admin.get(`/api/admin/products/${id}`).expect(404);
      await admin.put(`/api/products/${id}`).send(productBody()).expect(404);
      await admin.delete(`/api/products/${id}`).expect(404);
    },
  );

  it('is not in the public API while inactive, with or without a session', async () => {
    const id = await add({ isActive: false });
    await admin.get(`/api/products/${id}`).expect(404);
    expect((await list()).total).toBe(0);
    const response = await admin.get('/api/admin/products').expect(200);
    expect(response.body).toEqual([
      expect.objectContaining({ id, isActive: false, version: 1, isSample: false }),
    ]);
    await admin.put(`/api/products/${id}`).send(productBody()).expect(200);
    await shop.request().get(`/api/products/${id}`).expect(200);
  });
});

describe('an edit', () => {
  it('an edit replaces the whole row, gets 409 for a stale version, and needs no If-Match', async () => {
    const id = await add({ shopeeLink: 'https://shopee.co.id/a' });
    const { etag } = await adminRead(id);
    const put = (body: Json, version?: string) =>
      admin
        .put(`/api/products/${id}`)
        .set(version === undefined ? {} : { 'If-Match': version })
        .send(productBody(body));
    await put({ price: 1 }, etag).expect(200);
    const stale = await put({ price: 2 }, etag).expect(409);
    expect(stale.body).toEqual({
      statusCode: 409,
      message: 'Data ini sudah diubah di tempat lain. Muat ulang lalu coba lagi.',
      error: 'Conflict',
    });
    await admin.delete(`/api/products/${id}`).set('If-Match', etag).expect(409);
    await put({ price: 3 }, '1').expect(400);
    await put({ price: 3 }, '"99999999999999999999"').expect(400);
    expect((await adminRead(id)).product).toMatchObject({ price: 1, version: 2, shopeeLink: null });
    await put({ price: 4 }).expect(200);
    await put({ price: 5 }, '"3"').expect(200);
    await admin.delete(`/api/products/${id}`).set('If-Match', '"4"').expect(204);
  });

  it('one of six simultaneous edits of the same version succeeds; the others get 409', async () => {
    const id = await add();
    const prices = [1, 2, 3, 4, 5, 6];
    const responses = await Promise.all(
      prices.map((price) =>
        admin.put(`/api/products/${id}`).set('If-Match', '"1"').send(productBody({ price })),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    const winner = responses.find(({ status }) => status === 200)?.body as Json;
    expect((await adminRead(id)).product).toMatchObject({ price: winner['price'], version: 2 });
  });
});

describe('the product list', () => {
  it('the list is sorted newest first, paged by limit and offset, and reports the total', async () => {
    for (let number = 1; number <= 5; number += 1) await add({ name: `Produk ${number}` });
    await add({ name: 'Tersembunyi', isActive: false });
    expect(await list()).toEqual({
      names: ['Produk 5', 'Produk 4', 'Produk 3', 'Produk 2', 'Produk 1'],
      total: 5,
    });
    expect(await list('?limit=2')).toEqual({ names: ['Produk 5', 'Produk 4'], total: 5 });
    expect(await list('?limit=2&offset=4')).toEqual({ names: ['Produk 1'], total: 5 });
    expect(await list('?offset=2147483647')).toEqual({ names: [], total: 5 });
    expect(await list('?limit=1000&q=produk%203')).toEqual({ names: ['Produk 3'], total: 1 });
    const panel = await admin.get('/api/admin/products?active=false&limit=1').expect(200);
    expect(panel.headers['x-total-count']).toBe('1');
    expect(panel.body).toEqual([expect.objectContaining({ name: 'Tersembunyi' })]);
    expect((await admin.get('/api/admin/products?active=true&limit=1')).headers['x-total-count']).toBe('5');
  });

  it('the list can be filtered by category and service, sorted, and searched by category name', async () => {
    await create(
      admin,
      '/api/categories',
      categoryBody({ slug: 'merch', name: 'Merchandise Ékslusif', servicePages: [] }),
    );
    await add({ name: 'Zine cetak', price: 5 });
    await add({ name: 'amplop', price: 10_000_000_000 });
    await add({ name: 'Mug 100%', price: 20, category: 'merch' });
    expect((await list('?category=merch')).names).toEqual(['Mug 100%']);
    expect(await list('?category=none')).toEqual({ names: [], total: 0 });
    expect((await list('?service=printing&sort=name')).names).toEqual(['amplop', 'Zine cetak']);
    expect((await list('?sort=price')).names).toEqual(['Zine cetak', 'Mug 100%', 'amplop']);
    expect((await list('?q=%C3%89KSLU')).names).toEqual(['Mug 100%']);
    expect((await list('?q=0%25')).names).toEqual(['Mug 100%']);
    expect((await list('?q=%25%25')).names).toEqual([]);
    expect((await list('?q=%F0%9F%98%80')).names).toEqual([]);
    expect((await list('?q=')).names).toHaveLength(3);
  });

  it('match=similar finds products with at least half of the words or synonyms of them, the best first, but no exact matches', async () => {
    for (const name of ['Kaos Hitam', 'Hitam, kaos polos', 'T-Shirt Hitam', 'Kaos Putih'])
      await add({ name });
    await add({ name: 'Kaos Hitam Rahasia', isActive: false });
    expect((await list('?q=kaos%20hitam')).names).toEqual(['Kaos Hitam']);
    expect((await list('?q=kaos%20hitam&match=exact')).names).toEqual(['Kaos Hitam']);
    expect(await list('?q=kaos%20hitam&match=similar&limit=2')).toEqual({
      names: ['Hitam, kaos polos', 'T-Shirt Hitam'],
      total: 3,
    });
    expect((await list('?q=kaos%20hitam&match=similar&offset=2')).names).toEqual(['Kaos Putih']);
    expect(await list('?q=kaos%20hitam&match=similar&offset=9')).toEqual({ names: [], total: 3 });
    expect((await list(`?q=${'kaos-'.repeat(40)}&match=similar`)).names).toEqual([]);
    expect((await list('?match=similar')).names).toEqual([]);
  });

  it.each(situations.queries)('the public product list refuses the query ?%s', async (query) => {
    const response = await shop.request().get(`/api/products?${query}`).expect(400);
    expect(response.body).toMatchObject({ statusCode: 400, error: 'Bad Request' });
  });

  it.each(['active=1', 'active=', 'active=constructor', 'sort=name', 'match=fuzzy', 'limit=1001'])(
    'the product list of the panel refuses the query ?%s',
    async (query) => {
      await admin.get(`/api/admin/products?${query}`).expect(400);
    },
  );
});

describe('the chat number', () => {
  const replace = (from: unknown, to: unknown) =>
    admin.post('/api/admin/products/chat-number').send({ from, to });

  it('a chat number is replaced on every product that has the number, in any notation', async () => {
    const spelled = await add({ whatsappNumber: '+62 812-3456-7890' });
    const other = await add({ whatsappNumber: '08999999999' });
    await add({ whatsappNumber: '6281234567890', isActive: false });
    await add({ whatsappNumber: null });
    expect((await replace('081234567890', ' 0811 1111 111 ').expect(200)).body).toEqual({ changed: 2 });
    expect((await adminRead(spelled)).product).toMatchObject({ whatsappNumber: '0811 1111 111', version: 2 });
    expect((await adminRead(other)).product).toMatchObject({ whatsappNumber: '08999999999', version: 1 });
    expect((await replace('081234567890', '08111111111').expect(200)).body).toEqual({ changed: 0 });
  });

  it('replacing a chat number is refused when a value is not a phone number', async () => {
    for (const [from, to] of [
      ['x', '08111111111'],
      ['081234567890', ''],
      [null, '08111111111'],
      ['081234567890', '0811\u00001111111'],
      ['081234567890', { a: 1 }],
    ])
      await replace(from, to).expect(400);
  });
});
