import { beforeEach, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { categoryBody, create, productBody } from './support/catalog.js';
import { shopForFile } from './support/shop.js';
import situations from './situations/catalog-categories.json' with { type: 'json' };

type Json = Record<string, unknown>;

const shop = await shopForFile();
const admin = await shop.login();
beforeEach(() => shop.app.get(DataSource).query('TRUNCATE product, category'));

const add = (body: Json = {}) => create(admin, '/api/categories', categoryBody(body));
const read = async (path: string) => (await shop.request().get(path).expect(200)).body as unknown;
const adminRead = async (id: string) =>
  (await admin.get(`/api/admin/categories/${id}`).expect(200)).body as Json;

describe('a category', () => {
  it('is created, shown, replaced and deleted', async () => {
    const created = await admin.post('/api/categories').send(categoryBody()).expect(201);
    const category = created.body as Json & { id: string };
    expect(category).toEqual({
      ...categoryBody(),
      servicePages: ['printing'],
      chatNumber: null,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/u) as unknown,
      createdAt: expect.stringMatching(/Z$/u) as unknown,
      updatedAt: category['createdAt'],
    });
    expect(created.headers['etag']).toBe('"1"');
    expect(await read('/api/categories')).toEqual([category]);
    expect(await read('/api/categories/slug/printing')).toEqual(category);

    const path = `/api/categories/${category.id}`;
    const revised = categoryBody({ slug: 'percetakan', description: '', sortOrder: 0 });
    const response = await admin.put(path).send(revised).expect(200);
    expect(response.body).toMatchObject({ ...revised, description: null });
    expect(response.headers['etag']).toBe('"2"');
    await shop.request().get('/api/categories/slug/printing').expect(404);
    expect(await read('/api/categories/slug/percetakan')).toEqual(response.body);

    await admin.delete(path).expect(204, {});
    await shop.request().get('/api/categories/slug/percetakan').expect(404);
    await admin.get(`/api/admin/categories/${category.id}`).expect(404);
    await admin.put(path).send(revised).expect(404);
    await admin.delete(path).expect(404);
    expect(await read('/api/categories')).toEqual([]);
  });

  it('requires only a name and a slug', async () => {
    const response = await admin.post('/api/categories').send({ name: 'Desain', slug: 'design' }).expect(201);
    expect(response.body).toMatchObject({ description: null, sortOrder: 0, isActive: true });
  });

  it('a category shows its products on its service pages, which initially depend on its name', async () => {
    const old = { name: 'Cetak Kilat', slug: 'kilat', description: null, sortOrder: 0, isActive: true };
    const id = await create(admin, '/api/categories', old);
    await create(admin, '/api/products', productBody({ name: 'Mug', category: 'kilat' }));
    const shownOn = async (page: string) =>
      ((await read(`/api/products?service=${page}`)) as { name: string }[]).map(({ name }) => name);
    const servicePages = async () => (await adminRead(id))['servicePages'];
    const put = (body: Json) =>
      admin
        .put(`/api/categories/${id}`)
        .send({ ...old, ...body })
        .expect(200);
    expect([await servicePages(), await shownOn('printing')]).toEqual([['printing'], ['Mug']]);
    await put({ servicePages: ['digital-marketing', 'branding', 'branding'] });
    expect([await servicePages(), await shownOn('printing')]).toEqual([
      ['branding', 'digital-marketing'],
      [],
    ]);
    expect([await shownOn('branding'), await shownOn('digital-marketing')]).toEqual([['Mug'], ['Mug']]);
    await put({});
    expect(await servicePages()).toEqual(['branding', 'digital-marketing']);
    await put({ servicePages: [] });
    expect([await servicePages(), await shownOn('branding')]).toEqual([[], []]);
    await put({ servicePages: ['design'] });
    await put({ servicePages: null });
    expect(await servicePages()).toEqual([]);
  });

  it('an edit that omits the chat number does not change it, and null removes it', async () => {
    const old = categoryBody();
    const id = await create(admin, '/api/categories', { ...old, chatNumber: ' 0812 3456 7890 ' });
    const number = async () => ((await read('/api/categories/slug/printing')) as Json)['chatNumber'];
    const put = (body: Json) =>
      admin
        .put(`/api/categories/${id}`)
        .send({ ...old, ...body })
        .expect(200);
    expect(await number()).toBe('0812 3456 7890');
    await put({});
    expect(await number()).toBe('0812 3456 7890');
    await put({ chatNumber: null });
    expect(await number()).toBeNull();
    await put({ chatNumber: '0811 111 1111' });
    await put({ chatNumber: '' });
    expect(await number()).toBeNull();
  });

  it('is hidden while inactive, but its products stay visible', async () => {
    const id = await add({ isActive: false });
    const product = await create(admin, '/api/products', productBody());
    expect(await read('/api/categories')).toEqual([]);
    await admin.get('/api/categories/slug/printing').expect(404);
    expect(await read('/api/products?category=printing')).toHaveLength(1);
    expect(await read(`/api/products/${product}`)).toMatchObject({ category: 'printing' });
    expect((await admin.get('/api/admin/categories').expect(200)).body).toEqual([
      expect.objectContaining({ id, isActive: false, version: 1, productCount: 1, isSample: false }),
    ]);
  });

  it('a write ignores read-only fields and refuses unknown fields', async () => {
    const id = await add();
    const category = await adminRead(id);
    await admin
      .put(`/api/categories/${id}`)
      .send({ ...category, name: 'Cetak' })
      .expect(200);
    expect(await adminRead(id)).toMatchObject({
      name: 'Cetak',
      createdAt: category['createdAt'],
      version: 2,
    });
    await admin
      .post('/api/categories')
      .send(categoryBody({ icon: 'x' }))
      .expect(400);
  });

  it.each<[Json, string]>([
    ...(situations.refused as [Json, string][]),
    [{ slug: undefined }, 'Slug wajib diisi'],
    [{ description: 'x'.repeat(2001) }, 'Deskripsi paling panjang 2000 karakter'],
  ])('a category with %j is refused, and nothing changes', async (wrong, sentence) => {
    const id = await add({ slug: 'before' });
    const before = await adminRead(id);
    for (const attempt of [
      admin.post('/api/categories').send(categoryBody(wrong)),
      admin.put(`/api/categories/${id}`).send(categoryBody(wrong)),
    ])
      expect((await attempt.expect(400)).body).toMatchObject({ statusCode: 400, message: sentence });
    expect(await adminRead(id)).toEqual(before);
    expect(await read('/api/categories')).toHaveLength(1);
  });

  it.each(['PRINTING', '%00', 'a%20b', "'--", 'x'.repeat(300), 'tidak-ada'])(
    'is not found by the slug %s',
    async (slug) => {
      await add();
      await shop.request().get(`/api/categories/slug/${slug}`).expect(404);
    },
  );
});

