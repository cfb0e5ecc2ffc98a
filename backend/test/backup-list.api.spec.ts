import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { DailyTimer } from '../src/operations/backup/daily-backups.js';
import { FixedClock } from '../src/platform/clock/testing/fixed-clock.js';
import { Clock } from '../src/platform/index.js';
import { categoryBody, create, productBody } from './support/catalog.js';
import { ADMIN_PASSWORD, type Shop, type ShopOptions, startShop } from './support/shop.js';

const LIST = '/api/admin/daily-backups';
const DAY_MS = 24 * 60 * 60 * 1000;
const NONE = { addedProducts: 0, changedProducts: 0, deletedProducts: 0, others: 0 };

type Agent = Awaited<ReturnType<Shop['login']>>;
interface Listed {
  problem: string | null;
  backups: { name: string; verified: boolean; bytes: number; newer: typeof NONE | null }[];
}

describe('the list of the daily backups', () => {
  const clock = new FixedClock();
  const override: ShopOptions['override'] = (builder) => builder.overrideProvider(Clock).useValue(clock);
  let folder: string;
  let dir: string;
  let shop: Shop;
  let admin: Agent;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'etalase-list-'));
    dir = join(folder, "a shop's backups");
    shop = await startShop({ env: { BACKUP_DIR: dir }, override });
    admin = await shop.login();
    await setRestoredAt(new Date((await clock.now()).getTime() - DAY_MS));
  });
  afterAll(async () => {
    await shop.close();
    await rm(folder, { recursive: true, force: true });
  });

  const setRestoredAt = (at: Date): Promise<unknown> =>
    shop.app.get(DataSource).query('UPDATE backup_status SET counted_from = $1', [at]);
  const list = async (): Promise<Listed> => (await admin.get(LIST).expect(200)).body as Listed;
  const newer = async (): Promise<unknown[]> => (await list()).backups.map((backup) => backup.newer);
  const urlOf = async (name: string): Promise<string> => {
    const { body } = await admin.post('/api/admin/confirm-password').send({ password: ADMIN_PASSWORD });
    const { confirmation } = body as { confirmation: string };
    return `/api/admin/backup?${new URLSearchParams({ daily: name, confirmation }).toString()}`;
  };
  async function nextDay(): Promise<void> {
    clock.advance(DAY_MS);
    admin = await shop.login();
  }

  it('is empty before the first backup, and says so where BACKUP_DIR is not set', async () => {
    expect(await list()).toEqual({ problem: null, backups: [] });
    const other = await startShop({
      databaseUrl: shop.databaseUrl,
      env: { DATA_DIR: shop.dataDir },
      override,
    });
    const owner = await other.login();
    await owner.get(LIST).expect(200, { problem: 'off', backups: [] });
    await other.close();
  });

  it('names each backup with its size, its restore command and what is newer, the newest first', async () => {
    await create(admin, '/api/categories', categoryBody());
    const [first, second] = [
      await create(admin, '/api/products', productBody({ name: 'Kartu nama' })),
      await create(admin, '/api/products', productBody({ name: 'Spanduk' })),
    ];
    clock.advance(1000);
    await shop.app.get(DailyTimer).run();
    const [file = ''] = await readdir(dir);
    const { size } = { size: (await readFile(join(dir, file))).length };
    const listed = {
      name: file,
      takenAt: `${(await clock.now()).toISOString().slice(0, 19)}.000Z`,
      bytes: size,
      verified: true,
      restoreCommand: `npm run restore -- '${join(folder, String.raw`a shop'\''s backups`, file)}' --force`,
      newer: NONE,
    };
    await admin
      .get(LIST)
      .expect(200, { problem: null, backups: [listed] })
      .expect('Cache-Control', 'no-store');

    clock.advance(1000);
    const added = await create(admin, '/api/products', productBody({ name: 'Brosur' }));
    await admin
      .put(`/api/products/${added}`)
      .send(productBody({ name: 'Brosur lipat' }))
      .expect(200);
    for (const price of [30_000, 31_000])
      await admin
        .put(`/api/products/${first}`)
        .send(productBody({ name: 'Kartu nama', price }))
        .expect(200);
    await admin.delete(`/api/products/${second}`).expect(204);
    await create(admin, '/api/categories', categoryBody({ name: 'Kaos', slug: 'kaos' }));
    // Added and deleted since, so neither backup nor shop have it.
    const gone = await create(admin, '/api/products', productBody({ name: 'Stiker' }));
    await admin.delete(`/api/products/${gone}`).expect(204);
    const counts = { addedProducts: 1, changedProducts: 1, deletedProducts: 1, others: 1 };
    expect(await newer()).toEqual([counts]);

    await nextDay();
    await shop.app.get(DailyTimer).run();
    clock.advance(1000);
    await admin.post(`/api/admin/products/${second}/restore`).expect(200);
    expect(await newer()).toEqual([
      { ...NONE, changedProducts: 1 },
      { ...counts, changedProducts: 2, deletedProducts: 0 },
    ]);
  });

  it('does not compare backups from before a restore', async () => {
    await setRestoredAt(new Date((await clock.now()).getTime() - DAY_MS / 2));
    expect(await newer()).toEqual([{ ...NONE, changedProducts: 1 }, null]);
  });

  it('sends a backup as it is, after the password was confirmed', async () => {
    const { name } = (await list()).backups[0] ?? { name: '' };
    const { body } = await admin
      .get(await urlOf(name))
      .buffer(true)
      .parse((stream, done) => {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => done(null, Buffer.concat(parts)));
      })
      .expect(200)
      .expect('Content-Type', 'application/x-tar')
      .expect('Cache-Control', 'no-store')
      .expect('Content-Disposition', `attachment; filename="${name}"`);
    const content = await readFile(join(dir, name));
    expect(content.equals(body as Buffer)).toBe(true);
    await admin.get(`/api/admin/backup?daily=${name}`).expect(403);
    await shop
      .request()
      .get(await urlOf(name))
      .expect(401);
    await shop.request().get(LIST).expect(401);
    await admin.get(`${await urlOf(name)}&daily=${name}`).expect(400, /daily harus satu teks/u);
    expect(shop.logs.join('')).toContain(`The daily backup ${name} was downloaded`);
  });

  it('finds no file by another name', async () => {
    await writeFile(join(folder, 'etalase-2026-01-01T00-00-00Z.tar'), 'outside');
    await writeFile(join(dir, 'mine.tar'), 'not made by the shop');
    await writeFile(join(dir, 'etalase-2026-01-01T00-00-00Z.tar.partial'), 'unfinished');
    await writeFile(join(dir, 'etalase-2026-13-01T00-00-00Z.tar'), 'no date');
    await mkdir(join(dir, 'etalase-2026-01-02T00-00-00Z.tar'));
    const names = ['', '../etalase-2026-01-01T00-00-00Z.tar', 'etalase-2026-11-21T00-00-00Z.tar'];
    for (const name of [...names, ...(await readdir(dir)).filter((other) => !/2026-11/u.test(other))])
      await admin.get(await urlOf(name)).expect(404);
    expect((await list()).backups).toHaveLength(2);
  });

  it('marks a file that was cut off, emptied or overwritten', async () => {
    const { name, bytes } = (await list()).backups[1] ?? { name: '', bytes: 0 };
    await truncate(join(dir, name), bytes - 600);
    expect((await list()).backups.map(({ verified }) => verified)).toEqual([true, false]);
    for (const content of ['', Buffer.alloc(bytes)]) {
      await writeFile(join(dir, name), content);
      expect((await list()).backups.map(({ verified }) => verified)).toEqual([true, false]);
    }
  });

  it.each(['is missing', 'is a file'])('says that its folder cannot be read when it %s', async (what) => {
    const { name } = (await list()).backups[0] ?? { name: '' };
    const url = await urlOf(name);
    await rename(dir, join(folder, 'moved'));
    try {
      if (what === 'is a file') await writeFile(dir, '');
      expect(await list()).toEqual({ problem: 'unreadable', backups: [] });
      await admin.get(url).expect(503, /Folder cadangan harian tidak bisa dibaca/u);
    } finally {
      await rm(dir, { force: true });
      await rename(join(folder, 'moved'), dir);
    }
  });
});
