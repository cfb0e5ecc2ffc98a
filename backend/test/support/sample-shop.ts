import { existsSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createDatabase, withServerConnection, type TestDatabase } from './database.js';
import type { ShopServer } from './shop-server.js';

/** The database and data folder of a stopped shop with the sample catalog, to be copied. */
export interface SampleShop {
  /** A database name on the run's PostgreSQL server. */
  readonly database: string;
  readonly dataDir: string;
}

// The key of an advisory lock in the server's default database, which has no other locks.
const LOCK_KEY = 1;

/**
 * Returns the sample shop of this test run. The first call creates it: it starts a shop, which adds the sample catalog,
 * and stops the shop again.
 */
export async function sampleShop(
  start: (database: TestDatabase, dataDir: string) => Promise<ShopServer>,
): Promise<SampleShop> {
  const folder = process.env['TEST_SAMPLE_SHOP'];
  if (!folder)
    throw new Error('TEST_SAMPLE_SHOP is not set: jest runs without the global setup of this folder');
  const file = join(folder, 'shop.json');
  return withServerConnection(async (client) => {
    // Other processes wait here until the first call is finished. The end of the connection releases the lock.
    await client.query('SELECT pg_advisory_lock($1)', [LOCK_KEY]);
    if (existsSync(file)) return JSON.parse(await readFile(file, 'utf8')) as SampleShop;
    const dataDir = await mkdtemp(join(folder, 'data-'));
    const database = await createDatabase();
    const server = await start(database, dataDir);
    server.signal('SIGTERM');
    await server.exited;
    const sample: SampleShop = { database: database.name, dataDir };
    await writeFile(file, JSON.stringify(sample));
    return sample;
  });
}
