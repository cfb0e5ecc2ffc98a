import { beforeEach, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import lists from '../../frontend/test/price-lists/lists.json' with { type: 'json' };
import { categoryBody, create, productBody, type Agent } from './support/catalog.js';
import { shopForFile } from './support/shop.js';
import situations from './situations/catalog-pricing.json' with { type: 'json' };

type Json = Record<string, unknown>;

const shop = await shopForFile();
const admin = await shop.login();
beforeEach(async () => {
  await shop.app.get(DataSource).query('TRUNCATE flash_sale, product, category');
  await create(admin, '/api/categories', categoryBody());
});

const sheets = situations.sheets;
const byChat = { onRequest: true };
const priced = (pricing: object = sheets, price = 1200) => productBody({ pricing, price });
const add = (body: Json) => create(admin, '/api/products', body);
const path = (id: string) => `/api/products/${id}`;
const read = async (id: string) => (await shop.request().get(path(id)).expect(200)).body as Json;
const adminRead = async (id: string) =>
  (await admin.get(`/api/admin/products/${id}`).expect(200)).body as Json;
const list = async (query = '') =>
  (await shop.request().get(`/api/products${query}`).expect(200)).body as Json[];
const refused = async (request: ReturnType<Agent['get']>, status = 400) =>
  (await request.expect(status)).body as { message: string; fields?: Record<string, string> };
const plain = (text: unknown) => String(text).replaceAll('\u00a0', ' ');
const changes = async () => (await admin.get('/api/admin/changes').expect(200)).body as Json[];
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const sale = (productId: string, body: Json = {}) => ({
  productId,
  discountPercentage: 25,
  endDate: inHours(2),
  ...body,
});

describe('a product with a price list', () => {
  it.each(lists.map(({ product, price, pricing }) => [product, price, pricing] as const))(
    'keeps the list of %s as it was sent, and lists only its label',
    async (name, price, pricing) => {
      const id = await add(productBody({ name, price, pricing }));
      expect(await read(id)).toMatchObject({ price, pricing });
      expect(JSON.stringify((await adminRead(id))['pricing'])).toBe(JSON.stringify(pricing));
      const [listed] = await list();
      expect(listed).not.toHaveProperty('pricing');
      expect(listed).toMatchObject({ priceLabel: { onRequest: pricing.onRequest } });
      expect((await list(`?q=${encodeURIComponent(name)}`))[0]).toEqual(listed);
    },
  );

  it('refuses another price when it is created, and names the right one', async () => {
    const { fields } = await refused(admin.post('/api/products').send(priced(sheets, 1500)));
    expect(plain(fields?.['price'])).toBe(
      'Harga harus sama dengan harga terendah di daftar harganya: Rp 1.200',
    );
    expect((await refused(admin.post('/api/products').send(priced(byChat, 5)))).fields).toHaveProperty(
      'price',
    );
    expect(await list()).toEqual([]);
  });

  it('keeps, replaces or removes the list as an edit says', async () => {
    const id = await add(priced());
    const old = await adminRead(id);
    const withoutList = productBody({ price: 1200, name: 'Brosur' });
    expect((await admin.put(path(id)).send(withoutList).expect(200)).body).toMatchObject({ pricing: sheets });

    const refusal = await refused(admin.put(path(id)).send(productBody({ price: 1300 })));
    const sentence = 'Harga produk ini mengikuti daftar harganya (terendah Rp 1.200). Ubah di panel.';
    expect(plain(refusal.message)).toBe(sentence);
    expect(plain(refusal.fields?.['price'])).toBe(sentence);

    const cheaper = { ...sheets, variants: [{ name: null, tiers: [{ from: 1, price: 900 }] }] };
    await refused(admin.put(path(id)).send(priced(cheaper, 1200)));
    await admin.put(path(id)).send(priced(cheaper, 900)).expect(200);
    expect((await list())[0]).toMatchObject({
      price: 900,
      priceLabel: { unit: 'lembar', from: false, onRequest: false },
    });

    await admin
      .put(path(id))
      .send(productBody({ pricing: null, price: 777 }))
      .expect(200);
    expect(await read(id)).toMatchObject({ price: 777, pricing: null, priceLabel: null });
    expect((old['pricing'] as Json)['unit']).toBe('lembar');
  });

  it('changes nothing when the body of a read is sent back', async () => {
    const id = await add(priced());
    for (const body of [await read(id), await adminRead(id), (await list())[0] as Json]) {
      const before = await adminRead(id);
      await admin.put(path(id)).send(body).expect(200);
      const { version: _, updatedAt: __, ...after } = await adminRead(id);
      expect(before).toMatchObject(after);
    }
  });

  it.each<[string, unknown]>([
    ['pricing', 'Rp 5'],
    ['pricing.colour', { ...sheets, colour: 'red' }],
    ['pricing.toString', { ...sheets, toString: 'x' }],
    ['pricing.variants.0.tiers.0.from', { ...sheets, variants: [{ tiers: [{ from: 0, price: 1200 }] }] }],
    ['pricing.variants.0.tiers.1', { ...sheets, variants: [{ tiers: [{ from: 1, price: 1200 }, null] }] }],
  ])('is refused with the path %s', async (field, pricing) => {
    const { fields } = await refused(admin.post('/api/products').send(productBody({ pricing, price: 1200 })));
    expect(Object.keys(fields ?? {})).toEqual([field]);
  });

  it('comes last by price when its price is told by chat', async () => {
    await add(productBody({ name: 'Dengan harga', price: 9_000_000 }));
    await add(productBody({ name: 'Lewat chat', price: 0, pricing: byChat }));
    expect((await list('?sort=price')).map(({ name }) => name)).toEqual(['Dengan harga', 'Lewat chat']);
    expect((await list('?sort=price'))[1]).toMatchObject({
      price: 0,
      priceLabel: { unit: null, from: false, onRequest: true },
    });
  });

  it('cannot be put on sale when its price is told by chat, nor be so while a sale runs or will run', async () => {
    const id = await add(productBody({ pricing: byChat, price: 0 }));
    await refused(admin.post('/api/flash-sales').send(sale(id)));
    for (const startDate of [null, inHours(1)]) {
      const other = await add(priced());
      await admin.post('/api/flash-sales').send(sale(other, { startDate })).expect(201);
      await refused(admin.put(path(other)).send(priced(byChat, 0)), 409);
      expect(await read(other)).toMatchObject({ price: 1200 });
    }
  });

  it('shows no sale when an undo brings together a sale and a price by chat', async () => {
    const id = await add(priced(byChat, 0));
    await admin.put(path(id)).send(priced()).expect(200);
    const [edit] = await changes();
    await admin.post('/api/flash-sales').send(sale(id)).expect(201);
    const [running] = (await shop.request().get('/api/flash-sales').expect(200)).body as Json[];
    expect(running?.['product']).toEqual({
      id,
      name: 'Kartu Nama Premium',
      price: 1200,
      priceLabel: { unit: 'lembar', from: true, onRequest: false },
      images: ['https://images.example/kartu-nama.jpg'],
    });
    const undone = await admin.post(`/api/admin/changes/${String(edit?.['id'])}/undo`).expect(200);
    expect(undone.body).toMatchObject({ restored: 1 });
    expect(await read(id)).toMatchObject({ price: 0, pricing: { onRequest: true } });
    expect((await shop.request().get('/api/flash-sales').expect(200)).body).toEqual([]);
  });

  it('is in the history with its list, but without the price that follows from it', async () => {
    const id = await add(priced());
    const cheaper = { ...sheets, variants: [{ ...sheets.variants[0], tiers: [{ from: 100, price: 1000 }] }] };
    await admin.put(path(id)).send(priced(cheaper, 1000)).expect(200);
    const [edit] = await changes();
    const [row] = (edit?.['rows'] ?? []) as Json[];
    expect(row?.['values']).toEqual([
      { field: 'pricing', before: expect.objectContaining(sheets), after: expect.objectContaining(cheaper) },
    ]);
    await admin.post(`/api/admin/changes/${String(edit?.['id'])}/undo`).expect(200);
    expect(await read(id)).toMatchObject({ price: 1200, pricing: sheets, priceLabel: { from: true } });
  });
});
