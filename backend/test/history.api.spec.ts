import { beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import supertest from 'supertest';
import { DEFAULT_FOOTER_SETTINGS } from '../src/content/domain/footer-settings.js';
import type { ChangeResponse } from '../src/records/adapters/http/history-response.js';
import { categoryBody, create, productBody } from './support/catalog.js';
import { shopForFile } from './support/shop.js';
import situations from './situations/history.json' with { type: 'json' };

const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Mobile Safari/537.36';

const shop = await shopForFile();
const admin = await shop.login();

describe('the history', () => {
  beforeAll(async () => {
    await create(admin, '/api/categories', categoryBody());
  });

  const changes = async (query = ''): Promise<ChangeResponse[]> =>
    (await admin.get(`/api/admin/changes${query}`).expect(200)).body as ChangeResponse[];
  const last = async (): Promise<ChangeResponse> => {
    const [change] = await changes('?limit=1');
    if (!change) throw new Error('Nothing was recorded');
    return change;
  };
  const undo = async (id: number): Promise<unknown> =>
    (await admin.post(`/api/admin/changes/${id}/undo`).expect(200)).body;
  const binned = async () =>
    (await admin.get('/api/admin/deleted?limit=1').expect(200)).body as { id: string; deletedAt: string }[];
  // Restores the state that the row had before the change.
  const restoreStateBefore = async (id: number, subject: string): Promise<unknown> =>
    (await admin.post(`/api/admin/changes/${id}/restore`).send({ subject }).expect(200)).body;
  const product = (body: Record<string, unknown> = {}): Promise<string> =>
    create(admin, '/api/products', productBody(body));
  const edit = (id: string, body: Record<string, unknown>) =>
    admin.put(`/api/products/${id}`).send(productBody(body)).expect(200);
  const read = async (path: string): Promise<Record<string, unknown>> =>
    (await admin.get(path).expect(200)).body as Record<string, unknown>;

  it('shows the content, the time and the browser of an edit', async () => {
    const phone = supertest.agent(shop.url);
    await phone
      .post('/api/admin/login')
      .set('User-Agent', ANDROID)
      .send({ password: 'rahasia-toko' })
      .expect(200);
    const id = await product({ price: 85_000 });
    await phone
      .put(`/api/products/${id}`)
      .send(productBody({ price: 90_000 }))
      .expect(200);
    expect(await last()).toEqual({
      id: expect.any(Number),
      at: expect.stringMatching(/^\d{4}-.*Z$/u),
      kind: 'updateProduct',
      browser: 'Chrome di Android',
      undoes: null,
      rowCount: 1,
      rows: [
        {
          type: 'product',
          rowId: id,
          name: 'Kartu Nama Premium',
          action: 'changed',
          values: [{ field: 'price', before: 85_000, after: 90_000 }],
          imagesRemoved: false,
        },
      ],
    });
  });

  it('undoes an edit, and then undoes that undo', async () => {
    const id = await product({ price: 85_000 });
    await edit(id, { price: 90_000 });
    const edited = await last();
    expect(await undo(edited.id)).toEqual({ restored: 1, skipped: [] });
    expect(await read(`/api/admin/products/${id}`)).toMatchObject({ price: 85_000, version: 3 });
    const undone = await last();
    expect(undone).toMatchObject({ kind: 'undoChange', undoes: edited.id });
    expect(await undo(undone.id)).toEqual({ restored: 1, skipped: [] });
    expect(await read(`/api/admin/products/${id}`)).toMatchObject({ price: 90_000, version: 4 });
    expect(await undo(edited.id)).toEqual({ restored: 1, skipped: [] });
  });

  it('undoes a deletion, and an addition', async () => {
    const id = await product();
    const added = await last();
    await admin.delete(`/api/products/${id}`).expect(204);
    const deleted = await last();
    expect(deleted.rows).toMatchObject([{ action: 'deleted', name: 'Kartu Nama Premium', values: [] }]);
    expect(await undo(added.id)).toEqual({
      restored: 0,
      skipped: [{ rowId: id, name: expect.any(String), reason: 'Sudah diubah lagi setelah perubahan ini' }],
    });
    expect(await undo(deleted.id)).toEqual({ restored: 1, skipped: [] });
    await admin.get(`/api/products/${id}`).expect(200);
    expect(await undo(added.id)).toEqual({ restored: 1, skipped: [] });
    await admin.get(`/api/products/${id}`).expect(404);
  });

  it('undoing the saves of a content part restores the earlier values, and finally the defaults', async () => {
    const save = (newsletterTitle: string) =>
      admin
        .post('/api/admin/footer-settings')
        .send({ ...DEFAULT_FOOTER_SETTINGS, newsletterTitle })
        .expect(200);
    await save('Pertama');
    const first = await last();
    await save('Kedua');
    const second = await last();
    expect(second.rows).toMatchObject([
      { rowId: 'footer-settings', values: [{ field: 'newsletterTitle', before: 'Pertama', after: 'Kedua' }] },
    ]);
    await undo(second.id);
    expect(await read('/api/footer-settings')).toMatchObject({ newsletterTitle: 'Pertama' });
    await undo(first.id);
    expect(await read('/api/footer-settings')).toEqual(DEFAULT_FOOTER_SETTINGS);
    const { headers } = await admin.get('/api/admin/footer-settings').expect(200);
    expect(headers['etag']).toBe('"4"');
  });

  it('undoes a change of the settings', async () => {
    await admin.post('/api/admin/settings').send({ sessionTimeoutMinutes: 120 }).expect(200);
    const change = await last();
    expect(change.rows).toMatchObject([
      { type: 'settings', values: [{ field: 'sessionTimeoutMinutes', before: 30, after: 120 }] },
    ]);
    await undo(change.id);
    expect(await read('/api/admin/settings')).toEqual({ sessionTimeoutMinutes: 30 });
  });

  it('an undo skips a row that a later change has changed', async () => {
    const id = await product({ price: 1 });
    await edit(id, { price: 2 });
    const { id: change } = await last();
    await edit(id, { price: 2, name: 'Lain' });
    expect(await undo(change)).toEqual({
      restored: 0,
      skipped: [{ rowId: id, name: expect.any(String), reason: 'Sudah diubah lagi setelah perubahan ini' }],
    });
    expect(await read(`/api/admin/products/${id}`)).toMatchObject({ price: 2, name: 'Lain', version: 3 });
  });

  it('undoing a restore from the bin moves the product back to the bin, with a new deletion time', async () => {
    const id = await product();
    await admin.delete(`/api/products/${id}`).expect(204);
    const [{ deletedAt: first } = { deletedAt: '' }] = await binned();
    await admin.post(`/api/admin/products/${id}/restore`).expect(200);
    expect(await undo((await last()).id)).toEqual({ restored: 1, skipped: [] });
    const [again] = await binned();
    expect(again).toMatchObject({ id });
    expect(Date.parse(again?.deletedAt ?? '')).toBeGreaterThan(Date.parse(first));
  });

  it('an undo does not restore a category whose slug another category uses', async () => {
    const id = await create(admin, '/api/categories', categoryBody({ slug: 'stiker' }));
    await admin.delete(`/api/categories/${id}`).expect(204);
    const deleted = await last();
    await create(admin, '/api/categories', categoryBody({ slug: 'stiker' }));
    expect(await undo(deleted.id)).toEqual({
      restored: 0,
      skipped: [{ rowId: id, name: expect.any(String), reason: "Slug 'stiker' sudah dipakai kategori lain" }],
    });
    expect((await last()).kind).toBe('createCategory');
  });

  it("undoes a change of a category's slug, which is a change of one row", async () => {
    const id = await create(admin, '/api/categories', categoryBody({ slug: 'banner' }));
    const moved = await product({ category: 'banner' });
    await admin
      .put(`/api/categories/${id}`)
      .send(categoryBody({ slug: 'spanduk' }))
      .expect(200);
    const change = await last();
    expect(change.rowCount).toBe(1);
    expect(await undo(change.id)).toEqual({ restored: 1, skipped: [] });
    expect(await read(`/api/admin/products/${moved}`)).toMatchObject({ category: 'banner', version: 1 });
  });

  describe('undoing the change of a slug', () => {
    const rename = async (category: string, slug: string, body: Record<string, unknown> = {}) => {
      await admin
        .put(`/api/categories/${category}`)
        .send(categoryBody({ slug, ...body }))
        .expect(200);
      return last();
    };
    const saveFact = (fact: string, slug: string) =>
      admin
        .post('/api/admin/content/facts')
        .send({ product: [{ term: 'Cetak', fact, categories: [slug] }] })
        .expect(200);
    const categoryOf = async (id: string) => (await read(`/api/admin/products/${id}`))['category'];

    it.each<[string, (category: string, from: string, to: string) => Promise<unknown>]>([
      ['that was edited since', (category, _, to) => rename(category, to, { name: 'Lain' })],
      ['that was deleted since', (category) => admin.delete(`/api/categories/${category}`).expect(204)],
      [
        'that was erased since',
        async (category) => {
          await admin.delete(`/api/categories/${category}`).expect(204);
          await admin.delete(`/api/admin/deleted/categories/${category}`).expect(204);
        },
      ],
      [
        'whose former slug another category has since taken',
        (_, from) => create(admin, '/api/categories', categoryBody({ slug: from })),
      ],
    ])('leaves products and facts in a category %s', async (condition, change) => {
      const from = `dari-${condition.replaceAll(' ', '-')}`;
      const to = `ke-${from}`;
      const category = await create(admin, '/api/categories', categoryBody({ slug: from }));
      const id = await product({ category: from });
      await saveFact('Satu', from);
      const renamed = await rename(category, to);
      await change(category, from, to);
      expect(await undo(renamed.id)).toMatchObject({ restored: 0, skipped: { length: 1 } });
      expect(await categoryOf(id)).toBe(to);
      expect(await read('/api/admin/content/facts')).toMatchObject({ product: [{ categories: [to] }] });
    });

    it('leaves a restored product in its erased category, although another category has an earlier slug of it', async () => {
      const category = await create(admin, '/api/categories', categoryBody({ slug: 'awal' }));
      const id = await product({ category: 'awal', price: 1 });
      await rename(category, 'tengah');
      await rename(category, 'akhir');
      await edit(id, { category: 'akhir', price: 2 });
      const edited = await last();
      await admin.delete(`/api/categories/${category}`).expect(204);
      await admin.delete(`/api/admin/deleted/categories/${category}`).expect(204);
      await create(admin, '/api/categories', categoryBody({ slug: 'tengah' }));
      expect(await restoreStateBefore(edited.id, `product:${id}`)).toEqual({ restored: 1, skipped: [] });
      expect(await read(`/api/admin/products/${id}`)).toMatchObject({ category: 'akhir', price: 1 });
    });

    it('moves the products and facts that were added or edited since', async () => {
      const category = await create(admin, '/api/categories', categoryBody({ slug: 'baliho' }));
      const edited = await product({ category: 'baliho' });
      await saveFact('Satu', 'baliho');
      const renamed = await rename(category, 'papan');
      const added = await product({ category: 'papan' });
      await edit(edited, { category: 'papan', price: 7 });
      await saveFact('Dua', 'papan');
      expect(await undo(renamed.id)).toMatchObject({ restored: 1 });
      expect(await Promise.all([added, edited].map(categoryOf))).toEqual(['baliho', 'baliho']);
      const facts = await read('/api/content/facts');
      expect(facts).toMatchObject({ product: [{ fact: 'Dua', categories: ['baliho'] }] });

      await undo((await last()).id);
      expect(await Promise.all([added, edited].map(categoryOf))).toEqual(['papan', 'papan']);
    });
  });

  it('adding a category takes over the products of a deleted one with its slug, and the undo gives them back', async () => {
    const first = await create(admin, '/api/categories', categoryBody({ slug: 'kalender' }));
    const id = await product({ category: 'kalender' });
    await admin.delete(`/api/categories/${first}`).expect(204);
    await admin.delete(`/api/admin/deleted/categories/${first}`).expect(204);
    expect((await read('/api/admin/deleted?type=categories')) as unknown).not.toContainEqual(
      expect.objectContaining({ id: first }),
    );
    expect(await read(`/api/admin/products/${id}`)).toMatchObject({
      category: 'kalender',
      uncategorised: true,
    });
    await create(admin, '/api/categories', categoryBody({ slug: 'kalender' }));
    const added = await last();
    const taken = { category: 'kalender', uncategorised: false, version: 1 };
    expect(await read(`/api/admin/products/${id}`)).toMatchObject(taken);
    expect(await undo(added.id)).toEqual({ restored: 2, skipped: [] });
    expect(await read(`/api/admin/products/${id}`)).toMatchObject({
      category: 'kalender',
      uncategorised: true,
    });
  });

  it('restores an earlier state of a category alone, unless its slug is taken', async () => {
    const id = await create(admin, '/api/categories', categoryBody({ slug: 'amplop', name: 'Amplop' }));
    const inside = await product({ category: 'amplop' });
    await admin
      .put(`/api/categories/${id}`)
      .send(categoryBody({ slug: 'surat' }))
      .expect(200);
    const renamed = await last();
    const rival = await create(admin, '/api/categories', categoryBody({ slug: 'amplop' }));
    expect(await restoreStateBefore(renamed.id, `category:${id}`)).toEqual({
      restored: 0,
      skipped: [{ rowId: id, name: expect.any(String), reason: "Slug 'amplop' sudah dipakai kategori lain" }],
    });
    await admin.delete(`/api/categories/${rival}`).expect(204);
    expect(await restoreStateBefore(renamed.id, `category:${id}`)).toEqual({ restored: 1, skipped: [] });
    expect(await read(`/api/admin/categories/${id}`)).toMatchObject({ name: 'Amplop', slug: 'amplop' });
    expect(await read(`/api/admin/products/${inside}`)).toMatchObject({ category: 'amplop', version: 1 });
  });

  it('shows the slugs of categories in the history of a product', async () => {
    await create(admin, '/api/categories', categoryBody({ slug: 'map' }));
    const id = await product();
    await edit(id, { category: 'map' });
    const { rows } = await last();
    expect(rows[0]?.values).toContainEqual({ field: 'category', before: 'printing', after: 'map' });
  });

  it('restores an earlier state of a product despite later changes, and undoes that restore', async () => {
    const id = await product({ price: 1, name: 'Pertama' });
    const added = await last();
    await edit(id, { price: 2, name: 'Pertama' });
    await edit(id, { price: 2, name: 'Kedua' });
    const edited = await last();
    await edit(id, { price: 3, name: 'Ketiga' });
    const subject = `product:${id}`;
    expect(await restoreStateBefore(edited.id, subject)).toEqual({ restored: 1, skipped: [] });
    const state = { price: 2, name: 'Pertama', version: 5 };
    expect(await read(`/api/admin/products/${id}`)).toMatchObject(state);
    const change = await last();
    expect(change).toMatchObject({
      kind: 'restoreState',
      undoes: null,
      rows: [
        { action: 'changed', values: expect.arrayContaining([{ field: 'price', before: 3, after: 2 }]) },
      ],
    });
    expect(await restoreStateBefore(edited.id, subject)).toEqual({
      restored: 0,
      skipped: [{ rowId: id, name: expect.any(String), reason: 'Isinya sudah seperti itu' }],
    });
    expect(await undo(change.id)).toEqual({ restored: 1, skipped: [] });
    expect(await read(`/api/admin/products/${id}`)).toMatchObject({ price: 3, name: 'Ketiga' });

    await admin.delete(`/api/products/${id}`).expect(204);
    expect(await restoreStateBefore(edited.id, subject)).toEqual({ restored: 1, skipped: [] });
    expect(await read(`/api/admin/products/${id}`)).toMatchObject({ price: 2, name: 'Pertama' });
    expect(await restoreStateBefore(added.id, subject)).toEqual({
      restored: 0,
      skipped: [
        {
          rowId: id,
          name: expect.any(String),
          reason: 'Sebelum perubahan itu belum ada atau sedang terhapus',
        },
      ],
    });

    await admin.delete(`/api/products/${id}`).expect(204);
    await admin.delete(`/api/admin/deleted/products/${id}`).expect(204);
    expect(await restoreStateBefore(edited.id, subject)).toEqual({
      restored: 0,
      skipped: [{ rowId: id, name: expect.any(String), reason: 'Sudah dihapus selamanya' }],
    });
  });

  it('restores an earlier state of a part of the content', async () => {
    const save = async (newsletterTitle: string) => {
      await admin
        .post('/api/admin/footer-settings')
        .send({ ...DEFAULT_FOOTER_SETTINGS, newsletterTitle })
        .expect(200);
      return last();
    };
    await save('Satu');
    const second = await save('Dua');
    await save('Tiga');
    expect(await restoreStateBefore(second.id, 'content:footer-settings')).toEqual({
      restored: 1,
      skipped: [],
    });
    expect(await read('/api/footer-settings')).toMatchObject({ newsletterTitle: 'Satu' });
  });

  it('a restored product or fact gets the current slug of its renamed category', async () => {
    const category = await create(admin, '/api/categories', categoryBody({ slug: 'kartu' }));
    const rename = (slug: string) =>
      admin.put(`/api/categories/${category}`).send(categoryBody({ slug })).expect(200);
    const saveFact = async (fact: string, slug: string) => {
      const facts = { product: [{ term: 'Cetak', fact, categories: [slug] }] };
      await admin.post('/api/admin/content/facts').send(facts).expect(200);
      return last();
    };
    const id = await product({ price: 1, category: 'kartu' });
    await edit(id, { price: 2, category: 'kartu' });
    const edited = await last();
    await edit(id, { price: 2, category: 'printing' });
    const moved = await last();
    await edit(id, { price: 2, category: 'kartu' });
    await saveFact('Satu', 'kartu');
    const second = await saveFact('Dua', 'kartu');
    await rename('kartu-nama');
    await create(admin, '/api/categories', categoryBody({ slug: 'kartu' }));

    expect(await restoreStateBefore(edited.id, `product:${id}`)).toEqual({ restored: 1, skipped: [] });
    expect(await read(`/api/admin/products/${id}`)).toMatchObject({ price: 1, category: 'kartu-nama' });
    expect(await restoreStateBefore(second.id, 'content:facts')).toEqual({ restored: 1, skipped: [] });
    expect(await read('/api/content/facts')).toMatchObject({
      product: [{ fact: 'Satu', categories: ['kartu-nama'] }],
    });

    await edit(id, { price: 2, category: 'printing' });
    await rename('kartu-tamu');
    expect(await undo(moved.id)).toEqual({ restored: 1, skipped: [] });
    expect(await read(`/api/admin/products/${id}`)).toMatchObject({ category: 'kartu-tamu' });
  });

  it('undoes a change of slug although another category has temporarily used the old slug', async () => {
    const first = await create(admin, '/api/categories', categoryBody({ slug: 'poster' }));
    const second = await create(admin, '/api/categories', categoryBody({ slug: 'plakat' }));
    const id = await product({ category: 'poster' });
    const rename = async (category: string, slug: string) => {
      await admin.put(`/api/categories/${category}`).send(categoryBody({ slug })).expect(200);
      return last();
    };
    const { id: renamed } = await rename(first, 'poster-besar');
    await rename(second, 'poster');
    await rename(second, 'plakat');
    expect(await undo(renamed)).toEqual({ restored: 1, skipped: [] });
    expect(await read(`/api/admin/products/${id}`)).toMatchObject({ category: 'poster' });
  });

  it('undoes a deletion a second time after the first undo was undone', async () => {
    const id = await product();
    await admin.delete(`/api/products/${id}`).expect(204);
    const deleted = await last();
    expect(await undo(deleted.id)).toEqual({ restored: 1, skipped: [] });
    expect(await undo((await last()).id)).toEqual({ restored: 1, skipped: [] });
    expect(await undo(deleted.id)).toEqual({ restored: 1, skipped: [] });
    await read(`/api/products/${id}`);
  });

  it('refuses to restore a row that the change did not touch, and unsupported or malformed subjects', async () => {
    const id = await product();
    const { id: change } = await last();
    const other = await product();
    const send = (from: number, subject?: string) =>
      admin.post(`/api/admin/changes/${from}/restore`).send({ subject });
    await send(change, `product:${other}`).expect(404);
    await send(4711999, `product:${id}`).expect(404);
    for (const subject of [undefined, 'product', 'flash-sale:1', 'settings:1'])
      await send(change, subject).expect(400);
  });

  it('lists the changes of one row, page by page', async () => {
    const id = await product({ price: 1 });
    for (const price of [2, 3, 4]) await edit(id, { price });
    const all = await changes(`?subject=product:${id}`);
    expect(all.map(({ kind }) => kind)).toEqual([...Array<string>(3).fill('updateProduct'), 'createProduct']);
    expect(await changes(`?subject=product:${id}&limit=2`)).toEqual(all.slice(0, 2));
    expect(await changes(`?subject=product:${id}&limit=2&before=${all[1]?.id}`)).toEqual(all.slice(2));
  });

  it.each(situations.queries)('refuses the query %s', async (query) => {
    const { body } = await admin.get(`/api/admin/changes${query}`).expect(400);
    // The message is not empty.
    expect((body as { message: string }).message).toMatch(/\p{Ll}/u);
  });

  it.each(['4711999', '0', '-1', 'x', '99999999999999999999'])('answers 404 to an undo of change %s', (id) =>
    admin.post(`/api/admin/changes/${id}/undo`).expect(404),
  );

  it('does not record a failed change', async () => {
    const { id } = await last();
    await admin
      .post('/api/products')
      .send(productBody({ category: 'tidak-ada' }))
      .expect(400);
    await admin.post('/api/categories').send(categoryBody()).expect(409);
    expect((await last()).id).toBe(id);
  });

  it('does not record SQL writes from outside the shop', async () => {
    const { id } = await last();
    const client = new Client({ connectionString: shop.databaseUrl });
    await client.connect();
    await client.query(`UPDATE product SET price = price + 1, version = version + 1`);
    await client.end();
    expect((await last()).id).toBe(id);
  });
});
