import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GarbageCollector } from '../src/media/index.js';
import { HourlyCollection } from '../src/media/adapters/timer/hourly-collection.js';
import { jpeg, plain } from '../src/media/testing/photos.js';
import { FixedClock } from '../src/platform/clock/testing/fixed-clock.js';
import { Clock } from '../src/platform/index.js';
import { hasContainers } from './support/containers.mjs';
import { createDatabase, type TestDatabase } from './support/database.js';
import { type Minio, startMinio } from './support/minio.js';
import { startShop, type Shop } from './support/shop.js';
import { createUpload, put, upload } from './support/uploads.js';

type Admin = Awaited<ReturnType<Shop['login']>>;

const HOUR = 60 * 60 * 1000;
const hasEngine = await hasContainers('two shops on one MinIO bucket are SKIPPED');

/**
 * Describes tests of two shops with one storage.
 * @param env environment variables that give every shop this storage.
 */
function describeSharedStorage(name: string, env: () => Record<string, string>): void {
  describe(`two shops on one ${name}`, () => {
    const clock = new FixedClock();
    const shops: Shop[] = [];
    const warnings: string[] = [];
    const databases: TestDatabase[] = [];
    let first: Shop;
    let admin: Admin;

    const start = async (more: Record<string, string> = {}, databaseUrl?: string): Promise<Shop> => {
      const database = databaseUrl === undefined ? await createDatabase() : undefined;
      if (database) databases.push(database);
      const shop = await startShop({
        env: { ...env(), ...more },
        databaseUrl: databaseUrl ?? database?.url ?? '',
        override: (builder) =>
          // Only the test starts garbage collections.
          builder.overrideProvider(Clock).useValue(clock).overrideProvider(HourlyCollection).useValue({}),
      });
      shops.push(shop);
      return shop;
    };
    const collect = (shop: Shop, ignoreLimit = false): Promise<boolean> =>
      shop.app.get(GarbageCollector).collect({ ignoreLimit });
    const isServed = async (shop: Shop, path: string): Promise<boolean> =>
      (await shop.request().get(path)).status === 200;
    const status = async (shop: Shop): Promise<unknown> =>
      (await (await shop.login()).get('/api/admin/picture-storage').expect(200)).body;
    const addProduct = async (shop: Shop, images: string[]): Promise<void> => {
      const agent = await shop.login();
      await agent.post('/api/categories').send({ name: 'Cetak', slug: 'cetak', sortOrder: 0 });
      const draft = { name: 'Kartu', description: 'Kartu nama', price: 50_000, category: 'cetak', images };
      await agent.post('/api/products').send(draft).expect(201);
    };

    beforeEach(async () => {
      jest.spyOn(Logger.prototype, 'warn').mockImplementation((line: string) => void warnings.push(line));
      first = await start();
      // The first collection marks the empty storage as the storage of this shop.
      await collect(first);
      admin = await first.login();
    });
    afterEach(async () => {
      jest.restoreAllMocks();
      warnings.length = 0;
      for (const shop of shops.splice(0).reverse()) await shop.close();
      for (const database of databases.splice(0)) await database.drop();
    });

    it('garbage collection by a second shop removes no images or uploads of the first shop', async () => {
      const shown = await upload(first, admin, await jpeg(501, 300));
      await addProduct(first, [shown]);
      const unused = await upload(first, admin, await jpeg(502, 300));
      const pending = await createUpload(admin);
      await put(first, pending, await jpeg(503, 300)).expect(200);

      const second = await start({ SAMPLE_DATA: 'true' });
      await collect(second, true);
      await admin.put('/api/objects/set-public').send({ imageURL: pending }).expect(200);
      for (let day = 0; day < 3; day += 1) {
        clock.advance(25 * HOUR);
        await collect(second, true);
      }
      expect([await isServed(first, shown), await isServed(first, unused)]).toEqual([true, true]);
      expect(warnings.filter((line) => line.includes('No image is collected'))).toHaveLength(4);
      expect(await status(second)).toEqual({ isOurs: false, waitingRemovals: 0 });
      expect(await status(first)).toEqual({ isOurs: true, waitingRemovals: 0 });

      await collect(first);
      clock.advance(25 * HOUR);
      await collect(first);
      expect([await isServed(first, shown), await isServed(first, unused)]).toEqual([true, false]);
    });

    it('a second shop on the same storage refuses uploads and adds no sample data', async () => {
      const second = await start({ SAMPLE_DATA: 'true' });
      expect((await second.request().get('/api/products').expect(200)).body).toEqual([]);
      const agent = await second.login();
      const photo = await jpeg();
      for (const { status: actual, body } of [
        await put(second, await createUpload(agent), photo),
        await agent.post('/api/media').attach('files', photo, 'a.jpg'),
      ])
        expect([actual, body.message]).toEqual([
          503,
          expect.stringMatching(/^Penyimpanan foto ini milik toko lain/),
        ]);
      await put(first, await createUpload(admin), photo).expect(200);
    });

    it('a replica with the database of the first shop accepts uploads', async () => {
      const path = await upload(first, admin, await jpeg(504, 300));
      const replica = await start({}, first.databaseUrl);
      expect(await status(replica)).toEqual({ isOurs: true, waitingRemovals: 0 });
      await upload(replica, await replica.login(), await jpeg(505, 300));
      expect(await isServed(replica, path)).toBe(true);
    });

    it('garbage collection removes ten unused images only on request of the owner', async () => {
      const paths: string[] = [];
      for (let n = 0; n < 10; n += 1)
        paths.push(
          await upload(
            first,
            admin,
            await plain(20 + n, 20)
              .png()
              .toBuffer(),
          ),
        );
      clock.advance(25 * HOUR);
      await collect(first);
      expect(await isServed(first, paths[0] ?? '')).toBe(true);
      expect(warnings).toEqual([
        'ADMIN_PASSWORD is easy to guess: change it in the panel',
        expect.stringContaining('No image is removed: 10'),
      ]);
      expect(await status(first)).toEqual({ isOurs: true, waitingRemovals: 10 });

      await first.request().post('/api/admin/picture-storage/remove-unused').expect(401);
      admin = await first.login();
      const { body } = await admin.post('/api/admin/picture-storage/remove-unused').expect(200);
      expect(body).toEqual({ isOurs: true, waitingRemovals: 0 });
      expect(await Promise.all(paths.map((path) => isServed(first, path)))).toEqual(paths.map(() => false));
    });
  });
}

describe('local folder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'etalase-shared-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  describeSharedStorage('folder', () => ({ DATA_DIR: folder }));
});

(hasEngine ? describe : describe.skip)('MinIO', () => {
  let minio: Minio;
  let buckets = 0;
  beforeAll(async () => {
    minio = await startMinio();
  });
  afterAll(() => minio.container.stop());
  beforeEach(() => {
    buckets += 1;
  });

  describeSharedStorage('bucket', () => {
    const { endpoint, bucket, accessKey, secretKey } = minio.config(`toko-${String(buckets)}`);
    return {
      S3_ENDPOINT: endpoint.href,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY: accessKey,
      S3_SECRET_KEY: secretKey,
    };
  });
});
