import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { categoryBody, create, productBody, type Agent } from './support/catalog.js';
import { startDatabaseProxy, type DatabaseProxy } from './support/database-proxy.js';
import { createDatabase, type TestDatabase } from './support/database.js';
import { startShop, type Shop } from './support/shop.js';

// A request waits at most 3 s for the database. The test allows twice as long, because the machine may be slow.
const TWICE_DEADLINE_MS = 6000;
const MISSING_PRODUCT = '/api/products/00000000-0000-4000-8000-000000000000';

let database: TestDatabase;
let proxy: DatabaseProxy;
let shop: Shop;
let admin: Agent;
let product: string;

beforeAll(async () => {
  database = await createDatabase();
  proxy = await startDatabaseProxy(database.url);
  shop = await startShop({ databaseUrl: proxy.url });
  admin = await shop.login();
  await create(admin, '/api/categories', categoryBody());
  product = await create(admin, '/api/products', productBody());
});

afterEach(() => proxy.restore());

afterAll(async () => {
  await shop.close();
  await proxy.close();
  await database.drop();
});

interface Timed {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly late: boolean;
}

/** Measures a request. `response` is from fetch or from supertest, whose headers have different types. */
async function measure(response: Promise<{ status: number; headers: unknown }>): Promise<Timed> {
  const startedAt = performance.now();
  const { status, headers } = await response;
  const retryAfter =
    headers instanceof Headers
      ? headers.get('retry-after')
      : (headers as Record<string, string>)['retry-after'];
  return { status, retryAfter: retryAfter ?? null, late: performance.now() - startedAt > TWICE_DEADLINE_MS };
}

const rename = (name: string) => admin.put(`/api/products/${product}`).send(productBody({ name }));

async function untilRecovered(): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if ((await fetch(shop.url + MISSING_PRODUCT)).status === 404) return;
    await sleep(100);
  }
  throw new Error('The shop did not recover within 10 s');
}

function loggedFailure(line: string): { request: string; message: string } {
  const { request, err } = JSON.parse(line) as { request: string; err: { message: string } };
  return { request, message: err.message };
}

const UNAVAILABLE: Timed = { status: 503, retryAfter: '5', late: false };

describe('a database that does not respond in time', () => {
  it('every API request gets 503 in time, even when requests outnumber the pool connections', async () => {
    proxy.freeze();
    for (let round = 0; round < 2; round += 1) {
      const reads = Array.from({ length: 30 }, (_, n) =>
        measure(fetch(`${shop.url}/api/products?offset=${round * 30 + n}`)),
      );
      expect(await Promise.all([...reads, measure(rename('Tidak sampai'))])).toEqual(
        Array.from({ length: 31 }, () => UNAVAILABLE),
      );
    }
    await proxy.restore();
    await untilRecovered();
    await rename('Sampai').expect(200);
    expect(shop.logs.filter((entry) => entry.includes('A service failed')).map(loggedFailure)).toContainEqual(
      {
        request: `PUT /api/products/${product}`,
        message: expect.stringMatching(/connect|terminated|timeout/iu),
      },
    );
  }, 90_000);

  it('a request with several slow statements gets 503 at one common deadline', async () => {
    await untilRecovered();
    // Leaves an open connection in the pool. The delay then affects statements and not the connection setup.
    await rename('Cepat').expect(200);
    proxy.delay(1200);
    expect(await measure(rename('Terlalu lambat'))).toEqual(UNAVAILABLE);
    await proxy.restore();
    await untilRecovered();
    await rename('Cepat lagi').expect(200);
  });
});

describe('a database whose connections are terminated', () => {
  it('writes get 200 or 503, never 500, while database connections are terminated', async () => {
    const client = new Client({ connectionString: database.url });
    await client.connect();
    const statuses = new Set<number>();
    let done = false;
    const writers = Array.from({ length: 6 }, async (_, writer) => {
      for (let n = 0; !done; n += 1) statuses.add((await rename(`Nama ${writer}-${n}`)).status);
    });
    for (let round = 0; round < 60; round += 1) {
      await client.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND usename = current_user AND pid <> pg_backend_pid()`,
      );
      await sleep(50);
    }
    done = true;
    await Promise.all(writers);
    await client.end();
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(statuses).toContain(503);
    expect(shop.logs.filter((entry) => entry.includes('Unexpected error'))).toEqual([]);
    await untilRecovered();
  });
});
