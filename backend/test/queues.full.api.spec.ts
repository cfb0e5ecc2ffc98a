import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ProductService } from '../src/catalog/application/product-service.js';
import { LIMITS } from '../src/platform/index.js';
import { runsInFull } from './support/attacks.js';
import { categoryBody, create, productBody } from './support/catalog.js';
import { ADMIN_PASSWORD, shopForFile } from './support/shop.js';

const PRODUCTS = 12;

const shop = await shopForFile({ pages: true, env: { TRUST_PROXY: '1' } });
const admin = await shop.login();
await create(admin, '/api/categories', categoryBody());
const products: string[] = [];
for (let n = 0; n < PRODUCTS; n += 1)
  products.push(await create(admin, '/api/products', productBody({ name: `Produk ${n}` })));

/** Returns a random search term or value, so that the response is not in the cache. */
const word = (): string => randomUUID().slice(0, 8);
const get = async (client: string, path: string): Promise<number> => {
  const response = await fetch(shop.url + path, { headers: { 'x-forwarded-for': client } });
  await response.arrayBuffer();
  return response.status;
};
const tally = (statuses: readonly number[]): Record<number, number> =>
  Object.fromEntries(
    [...new Set(statuses)].map((status) => [status, statuses.filter((s) => s === status).length]),
  );

/** Sends requests without a pause in several connections of one client, until `stop` is called. */
function flood(connections: number, request: (n: number) => Promise<unknown>) {
  let stopped = false;
  let n = 0;
  const loops = Array.from({ length: connections }, async () => {
    while (!stopped) await request((n += 1));
  });
  return {
    stop: async () => {
      stopped = true;
      await Promise.all(loops);
    },
  };
}

type List = ProductService['list'];
/** Whether the shop treats a list as long: no search, and no limit or a limit above 100 rows. */
const isLong = ({ limit = Infinity, q }: Parameters<List>[0]): boolean => q === undefined && limit > 100;

