import { afterEach, describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { migrate } from '../src/platform/database/migrate.js';
import { createDatabase, type TestDatabase } from './support/database.js';
import { ADMIN_PASSWORD, startShop, type Shop } from './support/shop.js';

const FOLDER = join(import.meta.dirname, 'databases');
const textOf = (release: string): string => readFileSync(join(FOLDER, `${release}.sql`), 'utf8');
/** The bin keeps rows for 30 days. */
const DELETED_NOW = 'UPDATE public.product SET deleted_at = now() WHERE deleted_at IS NOT NULL';
/** The releases from 1.0.0 on. Each has a database that `databases/make.mjs` made. */
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

async function start(database: TestDatabase): Promise<Shop> {
  const shop = await startShop({ databaseUrl: database.url });
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

describe.each(RELEASES)('the database of release %s', (release) => {
  it('starts on this release', async () => {
    await expectShop(await start(await create(`${textOf(release)}; ${DELETED_NOW}`)));
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
