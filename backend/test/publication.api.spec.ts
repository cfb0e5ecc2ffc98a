import { beforeAll, describe, expect, it } from '@jest/globals';
import { FixedClock } from '../src/platform/clock/testing/fixed-clock.js';
import { Clock } from '../src/platform/index.js';
import { type Agent, categoryBody, create, productBody } from './support/catalog.js';
import { passTime } from './support/pass-time.js';
import { shopForFile } from './support/shop.js';

const HOUR = 60 * 60 * 1000;

const clock = new FixedClock();
const shop = await shopForFile({
  pages: true,
  override: (builder) => builder.overrideProvider(Clock).useValue(clock),
});

describe('a product with a time of publication', () => {
  let admin: Agent;
  beforeAll(async () => {
    admin = await shop.login();
    await create(admin, '/api/categories', categoryBody());
  });

  const inHours = async (hours: number): Promise<string> =>
    new Date((await clock.now()).getTime() + hours * HOUR).toISOString();
  /**
   * Advances the clock, and waits until the cache has noticed which products were published meanwhile. Logs in again,
   * because the session may have expired.
   */
  const wait = async (hours: number): Promise<void> => {
    await passTime(shop, () => clock.advance(hours * HOUR));
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

  describe('when a deletion or change is taken back', () => {
    const body = productBody({ isActive: false });
    const scheduled = async () =>
      create(admin, '/api/products', { ...body, price: 1, publishAt: await inHours(3) });
    const edit = (id: string, change: object) =>
      admin
        .put(`/api/products/${id}`)
        .send({ ...body, ...change })
        .expect(200);
    const cancel = (id: string) => edit(id, { price: 1, publishAt: null });
    const publish = (id: string) => edit(id, { price: 1, isActive: true });
    const remove = (id: string) => admin.delete(`/api/products/${id}`).expect(204);
    const lastChange = async () => {
      const { body: changes } = await admin.get('/api/admin/changes?limit=1').expect(200);
      return (changes as { id: number }[])[0]?.id;
    };
    // The next three functions take a change back in different ways.
    const undo = (_: string, change?: number) => admin.post(`/api/admin/changes/${change}/undo`).expect(200);
    const goBack = (id: string, change?: number) =>
      admin
        .post(`/api/admin/changes/${change}/restore`)
        .send({ subject: `product:${id}` })
        .expect(200);
    const restore = (id: string) => admin.post(`/api/admin/products/${id}/restore`).expect(200);
    // Restores the product, undoes this restoration, and restores the product again.
    const undoRestore = async (id: string) => {
      await restore(id);
      await undo(id, await lastChange());
      return restore(id);
    };
    const status = async (id: string) => (await fetch(`${shop.url}/api/products/${id}`)).status;
    /** Changes a scheduled product, and takes the change back. @returns the id of the product. */
    const afterTakingBack = async (
      change: (id: string) => PromiseLike<unknown>,
      takeBack: (id: string, change?: number) => PromiseLike<unknown>,
      { hoursBefore = 0, hoursBetween }: { hoursBefore?: number; hoursBetween: number },
    ) => {
      const id = await scheduled();
      await wait(hoursBefore);
      await change(id);
      const changed = await lastChange();
      await wait(hoursBetween);
      await takeBack(id, changed);
      return id;
    };

    it.each([
      ['the undo of its cancellation', cancel, undo],
      ['a return to the state before its cancellation', cancel, goBack],
      ['the undo of its early publication', publish, undo],
      ['the undo of its deletion', remove, undo],
      ['a return to the state before its deletion', remove, goBack],
      ['its restoration from the bin', remove, restore],
      ['its second restoration from the bin', remove, undoRestore],
    ])('a product whose publication time has passed stays hidden after %s', async (_, change, takeBack) => {
      const id = await afterTakingBack(change, takeBack, { hoursBetween: 4 });
      expect(await status(id)).toBe(404);
      expect((await admin.get(`/api/admin/products/${id}`).expect(200)).body).toMatchObject({ price: 1 });
    });

    it.each([
      ['the undo of its cancellation', cancel, undo],
      ['the undo of its deletion', remove, undo],
      ['its restoration from the bin', remove, restore],
    ])('a product with a future publication time keeps this time after %s', async (_, change, takeBack) => {
      const id = await afterTakingBack(change, takeBack, { hoursBetween: 2 });
      expect(await status(id)).toBe(404);
      await wait(1);
      expect(await status(id)).toBe(200);
    });

    it.each([
      ['the undo of a later cancellation', cancel, undo],
      ['the undo of a later deletion', remove, undo],
      ['its restoration from the bin', remove, restore],
      ['its second restoration from the bin', remove, undoRestore],
    ])('a product that was published on time is visible again after %s', async (_, change, takeBack) => {
      const id = await afterTakingBack(change, takeBack, { hoursBefore: 4, hoursBetween: 4 });
      expect(await status(id)).toBe(200);
    });

    it.each([
      ['the undo of the change', undo],
      ['a return to the earlier state', goBack],
    ])('a product with a price change before its publication stays visible after %s', async (_, takeBack) => {
      const changePrice = (id: string) => edit(id, { price: 2 });
      const id = await afterTakingBack(changePrice, takeBack, { hoursBetween: 4 });
      expect(await status(id)).toBe(200);
      expect((await admin.get(`/api/admin/products/${id}`).expect(200)).body).toMatchObject({ price: 1 });
    });
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
