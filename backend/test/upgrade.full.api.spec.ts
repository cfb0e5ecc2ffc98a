import { afterEach, describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { isBefore1_0, LAST_BEFORE_1_0 } from '../migrations/before-1.0.js';
import { migrations } from '../migrations/index.js';
import { Config } from '../src/platform/config/config.js';
import { databaseTooOld, migrate } from '../src/platform/database/migrate.js';
import { restore, verify } from './support/backup-commands.js';
import { createDatabase, type TestDatabase } from './support/database.js';
import { ADMIN_PASSWORD, startShop, type Shop } from './support/shop.js';

const FOLDER = join(import.meta.dirname, 'databases');
const OLD = '0.1.0';
const textOf = (release: string): string => readFileSync(join(FOLDER, `${release}.sql`), 'utf8');
/** The bin keeps rows for 30 days. */
const DELETED_NOW = 'UPDATE public.product SET deleted_at = now() WHERE deleted_at IS NOT NULL';
/** The releases from 1.0.0 on. Each has a database that `databases/make.mjs` made. */
const RELEASES = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.sql') && !name.startsWith(OLD))
  .map((name) => name.replace('.sql', ''));

// Tables, columns, constraints, indexes, triggers and functions. The order of columns does not matter.
const SCHEMA = `
  SELECT concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS part FROM pg_constraint
  WHERE connamespace = 'public'::regnamespace
  UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
  UNION ALL SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
  UNION ALL SELECT pg_get_functiondef(p.oid) FROM pg_proc p
    WHERE pronamespace = 'public'::regnamespace
      AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = p.oid AND deptype = 'e')
  UNION ALL SELECT concat_ws(' ', table_name, column_name, data_type, udt_name, is_nullable, column_default, is_identity)
    FROM information_schema.columns WHERE table_schema = 'public'
  ORDER BY part`;

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

const applied = async (database: TestDatabase): Promise<string[]> =>
  (await query<{ name: string }>(database, 'SELECT name FROM migrations ORDER BY "timestamp"')).map(
    ({ name }) => name,
  );
const names = migrations.map(({ name }) => name);

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

describe('a database of the last release before 1.0.0', () => {
  it('is taken over with its data, and gets the schema of a new database', async () => {
    const [old, fresh] = [await create(textOf(OLD)), await create()];
    await migrate(fresh.url);
    await query(old, DELETED_NOW);
    await expectShop(await start(old));
    expect(await applied(old)).toEqual(names);
    expect(await query(old, SCHEMA)).toEqual(await query(fresh, SCHEMA));
  });

  it('stays unchanged when taking it over fails', async () => {
    // The statements after the renamed table fail.
    const old = await create(
      `${textOf(OLD)}; CREATE VIEW public.names AS SELECT product_ids FROM public.sample_data`,
    );
    const before = await query(old, SCHEMA);
    await expect(migrate(old.url)).rejects.toThrow('depend');
    expect(await query(old, SCHEMA)).toEqual(before);
    expect(await applied(old)).not.toContain(names[0]);
  });

  it('is restored and verified from a backup', async () => {
    const target = await create();
    const folder = await mkdtemp(join(tmpdir(), 'etalase-upgrade-'));
    const config = new Config({ DATA_DIR: folder, DATABASE_URL: target.url, ADMIN_PASSWORD });
    const backup = join(FOLDER, `${OLD}.tar`);
    expect(await verify(config, backup)).toContain('28 rows and 0 images');
    await restore(config, backup);
    expect(await applied(target)).toEqual(names);
    const fresh = await create();
    await migrate(fresh.url);
    expect(await query(target, SCHEMA)).toEqual(await query(fresh, SCHEMA));
    await query(target, DELETED_NOW);
    await expectShop(await start(target));
    await rm(folder, { recursive: true });
  });
});

it('a database of an older release is refused with one sentence, and stays unchanged', async () => {
  const old = await create(`${textOf(OLD)}; DELETE FROM public.migrations WHERE name = '${LAST_BEFORE_1_0}'`);
  await expect(start(old)).rejects.toThrow(databaseTooOld);
  expect((await applied(old)).every(isBefore1_0)).toBe(true);
});

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