describe('a slug', () => {
  const TAKEN = "Slug 'printing' sudah dipakai kategori lain";
  const CONFLICT = { statusCode: 409, message: TAKEN, error: 'Conflict', fields: { slug: TAKEN } };

  it('a slug is unique among categories, and free again after the category with the slug is deleted', async () => {
    const first = await add();
    const second = await add({ slug: 'design' });
    expect((await admin.post('/api/categories').send(categoryBody()).expect(409)).body).toEqual(CONFLICT);
    const rename = () => admin.put(`/api/categories/${second}`).send(categoryBody());
    expect((await rename().expect(409)).body).toEqual(CONFLICT);
    expect(await adminRead(second)).toMatchObject({ slug: 'design', version: 1 });
    await admin.delete(`/api/categories/${first}`).expect(204);
    await rename().expect(200);
  });

  it('a new slug of a category changes no row of its products', async () => {
    const category = await add();
    const product = await create(admin, '/api/products', productBody());
    await admin
      .put(`/api/categories/${category}`)
      .send(categoryBody({ slug: 'cetak' }))
      .expect(200);
    expect(await read('/api/products?category=printing')).toEqual([]);
    expect(await read('/api/products?category=cetak')).toEqual([expect.objectContaining({ id: product })]);
    const edit = productBody({ category: 'cetak' });
    await admin.put(`/api/products/${product}`).set('If-Match', '"1"').send(edit).expect(200);
  });

  it('a new slug is also set on products that are saved at the same time', async () => {
    const category = await add({ slug: 'old' });
    const product = await create(admin, '/api/products', productBody({ category: 'old' }));
    const responses = await Promise.all([
      ...Array.from({ length: 5 }, () => admin.post('/api/products').send(productBody({ category: 'old' }))),
      admin.put(`/api/products/${product}`).send(productBody({ category: 'old', price: 1 })),
      admin.put(`/api/categories/${category}`).send(categoryBody({ slug: 'new' })),
      admin.put(`/api/products/${product}`).send(productBody({ category: 'old', price: 2 })),
      ...Array.from({ length: 5 }, () => admin.post('/api/products').send(productBody({ category: 'old' }))),
    ]);
    // A save after the change of the slug gets 400, because no category has the slug `old` any more.
    for (const { status } of responses) expect([200, 201, 400]).toContain(status);
    expect(await read('/api/products?category=old')).toEqual([]);
    expect(await adminRead(category)).toMatchObject({ slug: 'new', version: 2 });
  });

  it('the products of a deleted category keep the slug of the category and can still be edited', async () => {
    const category = await add();
    const product = await create(admin, '/api/products', productBody());
    const path = `/api/products/${product}`;
    await admin.delete(`/api/categories/${category}`).expect(204);
    expect(await read('/api/products')).toEqual([expect.objectContaining({ category: 'printing' })]);
    const panel = await admin.get(`/api/admin/products/${product}`).expect(200);
    expect(panel.body).toMatchObject({ category: 'printing', uncategorised: true });
    await admin
      .put(path)
      .send(productBody({ price: 9 }))
      .expect(200);
    await admin.post('/api/products').send(productBody()).expect(400);
    await add();
    expect((await admin.get(`/api/admin/products/${product}`)).body).toMatchObject({ uncategorised: false });
  });
});

describe('a stale edit of a category', () => {
  it('an edit of a stale version gets 409; without If-Match the last write wins', async () => {
    const id = await add();
    const put = (name: string, version?: string) =>
      admin
        .put(`/api/categories/${id}`)
        .set(version === undefined ? {} : { 'If-Match': version })
        .send(categoryBody({ name }));
    const { headers } = await admin.get(`/api/admin/categories/${id}`).expect(200);
    expect(headers['etag']).toBe('"1"');
    const responses = await Promise.all(['a', 'b', 'c'].map((name) => put(name, '"1"')));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    await admin.delete(`/api/categories/${id}`).set('If-Match', '"1"').expect(409);
    await put('d').expect(200);
    expect(await adminRead(id)).toMatchObject({ name: 'd', version: 3 });
  });
});
