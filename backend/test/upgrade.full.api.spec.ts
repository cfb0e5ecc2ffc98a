import { afterEach, describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { Config } from '../src/platform/config/config.js';
import { migrate } from '../src/platform/database/migrate.js';
import { restore } from './support/backup-commands.js';
import { createDatabase, type TestDatabase } from './support/database.js';
import { ADMIN_PASSWORD, startShop, type Shop, type ShopOptions } from './support/shop.js';

const FOLDER = join(import.meta.dirname, 'databases');
const textOf = (release: string): string => readFileSync(join(FOLDER, `${release}.sql`), 'utf8');
/** The bin keeps rows for 30 days. */
const DELETED_NOW = 'UPDATE public.product SET deleted_at = now() WHERE deleted_at IS NOT NULL';
/** The releases from 1.0.0 on. Each has a database and a backup that `databases/make.mjs` made. */
const RELEASES = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.sql'))
  .map((name) => name.replace('.sql', ''));

let databases: TestDatabase[] = [];
let shops: Shop[] = [];
afterEach(async () => {
  for (const shop of shops) await shop.close();
  for (const database of databases) await database.drop();
  databases = [];
  shops = [];
});

async function query<Row extends object>({ url }: TestDatabase, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function create(sql?: string): Promise<TestDatabase> {
  const database = await createDatabase();
  databases.push(database);
  if (sql !== undefined) await query(database, sql);
  return database;
}

async function start(database: TestDatabase, env: ShopOptions['env'] = {}): Promise<Shop> {
  const shop = await startShop({ databaseUrl: database.url, env });
  shops.push(shop);
  return shop;
}

/** Checks that the shop of databases/make.mjs is served, changed and kept. */
async function expectShop(shop: Shop): Promise<void> {
  const admin = await shop.login(ADMIN_PASSWORD);
  const list = async (): Promise<string[]> => {
    const { body } = await admin.get('/api/products').expect(200);
    return (body as { name: string; category: string }[]).map(({ name, category }) => `${name} ${category}`);
  };
  expect(await list()).toEqual(['Spanduk percetakan', 'Kartu Nama percetakan']);
  const settings = await admin.get('/api/admin/settings').expect(200);
  expect(settings.body).toEqual({ sessionTimeoutMinutes: 60 });
  const deleted = await admin.get('/api/admin/deleted').expect(200);
  const [item] = deleted.body as { id: string; name: string }[];
  expect(item?.name).toBe('Brosur');
  await admin.post(`/api/admin/products/${item?.id}/restore`).expect(200);
  expect(await list()).toHaveLength(3);
  const { body } = await admin.get('/api/flash-sales').expect(200);
  expect(body).toMatchObject([{ discountPercentage: 20 }]);
}

describe.each(RELEASES)('the database and the backup of release %s', (release) => {
  it('starts on this release', async () => {
    await expectShop(await start(await create(`${textOf(release)}; ${DELETED_NOW}`)));
  });

  it('is restored by this release, with its photo', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'etalase-upgrade-'));
    const database = await create();
    try {
      const config = new Config({ DATABASE_URL: database.url, DATA_DIR: dataDir });
      await restore(config, join(FOLDER, `${release}.tar`));
      await query(database, DELETED_NOW);
      const shop = await start(database, { DATA_DIR: dataDir });
      await expectShop(shop);
      const { body } = await shop.request().get('/api/products').expect(200);
      const images = (body as { images: string[] }[])[0]?.images ?? [];
      expect(images.filter((image) => image.startsWith('/objects/'))).toHaveLength(1);
      await shop
        .request()
        .get(images[1] ?? '')
        .expect(200)
        .expect('Content-Type', 'image/jpeg');
    } finally {
      await rm(dataDir, { recursive: true });
    }
  });

  // A later release may add tables, and columns with a default. The older release still writes its own columns.
  it('takes the rows of that release when this release has migrated it', async () => {
    const database = await create();
    await migrate(database.url);
    const tables = await query<{ name: string }>(
      database,
      `SELECT quote_ident(relname) AS name FROM pg_class
       WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> 'migrations'`,
    );
    await query(database, `TRUNCATE ${tables.map(({ name }) => name).join()}`);
    const rows = textOf(release).match(
      /^(?:INSERT INTO public\.(?!migrations |product_text )|SELECT pg_catalog.setval\('public.change).*(?:\n(?!INSERT |SELECT |ALTER ).*)*/gmu,
    );
    expect(rows?.length).toBeGreaterThan(10);
    for (const row of rows ?? []) await query(database, row);
    await query(database, DELETED_NOW);
    await expectShop(await start(database));
  });
});
