import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { migrations } from '../migrations/index.js';
import { migrate } from '../src/platform/database/migrate.js';
import type { Agent } from './support/catalog.js';
import { createDatabase } from './support/database.js';
import { startShop, type Shop } from './support/shop.js';

const PATH = '/api/admin/first-steps';

describe('The list of first steps', () => {
  let shop: Shop;
  let admin: Agent;
  beforeAll(async () => {
    shop = await startShop();
    admin = await shop.login();
  });
  afterAll(() => shop.close());

  const read = async () => (await admin.get(PATH).expect(200)).body as unknown;

  it('the list is shown until the owner hides it; omitted fields do not change', async () => {
    expect(await read()).toEqual({ hidden: false, hoursConfirmed: false });
    const confirmed = { hidden: false, hoursConfirmed: true };
    expect((await admin.post(PATH).send({ hoursConfirmed: true }).expect(200)).body).toEqual(confirmed);
    expect((await admin.post(PATH).send({}).expect(200)).body).toEqual(confirmed);
    await admin.post(PATH).send({ hidden: true }).expect(200);
    expect(await read()).toEqual({ hidden: true, hoursConfirmed: true });
    await admin.get('/api/admin/settings').expect(200, { sessionTimeoutMinutes: 30 });
  });

  it('hiding the list does not change the session timeout, even without a settings row', async () => {
    await admin.post('/api/admin/settings').send({ sessionTimeoutMinutes: 120 }).expect(200);
    await shop.app.get(DataSource).query('DELETE FROM settings');
    await admin.post(PATH).send({ hidden: true }).expect(200);
    await admin.get('/api/admin/settings').expect(200, { sessionTimeoutMinutes: 120 });
  });

  it('a save requires a session, and refuses values other than true and false', async () => {
    const refused = await admin.post(PATH).send({ hidden: 'ya' }).expect(400);
    expect(refused.body).toMatchObject({ message: 'hidden harus true atau false' });
    await admin.post(PATH).send({ hidden: false, more: 1 }).expect(400);
    await shop.request().get(PATH).expect(401);
    await shop.request().post(PATH).send({ hidden: true }).expect(401);
  });

  it.each([
    ['hidden in an upgraded shop with a product that is not a sample', false, true],
    ['shown in an upgraded shop whose only product is a sample', true, false],
  ])('the list is %s', async (_, isSample, hidden) => {
    const old = await createDatabase();
    try {
      const until = migrations.findIndex(({ name }) => name.startsWith('FirstSteps'));
      await migrate(old.url, migrations.slice(0, until));
      const source = await new DataSource({ type: 'postgres', url: old.url }).initialize();
      await source.query(
        `INSERT INTO product (id, name, description, category, price, images, is_new, is_active, is_sample, created_at,
           updated_at, version)
         VALUES (gen_random_uuid(), 'Brosur', 'x', 'cetak', 1000, '{https://x.example/a.jpg}', false, true, $1, now(),
           now(), 1)`,
        [isSample],
      );
      await source.query('INSERT INTO settings VALUES (1, 30, 1, now())');
      await migrate(old.url);
      expect(await source.query('SELECT first_steps_hidden AS hidden FROM settings')).toEqual([{ hidden }]);
      await source.destroy();
    } finally {
      await old.drop();
    }
  });
});
