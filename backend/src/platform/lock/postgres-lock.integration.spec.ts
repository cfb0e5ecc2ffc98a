import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { createDatabase, type TestDatabase } from '../../../test/support/database.js';
import { PostgresLock } from './postgres-lock.js';
import { lockContract } from './testing/lock.contract.js';

let database: TestDatabase;
let client: Client;

beforeAll(async () => {
  database = await createDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

/** The lock of one replica. Each `run` and `tryRun` has a separate connection. */
const replica = (): PostgresLock => new PostgresLock(database);

lockContract('PostgresLock', replica);

describe('PostgresLock', () => {
  it.each([
    ['migrations', 7_301_947],
    ['imageCollection', 7_301_950],
    ['sampleData', 7_301_952],
  ] as const)('locks %s with the key %d, as the previous release does', async (name, key) => {
    await replica().tryRun(name, async () => {
      const { rows } = await client.query<{ free: boolean }>('SELECT pg_try_advisory_lock($1) AS free', [
        key,
      ]);
      expect(rows).toEqual([{ free: false }]);
    });
    expect.assertions(1);
  });

  it('is released when the connection of its holder ends', async () => {
    const held = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    const holder = replica().tryRun('sampleData', async () => {
      held.resolve();
      await end.promise;
    });
    await held.promise;
    const taken = replica().run('sampleData', () => Promise.resolve('taken'));
    // Ends only the holder's connection, because the lock of the waiting connection is not granted.
    await client.query(
      `SELECT pg_terminate_backend(pid) FROM pg_locks
       WHERE granted AND locktype = 'advisory'
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    );
    expect(await taken).toBe('taken');
    end.resolve();
    await holder;
  });
});
