import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { categoryBody, create, productBody, type Agent } from './support/catalog.js';
import { createDatabase, type TestDatabase } from './support/database.js';
import { startShop, type Shop } from './support/shop.js';

const SHORT_MS = 500;
// A connection may be found dead only when it is used: that request is told to come again.
const AWAY = 'away';

let database: TestDatabase;
let near: Shop;
let far: Shop;
let admin: Agent;
let product: string;

beforeAll(async () => {
  database = await createDatabase();
  near = await startShop({ databaseUrl: database.url });
  far = await startShop({ databaseUrl: database.url });
  admin = await near.login();
  await create(admin, '/api/categories', categoryBody());
  product = await create(admin, '/api/products', productBody());
});

afterAll(async () => {
  await near.close();
  await far.close();
  await database.drop();
});

const nameOn = async (shop: Shop): Promise<string> => {
  const answer = await shop.request().get(`/api/products/${product}`);
  if (answer.status === 503) return AWAY;
  return (answer.body as { name: string }).name;
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
  it("show each other's changes within a moment", async () => {
    for (let n = 0; n < 10; n += 1) {
      await nameOn(far);
      await rename(`Nama ${n}`);
      expect(await nameOn(near)).toBe(`Nama ${n}`);
      await untilNamed(far, `Nama ${n}`, SHORT_MS);
    }
  });

  it('show changes that were made past both of them', async () => {
    await Promise.all([nameOn(near), nameOn(far)]);
    await withDatabase(`UPDATE product SET name = 'Dari luar'`);
    await Promise.all([untilNamed(near, 'Dari luar', SHORT_MS), untilNamed(far, 'Dari luar', SHORT_MS)]);
  });

  it('show nothing old while their connections are lost, and recover by themselves', async () => {
    await nameOn(far);
    const [ended] = await withDatabase<{ count: string }>(
      `SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
    expect(Number(ended?.count)).toBeGreaterThanOrEqual(2);
    const write = (): Promise<{ status: number }> =>
      admin.put(`/api/products/${product}`).send(productBody({ name: 'Setelah putus' }));
    for (let attempt = 0; attempt < 20 && (await write()).status === 503; attempt += 1);
    for (const shop of [near, far]) {
      let name = AWAY;
      for (let attempt = 0; attempt < 20 && name === AWAY; attempt += 1) name = await nameOn(shop);
      expect(name).toBe('Setelah putus');
    }

    // Listening again: memory answers, and changes are heard of.
    await sleep(1500);
    const tag = async (): Promise<unknown> =>
      (await far.request().get('/api/products')).headers['server-timing'];
    expect(await tag()).toBeDefined();
    const [listening] = await withDatabase<{ count: string }>(
      `SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'`,
    );
    expect(Number(listening?.count)).toBe(2);
    await nameOn(far);
    await rename('Lagi');
    await untilNamed(far, 'Lagi', SHORT_MS);
  });
});
