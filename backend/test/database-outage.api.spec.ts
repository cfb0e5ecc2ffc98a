import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { categoryBody, create, productBody, type Agent } from './support/catalog.js';
import { openDatabaseLine, type DatabaseLine } from './support/database-line.js';
import { createDatabase, type TestDatabase } from './support/database.js';
import { startShop, type Shop } from './support/shop.js';

// Twice the three seconds within which a request hears that the database does not answer.
const TWICE_PROMISED_MS = 6000;
const NOT_THERE = '/api/products/00000000-0000-4000-8000-000000000000';

let database: TestDatabase;
let line: DatabaseLine;
let shop: Shop;
let admin: Agent;
let product: string;

beforeAll(async () => {
  database = await createDatabase();
  line = await openDatabaseLine(database.url);
  shop = await startShop({ databaseUrl: line.url });
  admin = await shop.login();
  await create(admin, '/api/categories', categoryBody());
  product = await create(admin, '/api/products', productBody());
});

afterEach(() => line.restore());

afterAll(async () => {
  await shop.close();
  await line.close();
  await database.drop();
});

interface Timed {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly late: boolean;
}

async function timed(answer: Promise<{ status: number; headers: unknown }>): Promise<Timed> {
  const asked = performance.now();
  const { status, headers } = await answer;
  const retryAfter =
    headers instanceof Headers
      ? headers.get('retry-after')
      : (headers as Record<string, string>)['retry-after'];
  return { status, retryAfter: retryAfter ?? null, late: performance.now() - asked > TWICE_PROMISED_MS };
}

const rename = (name: string) => admin.put(`/api/products/${product}`).send(productBody({ name }));

async function untilReadAgain(): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if ((await fetch(shop.url + NOT_THERE)).status === 404) return;
    await sleep(100);
  }
  throw new Error('The shop did not recover within 10 s');
}

const UNAVAILABLE: Timed = { status: 503, retryAfter: '5', late: false };

describe('a database that stops answering', () => {
  it('makes every API request answer 503 in time, more of them than the pool has connections', async () => {
    line.freeze();
    for (let round = 0; round < 2; round += 1) {
      const reads = Array.from({ length: 30 }, (_, n) =>
        timed(fetch(`${shop.url}/api/products?offset=${round * 30 + n}`)),
      );
      expect(await Promise.all([...reads, timed(rename('Tidak sampai'))])).toEqual(
        Array.from({ length: 31 }, () => UNAVAILABLE),
      );
    }
    await line.restore();
    await untilReadAgain();
    await rename('Sampai').expect(200);
  }, 90_000);

  it('gives a request with many slow statements one deadline for all of them', async () => {
    await untilReadAgain();
    // Leaves an open connection in the pool: the statements are slow here, not the way to the database.
    await rename('Cepat').expect(200);
    line.slow(1200);
    expect(await timed(rename('Terlalu lambat'))).toEqual(UNAVAILABLE);
    await line.restore();
    await untilReadAgain();
    await rename('Cepat lagi').expect(200);
  });
});

describe('a database whose connections are terminated', () => {
  it('makes writes answer 200 or 503, never 500', async () => {
    const killer = new Client({ connectionString: database.url });
    await killer.connect();
    const statuses = new Set<number>();
    let done = false;
    const writers = Array.from({ length: 6 }, async (_, writer) => {
      for (let n = 0; !done; n += 1) statuses.add((await rename(`Nama ${writer}-${n}`)).status);
    });
    for (let round = 0; round < 60; round += 1) {
      await killer.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid()`,
      );
      await sleep(50);
    }
    done = true;
    await Promise.all(writers);
    await killer.end();
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(statuses).toContain(503);
    expect(shop.logs.filter((entry) => entry.includes('Unexpected error'))).toEqual([]);
    await untilReadAgain();
  });
});
