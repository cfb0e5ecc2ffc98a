import { beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { FlashSaleService } from '../src/flash-sales/index.js';
import { categoryBody, create, productBody } from './support/catalog.js';
import { shopForFile } from './support/shop.js';
import situations from './situations/flash-sales.json' with { type: 'json' };

type Json = Record<string, unknown>;

const PATH = '/api/flash-sales';
const HOUR = 3_600_000;
let product: string;

const shop = await shopForFile();
const admin = await shop.login();
beforeEach(async () => {
  await shop.app.get(DataSource).query('TRUNCATE flash_sale, product, category');
  await create(admin, '/api/categories', categoryBody());
  product = await create(admin, '/api/products', productBody());
});

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const saleBody = (body: Json = {}): Json => ({
  productId: product,
  discountPercentage: 25,
  endDate: inHours(2),
  ...body,
});
const add = (body: Json = {}) => create(admin, PATH, saleBody(body));
const running = async () => (await shop.request().get(PATH).expect(200)).body as Json[];
const adminList = async () => (await admin.get('/api/admin/flash-sales').expect(200)).body as Json[];
const adminRead = async (id: string) =>
  (await admin.get(`/api/admin/flash-sales/${id}`).expect(200)).body as Json;

describe('a flash sale', () => {
  it('is created, shown, replaced and deleted', async () => {
    const endDate = inHours(2);
    const created = await admin.post(PATH).send(saleBody({ endDate })).expect(201);
    const { id } = created.body as { id: string };
    const shown = {
      id,
      productId: product,
      discountPercentage: 25,
      endDate,
      product: {
        id: product,
        name: 'Kartu Nama Premium',
        price: 150_000,
        priceLabel: null,
        images: ['https://images.example/kartu-nama.jpg'],
      },
    };
    const panel = {
      ...shown,
      product: { ...shown.product, isActive: true },
      startDate: null,
      status: 'running',
      version: 1,
    };
    expect(created.body).toEqual(panel);
    expect(created.headers['etag']).toBe('"1"');
    expect(await running()).toEqual([shown]);
    expect(await adminList()).toEqual([panel]);
    expect(await adminRead(id)).toEqual(panel);

    const startDate = inHours(1);
    const revised = await admin.put(`${PATH}/${id}`).send({ ...panel, startDate, discountPercentage: 50 });
    expect(revised.body).toEqual({
      ...panel,
      startDate,
      discountPercentage: 50,
      status: 'scheduled',
      version: 2,
    });
    expect(await running()).toEqual([]);

    await admin.delete(`${PATH}/${id}`).expect(204, {});
    expect(await adminList()).toEqual([]);
    await admin.get(`/api/admin/flash-sales/${id}`).expect(404);
    await admin.put(`${PATH}/${id}`).send(saleBody()).expect(404);
    await admin.delete(`${PATH}/${id}`).expect(404);
  });

  it('starts and ends at its times without a write', async () => {
    const start = new Date(Date.now() + 700);
    const end = new Date(Date.now() + 1_600);
    await add({ startDate: start.toISOString(), endDate: end.toISOString() });
    const seen: string[] = [];
    const sales = shop.app.get(FlashSaleService);
    expect(await sales.nextBoundary(new Date())).toEqual(start);
    while (Date.now() < end.getTime() + 300) {
      const before = Date.now();
      const count = (await running()).length;
      const after = Date.now();
      // A request during the start or end of the sale may get either state. The cache may follow up to 50 ms later.
      if (after < start.getTime()) seen.push(count === 0 ? 'hidden' : 'early');
      if (before > start.getTime() + 50 && after < end.getTime()) seen.push(count === 1 ? 'shown' : 'late');
      if (before > end.getTime() + 50) seen.push(count === 0 ? 'over' : 'stale');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect([...new Set(seen)]).toEqual(['hidden', 'shown', 'over']);
    expect(await adminList()).toEqual([expect.objectContaining({ status: 'ended' })]);
  });

  it('flash sales are sorted by earliest end in the public API, and by latest end in the panel', async () => {
    for (const hours of [5, 3, 4]) {
      const productId = await create(admin, '/api/products', productBody());
      await add({ productId, endDate: inHours(hours), discountPercentage: hours });
    }
    await add({ startDate: inHours(8), endDate: inHours(9), discountPercentage: 9 });
    const discounts = (sales: Json[]) => sales.map(({ discountPercentage }) => discountPercentage);
    expect(discounts(await running())).toEqual([3, 4, 5]);
    expect(discounts(await adminList())).toEqual([9, 5, 4, 3]);
  });

  it('is hidden while its product is inactive, and after its product was deleted', async () => {
    const id = await add();
    await admin
      .put(`/api/products/${product}`)
      .send(productBody({ isActive: false }))
      .expect(200);
    expect(await running()).toEqual([]);
    expect(await adminList()).toMatchObject([{ status: 'running', product: { isActive: false } }]);
    await admin
      .put(`/api/products/${product}`)
      .send(productBody({ price: 7 }))
      .expect(200);
    expect(await running()).toEqual([
      expect.objectContaining({ product: expect.objectContaining({ price: 7 }) as unknown }),
    ]);
    await admin.delete(`/api/products/${product}`).expect(204);
    expect(await running()).toEqual([]);
    expect(await adminList()).toEqual([]);
    await admin.get(`/api/admin/flash-sales/${id}`).expect(404);
    await admin.put(`${PATH}/${id}`).send(saleBody()).expect(404);
  });

  it('times may have any UTC offset, and an empty start means no start time', async () => {
    const id = await add({ startDate: '', endDate: '2090-01-01T00:00+07:00' });
    expect(await adminRead(id)).toMatchObject({ startDate: null, endDate: '2089-12-31T17:00:00.000Z' });
  });

  it('an ended sale can be edited, but a changed end must be in the future', async () => {
    const id = await add({ startDate: inHours(-2), endDate: new Date(Date.now() + 150).toISOString() });
    await new Promise((resolve) => setTimeout(resolve, 200));
    const ended = await adminRead(id);
    expect(ended).toMatchObject({ status: 'ended' });
    await admin
      .put(`${PATH}/${id}`)
      .send({ ...ended, discountPercentage: 9 })
      .expect(200);
    await admin
      .put(`${PATH}/${id}`)
      .send({ ...ended, endDate: inHours(-1) })
      .expect(400);
    expect(await adminRead(id)).toMatchObject({ status: 'ended', discountPercentage: 9, version: 2 });
  });

  const PERCENT = 'Diskon harus bilangan bulat 1 sampai 99 persen';
  const END = 'Waktu berakhir harus berupa waktu ISO dengan zona, misalnya 2026-12-24T17:00+07:00';
  it.each<[Json, string]>([
    ...(situations.refused as [Json, string][]),
    [{ productId: undefined }, 'Produk wajib dipilih'],
    [{ productId: randomUUID() }, 'Produk tidak ditemukan. Pilih produk yang ada.'],
    [{ discountPercentage: undefined }, PERCENT],
    [{ endDate: undefined }, END],
  ])('a flash sale with %j is refused, and nothing changes', async (wrong, sentence) => {
    const id = await add();
    const before = await adminRead(id);
    for (const attempt of [
      admin.post(PATH).send(saleBody(wrong)),
      admin.put(`${PATH}/${id}`).send(saleBody(wrong)),
    ])
      expect((await attempt.expect(400)).body).toMatchObject({
        statusCode: 400,
        message: sentence,
        error: 'Bad Request',
      });
    expect(await adminRead(id)).toEqual(before);
    expect(await adminList()).toHaveLength(1);
  });

  it('is not found by an id that is not a UUID', async () => {
    await admin.put(`${PATH}/abc`).send(saleBody()).expect(404);
    await admin.delete(`${PATH}/%00`).expect(404);
  });
});

describe('two sales of one product', () => {
  const CONFLICT = {
    statusCode: 409,
    message: 'Produk ini sudah punya flash sale pada rentang waktu itu',
    error: 'Conflict',
  };

  it('two sales of one product may follow each other but not overlap', async () => {
    const [first, second, third] = [inHours(2), inHours(3), inHours(4)];
    await add({ startDate: first, endDate: second });
    const overlapping = saleBody({ endDate: third });
    expect((await admin.post(PATH).send(overlapping).expect(409)).body).toMatchObject(CONFLICT);
    const next = await add({ startDate: second, endDate: third });
    await add({ endDate: first });
    const stretched = saleBody({ startDate: inHours(2.5), endDate: third });
    expect((await admin.put(`${PATH}/${next}`).send(stretched).expect(409)).body).toMatchObject(CONFLICT);
    expect(await adminRead(next)).toMatchObject({ startDate: second, version: 1 });
    const other = await create(admin, '/api/products', productBody());
    await add({ ...overlapping, productId: other });
  });
});

describe('a stale edit of a flash sale', () => {
  it('an edit of a stale version gets 409; without If-Match the last write wins', async () => {
    const id = await add();
    const put = (discountPercentage: number, version?: string) =>
      admin
        .put(`${PATH}/${id}`)
        .set(version === undefined ? {} : { 'If-Match': version })
        .send(saleBody({ discountPercentage }));
    const { headers } = await admin.get(`/api/admin/flash-sales/${id}`).expect(200);
    expect(headers['etag']).toBe('"1"');
    const responses = await Promise.all([1, 2, 3].map((percentage) => put(percentage, '"1"')));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    await admin.delete(`${PATH}/${id}`).set('If-Match', '"1"').expect(409);
    await put(77).expect(200);
    expect(await adminRead(id)).toMatchObject({ discountPercentage: 77, version: 3 });
  });
});
