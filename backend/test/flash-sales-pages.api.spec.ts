import { describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { FixedClock } from '../src/platform/clock/testing/fixed-clock.js';
import { Clock } from '../src/platform/index.js';
import { categoryBody, create, productBody } from './support/catalog.js';
import { startFaultyShop } from './support/faulty-pages.js';
import { passTime } from './support/pass-time.js';
import { shopForFile, startShop } from './support/shop.js';

const shop = await shopForFile({ pages: true });
const admin = await shop.login();
await create(admin, '/api/categories', categoryBody());

const read = async (path: string): Promise<string> => (await fetch(shop.url + path)).text();

describe('a flash sale', () => {
  it('the next read of a product page shows a new sale or hides a deleted sale', async () => {
    const id = await create(admin, '/api/products', productBody({ price: 100_000 }));
    await read(`/product/${id}`);
    const endDate = new Date(Date.now() + 3_600_000).toISOString();
    const sale = await create(admin, '/api/flash-sales', { productId: id, discountPercentage: 37, endDate });
    expect(await read(`/product/${id}`)).toContain('63.000');
    await admin.delete(`/api/flash-sales/${sale}`).expect(204);
    expect(await read(`/product/${id}`)).not.toContain('63.000');
  });

  it("a sale changes the URL of the product's share image, and the old URL redirects", async () => {
    const id = await create(admin, '/api/products', productBody({ price: 200_000 }));
    const share = async (): Promise<string> =>
      /\/share\/[^"]+/u.exec(await read(`/product/${id}`))?.[0] ?? '(no share image)';
    const before = await share();
    const endDate = new Date(Date.now() + 3_600_000).toISOString();
    await create(admin, '/api/flash-sales', { productId: id, discountPercentage: 50, endDate });
    const now = await share();
    expect(now).not.toBe(before);
    expect((await fetch(shop.url + now)).headers.get('content-type')).toBe('image/jpeg');
    const response = await fetch(shop.url + before, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([302, now]);
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it('responses contain a flash sale exactly from its start to its end, without a write', async () => {
    const id = await create(admin, '/api/products', productBody({ name: 'Sebentar', price: 200_000 }));
    const start = Date.now() + 1000;
    const end = start + 1000;
    await create(admin, '/api/flash-sales', {
      productId: id,
      discountPercentage: 25,
      startDate: new Date(start).toISOString(),
      endDate: new Date(end).toISOString(),
    });
    const seen: boolean[] = [];
    while (Date.now() < end + 300) {
      const requestedAt = Date.now();
      const onSale = (await read('/api/flash-sales')).includes(id);
      const receivedAt = Date.now();
      if (onSale) expect(receivedAt >= start && requestedAt <= end).toBe(true);
      else expect(requestedAt <= start || receivedAt >= end).toBe(true);
      seen.push(onSale);
      await sleep(2);
    }
    // Merges successive equal values.
    expect(seen.join(' ').replaceAll(/(\w+)( \1)+/gu, '$1')).toBe('false true false');
  });
});

it('a flash sale of a hidden product is hidden until the product is published', async () => {
  const HOUR = 3_600_000;
  const clock = new FixedClock();
  const other = await startShop({
    pages: true,
    override: (builder) => builder.overrideProvider(Clock).useValue(clock),
  });
  try {
    const author = await other.login();
    await create(author, '/api/categories', categoryBody());
    const inHours = async (hours: number) =>
      new Date((await clock.now()).getTime() + hours * HOUR).toISOString();
    const publishAt = await inHours(1);
    const body = productBody({ isActive: false, publishAt });
    const productId = await create(author, '/api/products', body);
    const sale = { productId, discountPercentage: 25, endDate: await inHours(9) };
    await create(author, '/api/flash-sales', sale);
    const sales = async () => (await other.request().get('/api/flash-sales').expect(200)).body as unknown[];
    expect(await sales()).toEqual([]);
    await passTime(other, () => clock.advance(HOUR));
    expect(await sales()).toHaveLength(1);
  } finally {
    await other.close();
  }
});

it('the home page shows the flash sale section when another part throws on the server', async () => {
  const other = await startFaultyShop();
  try {
    const author = await other.login();
    await create(author, '/api/categories', categoryBody());
    await create(author, '/api/products', productBody());
    other.spoil(/^\/api\/products\?limit=8/u);
    const html = await (await fetch(other.url)).text();
    expect(html).toContain('Coba lagi');
    expect(html).toContain('id="flash-sale"');
  } finally {
    await other.close();
  }
});
