import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { ResponseCache } from '../src/platform/cache/response-cache.js';
import { categoryBody, create, productBody, type Agent } from './support/catalog.js';
import { createDatabase, type TestDatabase } from './support/database.js';
import { startShop, type Shop } from './support/shop.js';

const SHORT_MS = 500;
// The shop may notice a terminated connection only when it uses the connection again. That request gets a 503.
const UNAVAILABLE = 'unavailable';

let database: TestDatabase;
let first: Shop;
let second: Shop;
let admin: Agent;
let product: string;

beforeAll(async () => {
  database = await createDatabase();
  first = await startShop({ databaseUrl: database.url });
  second = await startShop({ databaseUrl: database.url });
  admin = await first.login();
  await create(admin, '/api/categories', categoryBody());
  product = await create(admin, '/api/products', productBody());
});

afterAll(async () => {
  await first.close();
  await second.close();
  await database.drop();
});

const nameOn = async (shop: Shop): Promise<string> => {
  const response = await shop.request().get(`/api/products/${product}`);
  if (response.status === 503) return UNAVAILABLE;
  return (response.body as { name: string }).name;
};
const rename = async (name: string): Promise<void> => {
  await admin.put(`/api/products/${product}`).send(productBody({ name })).expect(200);
};
async function untilNamed(shop: Shop, name: string, within: number): Promise<void> {
  const started = performance.now();
  while ((await nameOn(shop)) !== name) {
    if (performance.now() - started > within) throw new Error(`Still not ${name} after ${within} ms`);
    await sleep(5);
  }
}
async function withDatabase<T>(sql: string): Promise<T[]> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query(sql)).rows as T[];
  } finally {
    await client.end();
  }
}

describe('two replicas on one database', () => {
  it('a replica serves the changes of another replica within half a second', async () => {
    for (let n = 0; n < 10; n += 1) {
      await nameOn(second);
      await rename(`Nama ${n}`);
      expect(await nameOn(first)).toBe(`Nama ${n}`);
      await untilNamed(second, `Nama ${n}`, SHORT_MS);
    }
  });

  it('both replicas serve changes that were made directly in the database', async () => {
    await Promise.all([nameOn(first), nameOn(second)]);
    await withDatabase(`UPDATE product SET name = 'Dari luar'`);
    await Promise.all([untilNamed(first, 'Dari luar', SHORT_MS), untilNamed(second, 'Dari luar', SHORT_MS)]);
  });

  it('replicas serve nothing stale after their database connections end, and reconnect by themselves', async () => {
    await nameOn(second);
    const [terminated] = await withDatabase<{ count: string }>(
      `SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
    expect(Number(terminated?.count)).toBeGreaterThanOrEqual(2);
    const write = (): Promise<{ status: number }> =>
      admin.put(`/api/products/${product}`).send(productBody({ name: 'Setelah putus' }));
    for (let attempt = 0; attempt < 20 && (await write()).status === 503; attempt += 1);
    for (const shop of [first, second]) {
      let name = UNAVAILABLE;
      for (let attempt = 0; attempt < 20 && name === UNAVAILABLE; attempt += 1) name = await nameOn(shop);
      expect(name).toBe('Setelah putus');
    }

    // Waits until both replicas listen for notifications again. Then responses come from the cache, and a change
    // empties the cache.
    await sleep(1500);
    const cache = second.app.get(ResponseCache);
    await nameOn(second);
    const { hits } = cache.statistics;
    await nameOn(second);
    expect(cache.statistics.hits).toBeGreaterThan(hits);
    const [listening] = await withDatabase<{ count: string }>(
      `SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'`,
    );
    expect(Number(listening?.count)).toBe(2);
    await nameOn(second);
    await rename('Lagi');
    await untilNamed(second, 'Lagi', SHORT_MS);
  });
});
