import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Agent, categoryBody, create } from './support/catalog.js';
import { startShop, type Shop } from './support/shop.js';

const MANY = 2000;

let shop: Shop;
let admin: Agent;
let ids: readonly string[];
let listener: pg.Client;
const notified: unknown[] = [];
const query = jest.spyOn(pg.Client.prototype, 'query');
beforeAll(async () => {
  shop = await startShop();
  admin = await shop.login();
  await create(admin, '/api/categories', categoryBody());
  // This connection has no timeout for statements.
  listener = new pg.Client(shop.databaseUrl);
  await listener.connect();
  // The snapshot of an analysis keeps old versions of rows, whose places the updates need.
  await listener.query('ALTER TABLE product SET (autovacuum_enabled = false)');
  const { rows } = await listener.query<{ id: string }>(
    `INSERT INTO product (id, name, description, category_id, price, images, is_new, is_active, is_sample, version,
       created_at, updated_at)
     SELECT gen_random_uuid(), 'Produk ' || n, 'Deskripsi', (SELECT id FROM category LIMIT 1), 100000 + n,
       ARRAY['https://images.example/' || n || '.jpg'], false, true, false, 1, now(), now()
     FROM generate_series(1, ${MANY}) AS n RETURNING id`,
  );
  ids = rows.map(({ id }) => id);
  // A notification on this channel empties the cache of every replica.
  await listener.query('LISTEN shop_changed');
  listener.on('notification', (notification) => notified.push(notification));
});
afterAll(async () => {
  await listener.end();
  await shop.close();
});

/** @returns how many statements a request wrote with, and how many versions of the cache it begins on each replica. */
async function costOf(request: () => Promise<unknown>) {
  query.mockClear();
  await request();
  const sent = query.mock.calls.map(([sql]: unknown[]) => String(sql));
  const statements = sent.filter((sql) => /^\s*UPDATE "?product\b/u.test(sql)).length;
  // PostgreSQL sends pending notifications together with the result of this query.
  await listener.query('SELECT 1');
  return { statements, versions: notified.splice(0).length };
}

const change = async (count: number, version: number): Promise<number> => {
  const items = ids.slice(0, count).map((id) => ({ id, version }));
  const { body } = await admin
    .post('/api/admin/products/changes')
    .send({ items, change: { price: { percent: 8, roundTo: 100 } } })
    .expect(200);
  const { changed, change: id } = body as { changed: unknown[]; change: number };
  expect(changed).toHaveLength(count);
  return id;
};
const batch = () =>
  admin
    .post('/api/admin/flash-sales/batch')
    .send({
      productIds: ids.slice(0, 3),
      discountPercentage: 20,
      endDate: new Date(Date.now() + 3_600_000).toISOString(),
    })
    .expect(201);
const undo = (id: number) =>
  admin.post(`/api/admin/changes/${id}/undo`).expect(200, { restored: MANY, skipped: [] });

it(`a change of ${MANY} products and its undo write with few statements, and empty the cache once`, async () => {
  expect(await costOf(() => change(2, 1))).toEqual({ statements: 1, versions: 1 });
  await listener.query('UPDATE product SET version = 1');
  await listener.query('SELECT 1');
  notified.length = 0;
  let id = 0;
  // One statement writes 200 rows.
  const all = { statements: MANY / 200, versions: 1 };
  expect(await costOf(async () => (id = await change(MANY, 1)))).toEqual(all);
  expect(await costOf(() => undo(id))).toEqual(all);

  // PostgreSQL counts what a connection did some seconds after it.
  const counted = 2 + 3 * MANY;
  let updates = { all: 0, inPlace: 0 };
  while (updates.all < counted) {
    await sleep(200);
    const { rows } = await listener.query<typeof updates>(
      `SELECT n_tup_upd::int AS "all", n_tup_hot_upd::int AS "inPlace" FROM pg_stat_user_tables WHERE relname = 'product'`,
    );
    updates = rows[0] ?? updates;
  }
  // An update in place writes into no index.
  expect(updates.inPlace / updates.all).toBeGreaterThan(0.9);
});

it.each([
  ['a change of products', () => change(2, 3)],
  ['a batch of sales', batch],
])('%s is canceled after ten seconds', async (_, request) => {
  query.mockClear();
  await request();
  const limits = query.mock.calls.filter(([sql]: unknown[]) => String(sql).includes('transaction_timeout'));
  expect(limits.map(([, parameters]: unknown[]) => parameters)).toEqual([['10000']]);
});
