import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabaseLine, type DatabaseLine } from './support/database-line.js';
import { createDatabase, type TestDatabase } from './support/database.js';
import { startShop, type Shop } from './support/shop.js';

let database: TestDatabase;
let line: DatabaseLine;
let shop: Shop;

beforeAll(async () => {
  database = await createDatabase();
  line = await openDatabaseLine(database.url);
  shop = await startShop({ databaseUrl: line.url, pages: true });
});

afterEach(() => line.restore());

afterAll(async () => {
  await shop.close();
  await line.close();
  await database.drop();
});

async function until(status: number, path: string, within: number): Promise<Response> {
  const started = performance.now();
  for (;;) {
    const answer = await fetch(shop.url + path);
    if (answer.status === status) return answer;
    if (performance.now() - started > within)
      throw new Error(`${path} answers ${answer.status} after ${within} ms`);
    await answer.arrayBuffer();
    await sleep(50);
  }
}

describe('without its database', () => {
  it('the shop says so in Indonesian, and when to come back', async () => {
    await until(200, '/', 2000);
    await line.cut();
    for (const path of ['/', '/faq', '/product/00000000-0000-4000-8000-000000000000', '/tidak-ada']) {
      const answer = await fetch(shop.url + path);
      expect([path, answer.status]).toEqual([path, 503]);
      expect(answer.headers.get('retry-after')).toBe('5');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      const html = await answer.text();
      expect(html).toContain('<html lang="id">');
      expect(html).toMatch(/sebentar|sedang/u);
    }
    const api = await fetch(`${shop.url}/api/products`);
    expect(api.status).toBe(503);
    expect(await api.json()).toMatchObject({
      statusCode: 503,
      message: expect.stringContaining('Coba lagi'),
    });
    // What needs no database goes on.
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

  it('many visitors at once hear it soon', async () => {
    await line.cut();
    const started = performance.now();
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) => fetch(`${shop.url}/?cari=x${n % 20}`)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    expect(performance.now() - started).toBeLessThan(5000);
  });

  it('the shop comes back by itself, and remembers again', async () => {
    await line.cut();
    expect((await fetch(shop.url)).status).toBe(503);
    await line.restore();
    expect(await (await until(200, '/', 3000)).text()).toContain('<h1');
    await sleep(1500);
    const first = await fetch(shop.url);
    const again = await fetch(shop.url, { headers: { 'If-None-Match': first.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });

  it('nothing old is shown for long when the network swallows everything', async () => {
    await until(200, '/', 3000);
    line.freeze();
    // The heartbeat of the connection that hears of changes notices within five seconds and three more.
    await sleep(8500);
    const asked = performance.now();
    const answer = await fetch(shop.url);
    expect(answer.status).toBe(503);
    expect(performance.now() - asked).toBeLessThan(15_000);
    await line.restore();
    await until(200, '/', 10_000);
  });
});
