import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { HourlyPurge } from '../src/records/adapters/timer/hourly-purge.js';
import { HistoryService } from '../src/records/index.js';
import { HourlyCollection } from '../src/media/adapters/timer/hourly-collection.js';
import { GarbageCollector } from '../src/media/index.js';
import { jpeg } from '../src/media/testing/photos.js';
import { FixedClock } from '../src/platform/clock/testing/fixed-clock.js';
import { Clock } from '../src/platform/index.js';
import { type Agent, categoryBody, create, productBody } from './support/catalog.js';
import { startShop, type Shop } from './support/shop.js';
import { upload } from './support/uploads.js';

const DAY = 24 * 60 * 60 * 1000;
const START = new Date('2026-11-21T10:00:00Z');

let shop: Shop;
let clock: FixedClock;
let source: DataSource;

const start = async (): Promise<Agent> => {
  clock = new FixedClock(START);
  shop = await startShop({
    // Only the test starts garbage collections and purges.
    override: (builder) =>
      builder
        .overrideProvider(Clock)
        .useValue(clock)
        .overrideProvider(HourlyCollection)
        .useValue({})
        .overrideProvider(HourlyPurge)
        .useValue({}),
  });
  source = shop.app.get(DataSource);
  const admin = await shop.login();
  await create(admin, '/api/categories', categoryBody());
  return admin;
};
const countChanges = async (): Promise<number> => {
  const [row] = await source.query<{ count: number }[]>('SELECT count(*)::int AS count FROM change');
  return row?.count ?? 0;
};
const addEntries = (count: number): Promise<unknown> =>
  source.query(
    `WITH added AS (
       INSERT INTO change (at, kind)
       SELECT $2::timestamptz, 'updateProduct' FROM generate_series(1, $1::int) RETURNING id
     )
     INSERT INTO change_row SELECT id, 1, 'product', gen_random_uuid(), '{"price": 1}', '{"price": 2}' FROM added`,
    [count, START],
  );

describe('a change whose connection is lost between two statements', () => {
  let admin: Agent;
  beforeAll(async () => {
    admin = await start();
  });
  afterAll(() => shop.close());

  it('a change whose connection is lost changes nothing and is not recorded', async () => {
    const deleted = await create(admin, '/api/categories', categoryBody({ slug: 'banner' }));
    const id = await create(admin, '/api/products', productBody({ category: 'banner' }));
    await admin.delete(`/api/categories/${deleted}`).expect(204);
    const category = await create(admin, '/api/categories', categoryBody({ slug: 'baliho' }));
    const before = await countChanges();
    const client = new Client({ connectionString: shop.databaseUrl });
    await client.connect();
    await client.query('BEGIN');
    await client.query('SELECT FROM product WHERE id = $1 FOR UPDATE', [id]);
    // The category is already written. The move of the product to it still waits for the lock.
    const renaming = admin
      .put(`/api/categories/${category}`)
      .send(categoryBody({ slug: 'banner' }))
      .then(({ status }) => status);
    const waiting = `FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE 'UPDATE%product%'`;
    let killed: unknown[] = [];
    for (let i = 0; killed.length === 0 && i < 100; i += 1) {
      killed = await source.query<unknown[]>(`SELECT pg_terminate_backend(pid) ${waiting}`);
      if (killed.length === 0) await sleep(20);
    }
    expect(killed).toHaveLength(1);
    expect(await renaming).toBe(503);
    await client.query('ROLLBACK');
    await client.end();
    expect((await admin.get(`/api/admin/categories/${category}`)).body).toMatchObject({
      slug: 'baliho',
      version: 1,
    });
    expect(await countChanges()).toBe(before);
  });
});

