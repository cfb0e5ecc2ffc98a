import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createDatabase, onServer, type TestDatabase } from './database.js';
import type { ShopServer } from './shop-server.js';

/** What a shop with the sample catalogue left when it was stopped, to be copied. */
export interface SampleShop {
  readonly database: string;
  readonly dataDir: string;
}

// Nobody else locks anything on the server's own database.
const LOCK = 1;

/** The run's sample shop; the first caller makes it by starting a shop and stopping it. */
export async function sampleShop(
  start: (database: TestDatabase, dataDir: string) => Promise<ShopServer>,
): Promise<SampleShop> {
  const folder = process.env['TEST_SAMPLE_SHOP'];
  if (!folder) throw new Error('Global setup names the folder of the sample shop');
  const sample = { database: 'sample_shop', dataDir: join(folder, 'data') };
  await onServer(async (client) => {
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
