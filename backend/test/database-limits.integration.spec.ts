import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import { dataSourceOptions } from '../src/platform/database/data-source-options.js';
import { migrate } from '../src/platform/database/migrate.js';
import { createDatabase, type TestDatabase } from './support/database.js';

/** A migration that takes longer than the statement timeout of requests. */
class Slow1700000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('SELECT pg_sleep(4)');
    await runner.query(`CREATE TABLE slow AS SELECT current_setting('statement_timeout') AS allowed`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE slow');
  }
}

describe('the limits of a statement', () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  beforeEach(async () => {
    database = await createDatabase();
    dataSource = await new DataSource({ ...dataSourceOptions(database.url), entities: [] }).initialize();
  });
  afterEach(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  it('the statement timeout does not apply to migrations', async () => {
    await migrate(database.url, [Slow1700000000000]);
    expect(await dataSource.query('SELECT allowed FROM slow')).toEqual([{ allowed: '0' }]);
  });

  it('the statement timeout cancels a slow query, and the connection remains usable', async () => {
    const backendPid = async (): Promise<unknown> => dataSource.query('SELECT pg_backend_pid()');
    const before = await backendPid();
    await expect(dataSource.query('SELECT pg_sleep(20)')).rejects.toThrow('statement timeout');
    expect(await backendPid()).toEqual(before);
  });

  it('a process that stalls beyond the deadline of a query reads the answer that arrived meanwhile', async () => {
    const answer = dataSource.query('SELECT 1 AS one, pg_sleep(0.3)');
    await sleep(200);
    // From here, the deadline's timer is due before the socket is read.
    await new Promise((resolve) => setImmediate(resolve));
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3000);
    expect(await answer).toEqual([{ one: 1, pg_sleep: '' }]);
  });
});
