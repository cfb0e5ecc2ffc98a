import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createDatabase, withServerConnection, type TestDatabase } from './database.js';
import type { ShopServer } from './shop-server.js';

/** The database and data folder of a stopped shop with the sample catalog, to be copied. */
export interface SampleShop {
  /** A database name on the run's PostgreSQL server. */
  readonly database: string;
  readonly dataDir: string;
}

// The key of an advisory lock in the server's default database, where nothing else takes one.
const LOCK = 1;

/** Returns the run's sample shop. The first caller creates it: it starts a shop, which seeds the catalog, and stops it. */
export async function sampleShop(
  start: (database: TestDatabase, dataDir: string) => Promise<ShopServer>,
): Promise<SampleShop> {
  const folder = process.env['TEST_SAMPLE_SHOP'];
  if (!folder)
    throw new Error('TEST_SAMPLE_SHOP is not set: jest runs without the global setup of this folder');
  const sample = { database: 'sample_shop', dataDir: join(folder, 'data') };
  await withServerConnection(async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    if (existsSync(sample.dataDir)) return;
    await mkdir(folder, { recursive: true });
    const dataDir = await mkdtemp(join(folder, 'unfinished-'));
    const database = await createDatabase();
    const server = await start(database, dataDir);
    server.signal('SIGTERM');
    await server.exited;
    await client.query(`DROP DATABASE IF EXISTS ${sample.database}`);
    await client.query(
      `ALTER DATABASE ${new URL(database.url).pathname.slice(1)} RENAME TO ${sample.database}`,
    );
    await rename(dataDir, sample.dataDir);
  });
  return sample;
}
