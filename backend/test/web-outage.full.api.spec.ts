import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { CacheVersion } from '../src/platform/cache/index.js';
import { startDatabaseProxy, type DatabaseProxy } from './support/database-proxy.js';
import { createDatabase, type TestDatabase } from './support/database.js';
import { startShop, type Shop } from './support/shop.js';

let database: TestDatabase;
let proxy: DatabaseProxy;
let shop: Shop;

beforeAll(async () => {
  database = await createDatabase();
  proxy = await startDatabaseProxy(database.url);
  shop = await startShop({ databaseUrl: proxy.url, pages: true });
});

afterEach(() => proxy.restore());

afterAll(async () => {
  await shop.close();
  await proxy.close();
  await database.drop();
});

async function waitForStatus(status: number, path: string, timeoutMs: number): Promise<Response> {
  const started = performance.now();
  for (;;) {
    const response = await fetch(shop.url + path);
    if (response.status === status) return response;
    if (performance.now() - started > timeoutMs)
      throw new Error(`${path} answers ${response.status} after ${timeoutMs} ms`);
    await response.arrayBuffer();
    await sleep(50);
  }
}

describe('when the database is unreachable', () => {
  it('pages that are not cached get 503 in Indonesian, and cached pages and static routes still work', async () => {
    await waitForStatus(200, '/', 2000);
    await proxy.disconnect();
    expect((await fetch(shop.url)).status).toBe(200);
    for (const path of ['/faq', '/product/00000000-0000-4000-8000-000000000000', '/tidak-ada']) {
      const response = await fetch(shop.url + path);
      expect([path, response.status]).toEqual([path, 503]);
      expect(response.headers.get('retry-after')).toBe('5');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      const html = await response.text();
      expect(html).toContain('<html lang="id">');
      expect(html).toMatch(/sebentar|sedang/u);
    }
    const api = await fetch(`${shop.url}/api/products`);
    expect(api.status).toBe(503);
    expect(await api.json()).toMatchObject({
      statusCode: 503,
      message: expect.stringContaining('Coba lagi'),
    });
    // Routes that need no database still work.
    expect((await fetch(`${shop.url}/robots.txt`)).status).toBe(200);
    expect((await fetch(`${shop.url}/admin`)).status).toBe(200);
    expect((await fetch(`${shop.url}/favicon.svg`)).status).toBe(200);
    expect((await fetch(`${shop.url}/healthz`)).status).toBe(200);
    const ready = await fetch(`${shop.url}/readyz`);
    expect([ready.status, ready.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await ready.json()).toEqual({
      status: 'error',
      details: { database: { status: 'down' }, storage: { status: 'up' } },
    });
  });

  it('sixty simultaneous requests get 503 within five seconds', async () => {
    await proxy.disconnect();
    const started = performance.now();
    const responses = await Promise.all(
      Array.from({ length: 60 }, (_, n) => fetch(`${shop.url}/?cari=x${n % 20}`)),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([503]));
    expect(performance.now() - started).toBeLessThan(5000);
  });

  it('the shop reconnects by itself when the database is back, and caches pages again', async () => {
    await proxy.disconnect();
    expect((await fetch(`${shop.url}/faq`)).status).toBe(503);
    await proxy.restore();
    expect(await (await waitForStatus(200, '/faq', 3000)).text()).toContain('<h1');
    await sleep(1500);
    const first = await fetch(shop.url);
    const again = await fetch(shop.url, { headers: { 'If-None-Match': first.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });

  it('the panel opens although the connection to the database has just begun to drop packets', async () => {
    await waitForStatus(200, '/', 3000);
    proxy.freeze();
    shop.app.get(CacheVersion).bump();
    expect((await fetch(`${shop.url}/admin`)).status).toBe(200);
    await proxy.restore();
    await waitForStatus(200, '/', 10_000);
  });

  it('cached pages are served while the database connection does not respond, until a change', async () => {
    await waitForStatus(200, '/', 3000);
    proxy.freeze();
    // Waits for a heartbeat of the LISTEN connection, which comes every 5 s, and for its timeout of 3 s.
    await sleep(8500);
    expect((await fetch(shop.url)).status).toBe(200);
    expect((await fetch(`${shop.url}/?cari=lain`)).status).toBe(503);
    shop.app.get(CacheVersion).bump();
    expect((await fetch(shop.url)).status).toBe(503);
    await proxy.restore();
    await waitForStatus(200, '/', 10_000);
  });
});
