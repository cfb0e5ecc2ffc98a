import { describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { shopForFile } from './support/shop.js';

const PATH = '/api/admin/first-steps';

const shop = await shopForFile();
const admin = await shop.login();

describe('The list of first steps', () => {
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

  it('the list is hidden without a settings row, too', async () => {
    await admin.post('/api/admin/settings').send({ sessionTimeoutMinutes: 120 }).expect(200);
    await shop.app.get(DataSource).query('DELETE FROM settings');
    await admin.post(PATH).send({ hidden: true }).expect(200);
    expect(await read()).toEqual({ hidden: true, hoursConfirmed: false });
    await admin.get('/api/admin/settings').expect(200, { sessionTimeoutMinutes: 30 });
  });

  it('a save requires a session, and refuses values other than true and false', async () => {
    const refused = await admin.post(PATH).send({ hidden: 'ya' }).expect(400);
    expect(refused.body).toMatchObject({ message: 'hidden harus true atau false' });
    await admin.post(PATH).send({ hidden: false, more: 1 }).expect(400);
    await shop.request().get(PATH).expect(401);
    await shop.request().post(PATH).send({ hidden: true }).expect(401);
  });
});
