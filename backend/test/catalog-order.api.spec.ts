import { beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { categoryBody, create, productBody } from './support/catalog.js';
import { shopForFile } from './support/shop.js';

const PINS = '/api/admin/products/pins';
const ORDER = '/api/admin/categories/order';

const shop = await shopForFile();
const admin = await shop.login();
beforeEach(() => shop.app.get(DataSource).query('TRUNCATE product, category, pins'));

const product = (name: string, body: Record<string, unknown> = {}) =>
  create(admin, '/api/products', productBody({ name, ...body }));
const category = (slug: string, sortOrder: number) =>
  create(admin, '/api/categories', categoryBody({ name: slug, slug, sortOrder }));
const names = async (query = '') => {
  const { body } = await shop.request().get(`/api/products${query}`).expect(200);
  return (body as { name: string }[]).map(({ name }) => name);
};
const pin = (...productIds: readonly string[]) => admin.put(PINS).send({ productIds });
const undoNewest = async () => {
  const { body } = await admin.get('/api/admin/changes?limit=1').expect(200);
  const [change] = body as { id: number; rowCount: number }[];
  await admin.post(`/api/admin/changes/${change?.id}/undo`).expect(200);
  return change;
};

describe('pinned products', () => {
  it('come first in lists without sort, search and service, also in their own category', async () => {
    await category('printing', 1);
    await category('other', 2);
    const logo = await product('Logo', { category: 'other' });
    const card = await product('Kartu cetak');
    await product('Brosur cetak');
    await pin(card, logo).expect(200);
    const pinned = ['Kartu cetak', 'Logo', 'Brosur cetak'];
    const newest = ['Brosur cetak', 'Kartu cetak', 'Logo'];
    expect(await names()).toEqual(pinned);
    expect(await names('?limit=2&offset=1')).toEqual(pinned.slice(1));
    expect(await names('?category=printing')).toEqual(['Kartu cetak', 'Brosur cetak']);
    for (const query of ['?sort=newest', '?q=cetak', '?service=printing'])
      expect([query, await names(query)]).toEqual([
        query,
        query === '?sort=newest' ? newest : newest.slice(0, 2),
      ]);
    const { body } = await admin.get('/api/admin/products').expect(200);
    expect((body as { name: string }[]).map(({ name }) => name)).toEqual(newest);
  });

  it('keep their place while they are hidden or deleted', async () => {
    await category('printing', 1);
    const [first, second] = [await product('A'), await product('B')];
    await product('C');
    await pin(first, second).expect(200);
    await admin
      .put(`/api/products/${first}`)
      .send(productBody({ name: 'A', isActive: false }))
      .expect(200);
    await admin.delete(`/api/products/${second}`).expect(204);
    expect(await names()).toEqual(['C']);
    const { body, headers } = await admin.get(PINS).expect(200);
    expect(body).toEqual({
      products: [
        { id: first, name: 'A', image: expect.any(String), isActive: false, isDeleted: false },
        { id: second, name: 'B', image: expect.any(String), isActive: true, isDeleted: true },
      ],
    });
    expect(headers['etag']).toBe('"1"');
    await pin(second, first).expect(200);
    await admin.post(`/api/admin/products/${second}/restore`).expect(200);
    await admin
      .put(`/api/products/${first}`)
      .send(productBody({ name: 'A' }))
      .expect(200);
    expect(await names()).toEqual(['B', 'A', 'C']);
    await admin.delete(`/api/products/${second}`).expect(204);
    await admin.delete(`/api/admin/deleted/products/${second}`).expect(204);
    expect((await admin.get(PINS)).body).toMatchObject({ products: [{ id: first }] });
    await pin(first, second).expect(200);
    expect(await names()).toEqual(['A', 'C']);
  });

  it('are at most twelve, each once, and exist', async () => {
    await category('printing', 1);
    const ids: string[] = [];
    for (let n = 1; n <= 13; n += 1) ids.push(await product(`Produk ${n}`));
    await pin(...ids.slice(0, 12).map((id) => id.toUpperCase())).expect(200);
    const refusals: [readonly unknown[], string][] = [
      [ids, 'productIds'],
      [[ids[0], ids[1], ids[0]], 'productIds.2'],
      [[ids[0], randomUUID()], 'productIds.1'],
      [[ids[0], 'bukan-id'], 'productIds.1'],
      [[5], 'productIds.0'],
    ];
    for (const [productIds, path] of refusals) {
      const { body } = await admin.put(PINS).send({ productIds }).expect(400);
      expect(Object.keys((body as { fields: object }).fields)).toEqual([path]);
    }
    await admin.put(PINS).send({}).expect(400);
    await admin.put(PINS).send({ productIds: null }).expect(400);
    expect((await admin.get(PINS)).body).toMatchObject({ products: ids.slice(0, 12).map((id) => ({ id })) });
  });

  it('refuse an outdated version, and are undone as one change', async () => {
    await category('printing', 1);
    const [first, second] = [await product('A'), await product('B')];
    await pin(first, second).set('If-Match', '"0"').expect(200);
    await pin(second).set('If-Match', '"0"').expect(409);
    await pin(second).set('If-Match', '"1"').expect(200);
    expect(await undoNewest()).toMatchObject({ kind: 'savePins', rowCount: 1 });
    expect(await names()).toEqual(['A', 'B']);
    await Promise.all([pin(second).expect(200), pin(first).expect(200)]);
    expect((await admin.get(PINS)).headers['etag']).toBe('"5"');
  });
});

describe('the order of the categories', () => {
  const list = async () =>
    (await admin.get('/api/admin/categories').expect(200)).body as {
      id: string;
      slug: string;
      version: number;
      isSample: boolean;
    }[];
  const order = (ids: readonly unknown[]) => admin.put(ORDER).send({ ids });

  it('writes only the rows whose place differs, as one change with one undo', async () => {
    const ids = [
      await category('a', 1),
      await category('b', 2),
      await category('c', 5),
      await category('d', 9),
    ] as const;
    const moved = [ids[0], ids[2], ids[1], ids[3]];
    const { body } = await order(moved.map((id) => id.toUpperCase())).expect(200);
    expect(body).toEqual(await list());
    expect((await list()).map(({ slug, version }) => [slug, version])).toEqual([
      ['a', 1],
      ['c', 2],
      ['b', 2],
      ['d', 1],
    ]);
    await order(moved).expect(200);
    expect(await undoNewest()).toMatchObject({ kind: 'orderCategories', rowCount: 2 });
    expect((await list()).map(({ slug }) => slug)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('separates categories with the same number', async () => {
    const ids = [await category('a', 3), await category('b', 3), await category('c', 2_147_483_647)];
    await order(ids.toReversed()).expect(200);
    expect((await list()).map(({ slug }) => slug)).toEqual(['c', 'b', 'a']);
    expect((await shop.request().get('/api/categories')).body).toMatchObject([
      { slug: 'c' },
      { slug: 'b' },
      {},
    ]);
  });

  it('is refused when a category is missing, new, deleted or named twice', async () => {
    const [a, b] = [await category('a', 1), await category('b', 2)];
    const gone = await category('c', 3);
    await admin.delete(`/api/categories/${gone}`).expect(204);
    for (const ids of [[a], [], [b, a, gone], [b, a, randomUUID()], [b, gone]]) await order(ids).expect(409);
    for (const ids of [[b, a, b], ['x'], [b, 1]]) await order(ids).expect(400);
    await admin.put(ORDER).send({}).expect(400);
    expect((await list()).map(({ slug, version }) => [slug, version])).toEqual([
      ['a', 1],
      ['b', 1],
    ]);
  });
});
