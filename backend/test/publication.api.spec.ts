import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FixedClock } from '../src/platform/clock/testing/fixed-clock.js';
import { CacheVersion } from '../src/platform/cache/index.js';
import { Clock } from '../src/platform/index.js';
import { type Agent, categoryBody, create, productBody } from './support/catalog.js';
import { startShop, type Shop } from './support/shop.js';

const HOUR = 60 * 60 * 1000;

describe('a product with a time of publication', () => {
  const clock = new FixedClock();
  let shop: Shop;
  let admin: Agent;
  beforeAll(async () => {
    shop = await startShop({
      pages: true,
      override: (builder) => builder.overrideProvider(Clock).useValue(clock),
    });
    admin = await shop.login();
    await create(admin, '/api/categories', categoryBody());
  });
  afterAll(() => shop.close());

  const inHours = async (hours: number): Promise<string> =>
    new Date((await clock.now()).getTime() + hours * HOUR).toISOString();
  /**
   * Advances the clock, and waits until the cache has noticed which products were published meanwhile. Logs in again,
   * because the session may have expired.
   */
  const wait = async (hours: number): Promise<void> => {
    clock.advance(hours * HOUR);
    await shop.app.get(CacheVersion).synchronize();
    admin = await shop.login();
  };
  const views = async (id: string) => {
    const get = async (path: string) => fetch(shop.url + path);
    const total = async (query: string) =>
      Number((await get(`/api/products?limit=9${query}`)).headers.get('x-total-count'));
    return {
      api: (await get(`/api/products/${id}`)).status,
      page: (await get(`/product/${id}`)).status,
      list: await total(''),
      search: await total('&q=terjadwal'),
      sitemap: (await (await get('/sitemap.xml')).text()).includes(id),
      active: (await admin.get(`/api/admin/products/${id}`).expect(200)).body as { isActive: boolean },
    };
  };
  const hidden = { api: 404, page: 404, list: 0, search: 0, sitemap: false, active: { isActive: false } };
  const shown = { api: 200, page: 200, list: 1, search: 1, sitemap: true, active: { isActive: true } };

  it('a product is hidden everywhere until its publication time, and visible everywhere afterwards', async () => {
    const publishAt = await inHours(1);
    const body = productBody({ name: 'Terjadwal', isActive: false, publishAt });
    const id = await create(admin, '/api/products', body);
    expect(await views(id)).toMatchObject(hidden);
    expect((await admin.get('/api/admin/products?active=false')).body).toMatchObject([{ id, publishAt }]);
    expect((await shop.request().get('/api/products')).text).not.toContain('publishAt');
    await wait(1);
    expect(await views(id)).toMatchObject(shown);
    expect((await admin.get('/api/admin/products?active=true')).body).toMatchObject([{ id, publishAt }]);
    await admin
      .put(`/api/products/${id}`)
      .send({ ...body, publishAt: undefined })
      .expect(200);
    expect(await views(id)).toMatchObject(hidden);
    await admin.delete(`/api/products/${id}`).expect(204);
  });

  it('an edit that omits the publication time does not change it, and null removes it', async () => {
    const publishAt = await inHours(2);
    const body = productBody({ name: 'Terjadwal', isActive: false });
    const id = await create(admin, '/api/products', { ...body, publishAt });
    const update = async (change: object) => {
      await admin
        .put(`/api/products/${id}`)
        .send({ ...body, ...change })
        .expect(200);
      return (await admin.get(`/api/admin/products/${id}`)).body as unknown;
    };
    expect(await update({ price: 1 })).toMatchObject({ publishAt, price: 1 });
    expect(await update({ publishAt: '' })).toMatchObject({ publishAt: null });
    expect(await update({ publishAt })).toMatchObject({ publishAt });
    expect(await update({ publishAt: null })).toMatchObject({ publishAt: null });
  });

  it.each([
    ['besok', 'Waktu terbit harus berupa waktu ISO'],
    ['2026-12-24T09:00', 'Waktu terbit harus berupa waktu ISO'],
    [5, 'Waktu terbit harus berupa waktu ISO'],
    ['2020-01-01T00:00Z', 'Waktu terbit harus di masa depan'],
    ['2100-01-01T00:00Z', 'Waktu terbit paling lambat tahun 2099'],
  ])('a product with the publication time %j is refused', async (publishAt, message) => {
    const body = productBody({ isActive: false, publishAt });
    const { text } = await admin.post('/api/products').send(body).expect(400);
    expect(text).toContain(message);
  });
});
