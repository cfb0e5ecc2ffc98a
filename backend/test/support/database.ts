import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { SHOP_ROLE } from '../../src/platform/domain/shop-role.js';

export interface TestDatabase {
  readonly name: string;
  readonly url: string;
  drop(): Promise<void>;
}

/**
 * Creates a database on the run's PostgreSQL server, empty or as a copy of `template`, which must have no
 * connections. The role in the database's URL owns it and has no other rights.
 */
export async function createDatabase(template = 'template1'): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await withServerConnection((client) =>
    client.query(`CREATE DATABASE ${name} TEMPLATE ${template} OWNER ${SHOP_ROLE}`),
  );
  const url = new URL(serverUrl());
  url.username = SHOP_ROLE;
  url.pathname = `/${name}`;
  return {
    name,
    url: url.href,
    drop: async () =>
      void (await withServerConnection((client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`))),
  };
}

/** Runs `work` with a connection to the default database of the run's PostgreSQL server. */
export async function withServerConnection<T>(work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function serverUrl(): string {
  const url = process.env['TEST_POSTGRES_URL'];
  if (!url)
    throw new Error('TEST_POSTGRES_URL is not set: the tests run without the global setup of this folder');
  return url;
}
