import { expect, it } from '@jest/globals';
import { PART_ENDPOINTS } from '../src/content/adapters/http/content-parts.js';
import { categoryBody, create, productBody } from './support/catalog.js';
import { routesOf } from './support/routes.js';
import { shopForFile } from './support/shop.js';
import situations from './situations/history-routes.json' with { type: 'json' };

/**
 * Write routes that change no row of a tracked table. A new route fails the test until it is in this list or the test
 * sends a request to it.
 */
const NOT_RECORDED = situations.notRecorded;

const shop = await shopForFile({ env: { SAMPLE_DATA: 'true' } });
const admin = await shop.login();

type Json = Record<string, unknown>;

interface Entry {
  readonly id: number;
  readonly kind: string;
}

const newest = async (): Promise<Entry | undefined> =>
  ((await admin.get('/api/admin/changes?limit=1').expect(200)).body as Entry[])[0];

it('every write route outside the list NOT_RECORDED adds one history entry with its operation', async () => {
  const requested: string[] = [];
  const write = async (route: string, kind: string, body?: object, path = route.split(' ')[1] ?? '') => {
    const before = await newest();
    const method = route.split(' ')[0]?.toLowerCase() as 'post' | 'put' | 'delete';
    const response = await (body ? admin[method](path).send(body) : admin[method](path));
    expect([route, response.status < 300, response.text]).toEqual([route, true, response.text]);
    const entries = (await admin.get('/api/admin/changes?limit=2').expect(200)).body as Entry[];
    expect([route, entries[0]?.kind, entries[1]?.id]).toEqual([route, kind, before?.id]);
    requested.push(route);
    return response.body as { id: string };
  };

  // The history does not contain the rows that the migration and the samples added.
  expect(await newest()).toBeUndefined();
  const category = await write('POST /api/categories', 'createCategory', categoryBody({ slug: 'lain' }));
  await write(
    'PUT /api/categories/:id',
    'updateCategory',
    categoryBody({ slug: 'lain', name: 'Lain' }),
    `/api/categories/${category.id}`,
  );
  const product = await write('POST /api/products', 'createProduct', productBody());
  await write(
    'PUT /api/products/:id',
    'updateProduct',
    productBody({ price: 1000 }),
    `/api/products/${product.id}`,
  );
  const list = 'Nama;Kategori;Harga\r\nMug;printing;1000';
  const upload = admin.post('/api/admin/imports').attach('file', Buffer.from(list), 'daftar.csv');
  const imported = (await upload.expect(201)).body as Entry;
  await write(
    'POST /api/admin/imports/:id/apply',
    'applyProductImport',
    {},
    `/api/admin/imports/${imported.id}/apply`,
  );
  await write('PUT /api/admin/products/pins', 'savePins', { productIds: [product.id] });
  const categories = (await admin.get('/api/admin/categories').expect(200)).body as { id: string }[];
  await write('PUT /api/admin/categories/order', 'orderCategories', {
    ids: categories.map(({ id }) => id).toReversed(),
  });
  await write('POST /api/admin/products/chat-number', 'adminReplaceChatNumber', {
    from: '081234567890',
    to: '081234567891',
  });
  const several = { items: [{ id: product.id, version: 3 }], change: { isNew: true } };
  await write('POST /api/admin/products/changes', 'changeProducts', several);
  const sale = { productId: product.id, discountPercentage: 25, endDate: '2097-01-01T00:00:00Z' };
  await write('POST /api/admin/flash-sales/batch', 'createFlashSales', {
    productIds: [product.id],
    discountPercentage: 25,
    startDate: '2098-01-01T00:00:00Z',
    endDate: '2098-01-02T00:00:00Z',
  });
  const { id } = await write('POST /api/flash-sales', 'createFlashSale', sale);
  const next = { ...sale, startDate: '2098-02-01T00:00:00Z', endDate: '2098-02-02T00:00:00Z' };
  const { body: scheduled } = await admin.post('/api/flash-sales').send(next).expect(201);
  await write('POST /api/admin/flash-sales/end', 'endFlashSales', {
    ids: [(scheduled as { id: string }).id],
  });
  await write(
    'PUT /api/flash-sales/:id',
    'updateFlashSale',
    { ...sale, discountPercentage: 30 },
    `/api/flash-sales/${id}`,
  );
  const binned = [
    ['flash-sales', 'FlashSale', id],
    ['products', 'Product', product.id],
    ['categories', 'Category', category.id],
  ] as const;
  for (const [type, name, item] of binned) {
    const remove = () => write(`DELETE /api/${type}/:id`, `delete${name}`, undefined, `/api/${type}/${item}`);
    await remove();
    await write(
      `POST /api/admin/${type}/:id/restore`,
      `restore${name}`,
      undefined,
      `/api/admin/${type}/${item}/restore`,
    );
    await remove();
    await write(
      'DELETE /api/admin/deleted/:type/:id',
      'eraseDeleted',
      undefined,
      `/api/admin/deleted/${type}/${item}`,
    );
  }
  const temporary = await create(admin, '/api/categories', categoryBody({ slug: 'sementara' }));
  await admin.delete(`/api/categories/${temporary}`).expect(204);
  await write('POST /api/admin/deleted/empty', 'emptyBin', { until: '2099-01-01T00:00:00Z' });
  const together = '/api/admin/deleted/changes';
  await write('POST /api/products', 'createProduct', productBody());
  const [own] = (await admin.get('/api/admin/products?sample=false').expect(200)).body as { id: string }[];
  const deleted = { items: [{ id: own?.id, version: 1 }], change: { deleted: true } };
  for (const [route, kind] of [
    [`POST ${together}/:id/restore`, 'restoreDeletedBy'],
    [`DELETE ${together}/:id`, 'eraseDeletedBy'],
  ] as const) {
    const { body } = await admin.post('/api/admin/products/changes').send(deleted).expect(200);
    const change = String((body as Json)['change']);
    await write(
      route,
      kind,
      undefined,
      `${together}/${change}${route.endsWith('restore') ? '/restore' : ''}`,
    );
    deleted.items[0] = { id: own?.id, version: 3 };
  }
  for (const { part, address, operation } of PART_ENDPOINTS)
    await write(`POST /api/admin/${address}`, `save${operation}`, part.defaults);
  await write(
    'POST /api/admin/content/:part/confirm',
    'confirmContentPart',
    undefined,
    '/api/admin/content/shipping/confirm',
  );
  await write('POST /api/admin/settings', 'saveSettings', { sessionTimeoutMinutes: 60 });
  await write('POST /api/admin/first-steps', 'saveFirstSteps', { hidden: true });
  await write('POST /api/admin/delete-sample-data', 'deleteSampleData');
  const last = await newest();
  await write(
    'POST /api/admin/changes/:id/undo',
    'undoChange',
    undefined,
    `/api/admin/changes/${last?.id}/undo`,
  );

  // The undo of `deleteSampleData` restored the samples.
  const [sample] = (await admin.get('/api/products?limit=1').expect(200)).body as { id: string }[];
  const edited = await admin
    .put(`/api/products/${sample?.id}`)
    .send(productBody({ price: 1 }))
    .expect(200);
  const { id: productId } = edited.body as { id: string };
  const first = await newest();
  await admin
    .put(`/api/products/${productId}`)
    .send(productBody({ price: 2 }))
    .expect(200);
  await write(
    'POST /api/admin/changes/:id/restore',
    'restoreState',
    { subject: `product:${productId}` },
    `/api/admin/changes/${first?.id}/restore`,
  );

  const writes = routesOf(shop).filter((route) => !route.startsWith('GET '));
  expect([...new Set(requested), ...NOT_RECORDED].sort()).toEqual(writes);
});

