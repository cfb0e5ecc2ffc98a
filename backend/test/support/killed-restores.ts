import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { backup } from './backup-commands.js';
import { jpeg } from '../../src/media/testing/photos.js';
import { Config } from '../../src/platform/config/config.js';
import { categoryBody, create, productBody } from './catalog.js';
import { createDatabase, type TestDatabase } from './database.js';
import { type Shop, startShop } from './shop.js';
import { upload } from './uploads.js';

const RESTORE = resolve(import.meta.dirname, '../../dist/src/restore.js');
const MINUTE = 60_000;

/**
 * Kills `restore --force` at random instants. Afterwards the shop must work completely, with the old or the restored
 * data.
 */
export function describeKilledRestores(times: number): void {
  describe('restore --force that is killed', () => {
    let folder: string;
    let file: string;
    let old: TestDatabase;
    let oldData: string;
    let names: { readonly old: string[]; readonly restored: string[] };
    let durationMs: number;

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'etalase-killed-'));
      file = join(folder, 'shop.tar');
      const sample = await startShop({ env: { SAMPLE_DATA: 'true' } });
      await backup(new Config({ DATABASE_URL: sample.databaseUrl, DATA_DIR: sample.dataDir }), file);
      const restored = await productNames(sample);
      await sample.close();
      old = await createDatabase();
      oldData = join(folder, 'old');
      const shop = await startShop({ databaseUrl: old.url, env: { DATA_DIR: oldData } });
      const admin = await shop.login();
      await create(admin, '/api/categories', categoryBody());
      for (const name of ['Lama satu', 'Lama dua'])
        await create(
          admin,
          '/api/products',
          productBody({ name, images: [await upload(shop, admin, await jpeg(700, 500))] }),
        );
      names = { old: await productNames(shop), restored };
      await shop.close();
      // This restore ends long before it would be killed.
      durationMs = await killRestore(MINUTE, async (shop) => {
        expect(await productNames(shop)).toEqual(restored);
      });
    }, 3 * MINUTE);
    afterAll(async () => {
      await old.drop();
      await rm(folder, { recursive: true, force: true });
    });

    /**
     * Kills a restore into a copy of the old shop, and checks the shop that remains.
     * @param killAfterMs the time from the first change of the storage to the kill.
     * @returns how long the restore ran from that change on.
     */
    async function killRestore(killAfterMs: number, check: (shop: Shop) => Promise<void>): Promise<number> {
      const database = await createDatabase(old.name);
      const dataDir = join(folder, database.name);
      try {
        await cp(oldData, dataDir, { recursive: true });
        const env = { ...process.env, NODE_OPTIONS: '', DATABASE_URL: database.url, DATA_DIR: dataDir };
        const restore = spawn(process.execPath, [RESTORE, file, '--force'], { env, stdio: 'ignore' });
        const exited = once(restore, 'exit');
        // Checks the storage without a pause until the restore changes it.
        const before = await objectsIn(dataDir);
        while ((await objectsIn(dataDir)) === before) expect(restore.exitCode).toBeNull();
        const started = performance.now();
        const ended = new AbortController();
        void exited.then(() => ended.abort());
        await sleep(killAfterMs, undefined, { signal: ended.signal }).catch(() => undefined);
        restore.kill('SIGKILL');
        await exited;
        const ranMs = performance.now() - started;
        const shop = await startShop({ databaseUrl: database.url, env: { DATA_DIR: dataDir } });
        try {
          await check(shop);
        } finally {
          await shop.close();
        }
        return ranMs;
      } finally {
        await database.drop();
        await rm(dataDir, { recursive: true, force: true });
      }
    }

    it.each(Array.from({ length: times }, (_, i) => [i + 1]))(
      'a killed restore leaves the old or the restored shop, complete and working (%i)',
      async () => {
        const killAfterMs = durationMs * Math.random();
        await killRestore(killAfterMs, async (shop) => {
          const found = await productNames(shop);
          expect([killAfterMs, [names.old, names.restored]]).toEqual([
            killAfterMs,
            expect.arrayContaining([found]),
          ]);
          for (const image of await productImages(shop)) await shop.request().get(image).expect(200);
          const admin = await shop.login();
          const storage = await admin.get('/api/admin/picture-storage');
          expect([killAfterMs, storage.body]).toEqual([killAfterMs, { isOurs: true, waitingRemovals: 0 }]);
          await create(admin, '/api/categories', categoryBody({ slug: 'sesudah', name: 'Sesudah' }));
          const images = [await upload(shop, admin, await jpeg(600, 400))];
          await create(admin, '/api/products', productBody({ category: 'sesudah', images }));
        });
      },
      MINUTE,
    );
  });
}

const objectsIn = async (dataDir: string): Promise<number> =>
  (await readdir(join(dataDir, 'objects'), { recursive: true })).length;

interface Product {
  readonly name: string;
  readonly images: readonly string[];
}

const productsOf = async (shop: Shop): Promise<Product[]> =>
  (await shop.request().get('/api/products').expect(200)).body as Product[];
const productNames = async (shop: Shop): Promise<string[]> =>
  (await productsOf(shop)).map(({ name }) => name).toSorted();
const productImages = async (shop: Shop): Promise<string[]> =>
  (await productsOf(shop)).flatMap(({ images }) => images);
