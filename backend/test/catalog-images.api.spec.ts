import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { HourlyCollection } from '../src/media/adapters/timer/hourly-collection.js';
import { GarbageCollector, mainKeyOfPath, PublishedImageStore } from '../src/media/index.js';
import { jpeg } from '../src/media/testing/photos.js';
import { FixedClock } from '../src/platform/clock/testing/fixed-clock.js';
import { Clock } from '../src/platform/index.js';
import { categoryBody, create, productBody, type Agent } from './support/catalog.js';
import { shopForFile } from './support/shop.js';
import { upload } from './support/uploads.js';

const HOUR = 60 * 60 * 1000;
const NEVER_PUBLISHED = '/objects/0123456789abcdef0123456789abcdef-1600x1200-ffcc00.jpg';
const MISSING = 'Ada foto yang sudah tidak tersimpan. Unggah ulang fotonya.';
const goneAt = (index: number) => ({
  statusCode: 400,
  message: MISSING,
  error: 'Bad Request',
  fields: { [`images.${index}`]: MISSING },
});

const clock = new FixedClock();
const shop = await shopForFile({
  override: (builder) =>
    // Only the test starts garbage collections.
    builder.overrideProvider(Clock).useValue(clock).overrideProvider(HourlyCollection).useValue({}),
});

describe('the images of a product', () => {
  let admin: Agent;
  let image: string;
  const collect = (): Promise<boolean> => shop.app.get(GarbageCollector).collect();
  const images = async (): Promise<unknown> => {
    const { body } = await shop.request().get('/api/products').expect(200);
    return (body as { images: string[] }[]).map((product) => product.images);
  };
  beforeEach(async () => {
    await shop.app.get(DataSource).query('TRUNCATE product, category');
    admin = await shop.login();
    await create(admin, '/api/categories', categoryBody());
    image = await upload(shop, admin, await jpeg(501, 300));
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('a new product with an unpublished image is refused', async () => {
    const { body } = await admin
      .post('/api/products')
      .send(productBody({ images: [image, NEVER_PUBLISHED] }))
      .expect(400);
    expect(body).toEqual(goneAt(1));
    expect(await images()).toEqual([]);
  });

  it('an edit that adds an unpublished image is refused and changes nothing', async () => {
    const id = await create(admin, '/api/products', productBody({ images: [image] }));
    const { body } = await admin
      .put(`/api/products/${id}`)
      .send(productBody({ images: [image, NEVER_PUBLISHED] }))
      .expect(400);
    expect(body).toEqual(goneAt(1));
    expect(await images()).toEqual([[image]]);
  });

  it('a product is refused when garbage collection has removed its image before the save', async () => {
    clock.advance(25 * HOUR);
    await collect();
    admin = await shop.login();
    const { body } = await admin
      .post('/api/products')
      .send(productBody({ images: [image] }))
      .expect(400);
    expect(body).toEqual(goneAt(0));
  });

  it('a product is refused while garbage collection removes its image', async () => {
    clock.advance(25 * HOUR);
    admin = await shop.login();
    const imageStore = shop.app.get(PublishedImageStore);
    const clear = imageStore.clear.bind(imageStore);
    let saving: Promise<{ status: number; body: unknown }> | undefined;
    jest.spyOn(imageStore, 'clear').mockImplementation(async (key) => {
      saving = admin
        .post('/api/products')
        .send(productBody({ images: [image] }))
        .then(({ status, body }) => ({ status, body: body as unknown }));
      // The save may wait until the collection ends, so the collection waits for at most 300 ms.
      await Promise.race([saving, sleep(300)]);
      await clear(key);
    });
    await collect();
    expect(await saving).toEqual({ status: 400, body: goneAt(0) });
    expect(await images()).toEqual([]);
  });

  it('garbage collection does not remove an old image that a product uses', async () => {
    clock.advance(25 * HOUR);
    admin = await shop.login();
    await create(admin, '/api/products', productBody({ images: [image] }));
    await collect();
    await shop.request().get(image).expect(200);
  });

  it('a product whose image is missing in the storage can still be edited', async () => {
    const id = await create(admin, '/api/products', productBody({ images: [image] }));
    await shop.app.get(PublishedImageStore).clear(mainKeyOfPath(image) ?? '');
    const edit = productBody({ images: [image], price: 9 });
    expect((await admin.put(`/api/products/${id}`).send(edit).expect(200)).body).toMatchObject({ price: 9 });
    await admin.post('/api/products').send(edit).expect(400, goneAt(0));
  });
});