// An undo also writes the rows, so it changes their `updatedAt`.
const withoutTimes = (json: string): string => json.replaceAll(/"updatedAt":"[^"]+"/gu, '');

it('the removal of all samples is one change, and one undo restores all samples', async () => {
  const read = async (): Promise<unknown[]> =>
    Promise.all(
      ['/api/products', '/api/categories', '/api/flash-sales', '/api/admin/sample-data'].map(async (path) =>
        withoutTimes((await admin.get(path).expect(200)).text),
      ),
    );
  await create(admin, '/api/products', productBody({ name: 'Punya sendiri' }));
  const before = await read();
  const { body } = await admin.post('/api/admin/delete-sample-data').expect(200);
  const counts = Object.values(body as Record<string, number>);
  const rows = counts.reduce((sum, count) => sum + count, 0);
  const change = await newest();
  expect(change).toMatchObject({ kind: 'deleteSampleData', rowCount: rows });
  const undone = await admin.post(`/api/admin/changes/${change?.id}/undo`).expect(200);
  expect(undone.body).toEqual({ restored: rows, skipped: [] });
  expect(await read()).toEqual(before);
  await admin.post('/api/admin/delete-sample-data').expect(200, body as object);
});

it('no history entry contains a password or a token', async () => {
  await admin
    .post('/api/admin/change-password')
    .send({ currentPassword: 'rahasia-toko', newPassword: 'kertas-dan-tinta' })
    .expect(200);
  const { text } = await admin.get('/api/admin/changes?limit=200').expect(200);
  expect(text).not.toMatch(/rahasia-toko|kertas-dan-tinta|argon2|password|token/iu);
});
