import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { AppModule } from '../src/app.module.js';
import { examine } from '../src/operations/commands/doctor-command.js';
import { Config } from '../src/platform/config/config.js';
import { create, categoryBody, productBody } from './support/catalog.js';
import { createDatabase, type TestDatabase } from './support/database.js';
import { ADMIN_PASSWORD, type Shop, startShop } from './support/shop.js';

const ADVICE = 'The database is read-only. DATABASE_URL: name the primary server';

let database: TestDatabase;
let shop: Shop;
/** The shops of one process write to the log of the first. */
let logs: readonly string[];

async function setReadOnly(state: 'on' | 'off'): Promise<void> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query('SET default_transaction_read_only = off');
  await client.query(`ALTER DATABASE ${database.name} SET default_transaction_read_only = ${state}`);
  await client.end();
}

beforeAll(async () => {
  database = await createDatabase();
  const first = await startShop({ databaseUrl: database.url });
  const admin = await first.login();
  await create(admin, '/api/categories', categoryBody());
  await create(admin, '/api/products', productBody());
  await first.close();
  logs = first.logs;
  await setReadOnly('on');
  shop = await startShop({ databaseUrl: database.url });
});
afterAll(async () => {
  await shop.close();
  await database.drop();
});

it('a shop starts with a read-only database, warns, and answers reads', async () => {
  expect(logs.filter((line) => line.includes(`"msg":"${ADVICE}`))).toHaveLength(1);
  const { body } = await shop.request().get('/api/products').expect(200);
  expect(body).toHaveLength(1);
});

it('a write to a read-only database gets 503 with the cause, and the log says what to do', async () => {
  const { body } = await shop
    .request()
    .post('/api/admin/login')
    .send({ password: ADMIN_PASSWORD })
    .expect(503)
    .expect('Retry-After', '5');
  expect(body.message).toBe('Server sedang tidak bisa menyimpan perubahan. Coba lagi nanti.');
  const line = logs.find((entry) => entry.includes('POST /api/admin/login'));
  expect(JSON.parse(line ?? '{}')).toMatchObject({ level: 40, msg: expect.stringContaining(ADVICE) });
  expect(logs.join('')).not.toContain('Unexpected error');
});

it('readiness and doctor report a read-only database', async () => {
  const { body } = await shop.request().get('/readyz').expect(503);
  expect(body.details).toMatchObject({ database: { status: 'down' }, storage: { status: 'up' } });
  const config = new Config({ DATABASE_URL: database.url, DATA_DIR: shop.dataDir });
  expect(await examine(config, AppModule)).toContainEqual(
    expect.objectContaining({ level: 'error', problem: 'databaseUnwritable', detail: '25006' }),
  );
});

it('a shop accepts writes when the database is no longer read-only', async () => {
  await setReadOnly('off');
  await shop.close();
  shop = await startShop({ databaseUrl: database.url });
  await shop.login();
  await shop.request().get('/readyz').expect(200);
});
