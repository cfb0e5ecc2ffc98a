import { expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { jpeg } from '../src/media/testing/photos.js';
import { Config } from '../src/platform/config/config.js';
import { backup, restore } from './support/backup-commands.js';
import { readTar } from './support/backup-files.js';
import { categoryBody, create, productBody } from './support/catalog.js';
import { createDatabase } from './support/database.js';
import { startShop } from './support/shop.js';
import { upload } from './support/uploads.js';

it('a backup contains the history, and the images of the last 30 days of history', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'etalase-history-'));
  const target = await createDatabase();
  try {
    const shop = await startShop();
    const admin = await shop.login();
    await create(admin, '/api/categories', categoryBody());
    const images = [];
    for (const width of [501, 502, 503]) images.push(await upload(shop, admin, await jpeg(width, 300)));
    const [first, second, third] = images;
    const id = await create(admin, '/api/products', productBody({ images: [first] }));
    await admin
      .put(`/api/products/${id}`)
      .send(productBody({ images: [second] }))
      .expect(200);
    const source = shop.app.get(DataSource);
    // All changes so far become 31 days old.
    await source.query(`UPDATE change SET at = at - interval '31 days'`);
    await admin
      .put(`/api/products/${id}`)
      .send(productBody({ images: [third] }))
      .expect(200);

    const file = join(folder, 'shop.tar');
    await backup(new Config({ DATABASE_URL: shop.databaseUrl, DATA_DIR: shop.dataDir }), file);
    const names = new Set((await readTar(file)).map(({ header }) => header.name));
    expect(images.map((image) => names.has(`images/${image.slice('/objects/'.length)}`))).toEqual([
      false,
      true,
      true,
    ]);
    const before = (await admin.get('/api/admin/changes').expect(200)).body as { id: number }[];
    await shop.close();

    const dataDir = join(folder, 'data');
    await restore(new Config({ DATABASE_URL: target.url, DATA_DIR: dataDir }), file);
    const restored = await startShop({ databaseUrl: target.url, env: { DATA_DIR: dataDir } });
    const owner = await restored.login();
    const after = (await owner.get('/api/admin/changes').expect(200)).body as { id: number }[];
    expect(after.map((change) => change.id)).toEqual(before.map((change) => change.id));
    await owner.post(`/api/admin/changes/${before[0]?.id}/undo`).expect(200, { restored: 1, skipped: [] });
    // The ids of new changes continue after the restored ids.
    const [newest] = (await owner.get('/api/admin/changes?limit=1').expect(200)).body as { id: number }[];
    expect(newest?.id).toBe((before[0]?.id ?? 0) + 1);
    await restored.close();
  } finally {
    await target.drop();
    await rm(folder, { recursive: true, force: true });
  }
});