describe('photos of the history', () => {
  let admin: Agent;
  beforeAll(async () => {
    admin = await start();
  });
  afterAll(() => shop.close());

  it('a replaced photo is removed after 30 days, and only until then the change can be undone', async () => {
    const product = async (width: number) => {
      const [first, second] = [
        await upload(shop, admin, await jpeg(width, 300)),
        await upload(shop, admin, await jpeg(width, 301)),
      ];
      const id = await create(admin, '/api/products', productBody({ images: [first] }));
      await admin
        .put(`/api/products/${id}`)
        .send(productBody({ images: [second] }))
        .expect(200);
      return { id, first, second, change: (await latestChange(id)).id };
    };
    const latestChange = async (id: string) => {
      const relogged = await shop.login();
      const { body } = await relogged.get(`/api/admin/changes?subject=product:${id}&limit=1`).expect(200);
      const [entry] = body as { id: number; rows: { imagesRemoved: boolean }[] }[];
      return { id: entry?.id, imagesRemoved: entry?.rows[0]?.imagesRemoved };
    };
    const undo = async (change: number | undefined) => {
      const relogged = await shop.login();
      return (await relogged.post(`/api/admin/changes/${change}/undo`).expect(200)).body as unknown;
    };
    const [undone, late] = [await product(501), await product(502)];
    const collector = shop.app.get(GarbageCollector);
    const isThere = async (path: string) => (await shop.request().get(path)).status === 200;

    // The collector runs 1.5 and 28.5 days after the changes, while the history still needs the first photos.
    for (const days of [1.5, 27]) {
      clock.advance(days * DAY);
      await collector.collect();
      expect([await isThere(undone.first), await isThere(late.first)]).toEqual([true, true]);
    }
    expect(await undo(undone.change)).toEqual({ restored: 1, skipped: [] });
    expect(await latestChange(late.id)).toEqual({ id: late.change, imagesRemoved: false });

    // After 30 days, one collection marks the unused photo, and the next one removes it.
    clock.advance(2 * DAY);
    await collector.collect();
    clock.advance(2 * DAY);
    await collector.collect();
    expect([await isThere(undone.first), await isThere(undone.second)]).toEqual([true, true]);
    expect([await isThere(late.first), await isThere(late.second)]).toEqual([false, true]);
    expect(await latestChange(late.id)).toEqual({ id: late.change, imagesRemoved: true });
    expect(await undo(late.change)).toEqual({
      restored: 0,
      skipped: [{ rowId: late.id, name: expect.any(String), reason: 'Fotonya sudah dihapus' }],
    });
  });
});

describe('the length of the history', () => {
  beforeAll(async () => {
    await start();
  });
  afterAll(() => shop.close());

  it('a purge removes history entries older than two years, in batches', async () => {
    const history = shop.app.get(HistoryService);
    const purge = async () => history.purge(await clock.now(), 500);
    await addEntries(1200);
    clock.set(new Date(START.getTime() + 729 * DAY));
    expect(await purge()).toBe(0);
    clock.set(new Date(START.getTime() + 731 * DAY));
    expect(await purge()).toBe(500);
    expect(await purge()).toBe(500);
    // The creation of the category added one entry to the 1,200.
    expect(await purge()).toBe(201);
    expect(await purge()).toBe(0);
    const rows = await source.query<unknown[]>('SELECT FROM change_row');
    expect(rows).toEqual([]);
  });

  it('a purge leaves at most 100,000 history entries, and queries read them without a sequential scan', async () => {
    clock.set(START);
    for (let i = 0; i < 20; i += 1) await addEntries(5000);
    await addEntries(30);
    await source.query('ANALYZE change, change_row');
    expect(await shop.app.get(HistoryService).purge(START, 500)).toBe(30);
    expect(await countChanges()).toBe(100_000);

    const admin = await shop.login();
    const spy = jest.spyOn(source, 'query');
    await admin.get('/api/admin/changes').expect(200);
    const [row] = await source.query<{ id: string }[]>('SELECT row_id AS id FROM change_row LIMIT 1');
    await admin.get(`/api/admin/changes?subject=product:${row?.id}&before=90000`).expect(200);
    // Each of the two requests reads the tables of the history with four queries: changes, steps, numbers of rows, and
    // the names of erased rows. Only the query of the steps contains `AS step`.
    const reads = spy.mock.calls.filter(([sql]) => /FROM change(_row)?\s+WHERE|AS step/u.test(sql));
    spy.mockRestore();
    expect(reads).toHaveLength(8);
    for (const [sql, parameters] of reads) {
      const plan = await source.query<object[]>(`EXPLAIN ${sql}`, parameters);
      expect(JSON.stringify(plan)).not.toMatch(/Seq Scan on change/u);
    }
  });
});