describe('lists that are not in the cache', () => {
  let list: List;
  let service: ProductService;
  beforeEach(() => {
    service = shop.app.get(ProductService);
    list = service.list.bind(service);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('at most one long and a few short uncached lists are generated at once', async () => {
    const running = { long: 0, short: 0 };
    const most = { long: 0, short: 0 };
    jest.spyOn(service, 'list').mockImplementation(async (query) => {
      const kind = isLong(query) ? 'long' : 'short';
      running[kind] += 1;
      most[kind] = Math.max(most[kind], running[kind]);
      await sleep(2);
      return list(query).finally(() => (running[kind] -= 1));
    });
    const random = (below: number): number => Math.floor(Math.random() * below);
    const statuses: number[] = [];
    const path = (): string => {
      const limit = random(4) === 0 ? '' : `&limit=${1 + random(1000)}`;
      return `/api/products?offset=${random(10_000)}&sort=${['newest', 'name', 'price'][random(3)]}${limit}`;
    };
    for (let round = 0; round < 10; round += 1)
      statuses.push(...(await Promise.all(Array.from({ length: 30 }, () => get('192.0.2.1', path())))));
    expect(tally(statuses)).toEqual({ 200: 300 });
    expect(most.long).toBe(1);
    expect(most.short).toBeLessThanOrEqual(LIMITS.reads.total);
  });

  it('uncached lists do not delay the internal API requests of a page', async () => {
    const gate = Promise.withResolvers<void>();
    let held = 0;
    jest.spyOn(service, 'list').mockImplementation(async (query) => {
      if ((query.offset ?? 0) >= 1000) {
        held += 1;
        await gate.promise;
      }
      return list(query);
    });
    const { reads, longLists, searches } = LIMITS;
    const places = reads.total + longLists.total + searches.total;
    const strangers = Array.from({ length: 40 }, (_, n) => [
      get('192.0.2.1', `/api/products?offset=${1000 + n}`),
      get('192.0.2.1', `/api/products?offset=${1000 + n}&limit=9`),
      get('192.0.2.1', `/api/products?offset=${1000 + n}&q=x`),
    ]).flat();
    // From here on, strangers occupy all places for uncached lists.
    while (held < places) await sleep(5);
    expect(await get('192.0.2.2', `/?kategori=${word()}`)).toBe(200);
    expect(await get('192.0.2.2', `/product/${products[0]}`)).toBe(200);
    expect(held).toBe(places);
    gate.resolve();
    await Promise.all(strangers);
  });
});

describe('one address with a hundred connections', () => {
  it.each([
    ['searches of the API', () => `/api/products?q=${word()}`],
    ['searches', () => `/?cari=${word()}`],
    ['product pages', () => `/product/${randomUUID()}`],
    ['lists', () => `/api/products?limit=1000&offset=${Math.floor(Math.random() * 1e6)}`],
    ['link previews', () => `/share/${randomUUID()}-0123456789abcdef.jpg`],
  ])('a hundred connections of one address cause no 503 at other addresses for %s', async (_, path) => {
    const strangers = flood(100, () => get('192.0.2.1', path()));
    await sleep(300);
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1) statuses.push(await get(`198.51.100.${n}`, path()));
    await strangers.stop();
    expect(statuses.filter((status) => status !== 200 && status !== 404)).toEqual([]);
  });
});

describe('requests at a human pace are not refused', () => {
  // The short form has fewer visitors in a shorter time, at the same rate.
  const { visitors, pauseMs } = runsInFull
    ? { visitors: 500, pauseMs: 20_000 }
    : { visitors: 150, pauseMs: 6_000 };
  it(`${visitors} visitors of one address at a human pace are not refused`, async () => {
    const refused: string[] = [];
    // Each visitor reads two pages and searches once. 500 visitors need half a minute for this.
    const visits = Array.from({ length: visitors }, async (_, visitor) => {
      const search = visitor % 2 === 0 ? `/?cari=${word()}` : `/api/products?q=${word()}`;
      for (const path of ['/', `/product/${products[visitor % PRODUCTS]}`, search]) {
        await sleep(Math.random() * pauseMs);
        const status = await get('192.0.2.1', path);
        if (status !== 200) refused.push(`${path} ${status}`);
      }
    });
    await Promise.all(visits);
    expect(refused).toEqual([]);
  }, 120_000);

  it('an office and a monitor are not refused while a program tries many parameter values', async () => {
    const statuses: number[] = [];
    const monitor = flood(1, async () => {
      for (const path of ['/', '/healthz', '/readyz', '/api/products', '/sitemap.xml'])
        statuses.push(await get('192.0.2.9', path));
      await sleep(50);
    });
    const office = flood(15, async (n) => {
      statuses.push(
        await get('192.0.2.1', n % 3 === 0 ? `/?cari=${word()}` : `/product/${products[n % PRODUCTS]}`),
      );
      await sleep(500);
    });
    const values = ['0', '1', '100', '101', '1000', '1001', '-1', 'x', '', '%00', '1e3'];
    const tried: number[] = [];
    for (const limit of values)
      for (const offset of values)
        tried.push(await get('192.0.2.5', `/api/products?limit=${limit}&offset=${offset}&q=${offset}`));
    await Promise.all([monitor.stop(), office.stop()]);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(tried.filter((status) => status !== 200 && status !== 400)).toEqual([]);
  }, 60_000);
});

describe('passwords from unknown browsers', () => {
  const login = async (client: string, password: string): Promise<number> => {
    const response = await fetch(`${shop.url}/api/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': client },
      body: JSON.stringify({ password }),
    });
    await response.arrayBuffer();
    return response.status;
  };

  it('at most sixty logins a minute from unknown browsers are checked, whatever their addresses', async () => {
    const begin = performance.now();
    const statuses = await Promise.all(Array.from({ length: 150 }, (_, n) => login(`10.9.${n}.1`, 'salah')));
    const seconds = (performance.now() - begin) / 1000;
    const { rate } = LIMITS.unknownLogins;
    // After the burst, tokens become available at equal intervals. One token may become available at the end.
    const most = rate.burst + ((rate.perMinute - rate.burst) / 60) * seconds + 1;
    const checked = statuses.filter((status) => status === 401).length;
    expect(checked).toBeGreaterThanOrEqual(rate.burst);
    expect(checked).toBeLessThanOrEqual(most);
    expect(statuses.filter((status) => status === 503)).toHaveLength(150 - checked);
  }, 30_000);

  it('the owner can log in while clients in sixty networks guess passwords', async () => {
    const strangers = flood(60, (n) => login(`10.1.${n % 60}.7`, 'salah').then(() => sleep(100)));
    await sleep(3000);
    const statuses: number[] = [];
    const begin = performance.now();
    let inTime = 0;
    for (let n = 0; n < 8; n += 1) {
      const status = await login('203.0.113.9', ADMIN_PASSWORD);
      statuses.push(status);
      // All logins together take ten seconds. The test allows twice as long, because the machine may be slow.
      if (status === 200 && performance.now() - begin < 20_000) inTime += 1;
    }
    await strangers.stop();
    expect({ statuses, inTime: inTime >= 7 }).toEqual({ statuses: Array(8).fill(200), inTime: true });
  }, 60_000);
});
