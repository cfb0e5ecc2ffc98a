import { afterAll, beforeAll, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { categoryBody, create, productBody, type Agent } from './support/catalog.js';
import { startShop, type Shop } from './support/shop.js';

let shop: Shop;
let admin: Agent;
beforeAll(async () => {
  shop = await startShop();
  admin = await shop.login();
  await create(admin, '/api/categories', categoryBody());
  await create(admin, '/api/products', productBody());
});
afterAll(() => shop.close());

const upload = (file: Buffer | string, name = 'daftar.csv') =>
  admin.post('/api/admin/imports').attach('file', Buffer.from(file), name);
const report = async (...file: Parameters<typeof upload>) =>
  (await upload(...file).expect(201)).body as { id: string };
const exported = async () => (await admin.get('/api/admin/exports/products.csv').expect(200)).text;

it('is kept for a day, the five newest', async () => {
  await create(admin, '/api/products', productBody());
  const list = await exported();
  const ids: string[] = [];
  for (let n = 0; n < 6; n += 1) ids.push((await report(list)).id);
  const [first = '', second = ''] = ids;
  await admin.get(`/api/admin/imports/${first}`).expect(404);
  await admin.get(`/api/admin/imports/${second}`).expect(200);
  await shop.app.get(DataSource).query(`UPDATE product_import SET created_at = now() - interval '1 day'`);
  await admin.get(`/api/admin/imports/${second}`).expect(404);
  await admin.post(`/api/admin/imports/${second}/apply`).send({}).expect(404);
});
