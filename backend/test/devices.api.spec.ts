import { beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { FixedClock } from '../src/platform/clock/testing/fixed-clock.js';
import { Clock } from '../src/platform/index.js';
import { cookieOf } from './support/cookie.js';
import { ADMIN_PASSWORD, shopForFile } from './support/shop.js';

const MINUTE = 60_000;
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/149.0.0.0 Mobile Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/26.0 Mobile/15E148 Safari/604.1';
const PATH = '/api/admin/devices';

interface Row {
  readonly id: string;
  readonly browser: string | null;
  readonly lastUsedAt: string;
  readonly isCurrent: boolean;
}

const clock = new FixedClock();
const shop = await shopForFile({ override: (builder) => builder.overrideProvider(Clock).useValue(clock) });

/** @param deviceCookie that of an earlier login in the same browser. */
async function login(userAgent: string, deviceCookie = ''): Promise<{ session: string; device: string }> {
  const response = await shop
    .request()
    .post('/api/admin/login')
    .set({ 'User-Agent': userAgent, Cookie: deviceCookie })
    .send({ password: ADMIN_PASSWORD })
    .expect(200);
  const [, device = ''] = response.get('Set-Cookie') ?? [];
  return { session: cookieOf(response), device: device.split(';')[0] ?? '' };
}

async function rowsFor(session: string): Promise<readonly Row[]> {
  return (await shop.request().get(PATH).set('Cookie', session).expect(200)).body as Row[];
}

describe('the list of devices', () => {
  beforeEach(async () => {
    await shop.app.get(DataSource).query('DELETE FROM admin_session');
    // The next day in WIB begins at 17.00 UTC.
    clock.set('2026-11-21T16:50:00Z');
  });

  const isLoggedIn = async (session: string): Promise<boolean> =>
    (await shop.request().get('/api/admin/session').set('Cookie', session)).status === 200;

  it('has one row for each device and day in WIB, with the last use and without an address', async () => {
    const phone = await login(ANDROID);
    clock.advance(5 * MINUTE);
    await login(ANDROID, phone.device);
    clock.advance(10 * MINUTE);
    await login(ANDROID, phone.device);
    const { session } = await login(ANDROID);
    const rows = await rowsFor(session);
    expect(rows).toEqual(
      [
        ['2026-11-21T17:05:00.000Z', true],
        ['2026-11-21T17:05:00.000Z', false],
        ['2026-11-21T16:55:00.000Z', false],
      ].map(([lastUsedAt, isCurrent]) => ({
        id: rows.find((row) => row.isCurrent === isCurrent)?.id,
        browser: 'Chrome di Android',
        lastUsedAt,
        isCurrent,
      })),
    );
  });

  it('ends the sessions of one device, on every day', async () => {
    const phone = await login(IPHONE);
    clock.advance(15 * MINUTE);
    const phoneToday = await login(IPHONE, phone.device);
    const [here, third] = [await login(ANDROID), await login(ANDROID)];
    const id = (await rowsFor(phoneToday.session)).find(({ isCurrent }) => isCurrent)?.id ?? '';
    await shop.request().delete(`${PATH}/${id}`).set('Cookie', here.session).expect(204);
    const all = [phone, phoneToday, here, third].map(({ session }) => isLoggedIn(session));
    expect(await Promise.all(all)).toEqual([false, false, true, true]);
    for (const [missing, status] of [
      [randomUUID(), 204],
      ['x', 404],
    ] as const)
      await shop.request().delete(`${PATH}/${missing}`).set('Cookie', here.session).expect(status);
    expect(await rowsFor(here.session)).toHaveLength(2);
  });

  it('ends every session but the one that asks', async () => {
    const [here, phone, copied] = [await login(ANDROID), await login(IPHONE), await login(ANDROID)];
    await shop.request().delete(PATH).set('Cookie', here.session).expect(204);
    const all = [here, phone, copied].map(({ session }) => isLoggedIn(session));
    expect(await Promise.all(all)).toEqual([true, false, false]);
    expect(await rowsFor(here.session)).toMatchObject([{ browser: 'Chrome di Android', isCurrent: true }]);
  });

  it('names each session of an earlier release as a device of its own', async () => {
    const [here, older] = [await login(ANDROID), await login(IPHONE)];
    await shop.app
      .get(DataSource)
      .query("UPDATE admin_session SET device = NULL WHERE browser LIKE '%iPhone'");
    const id = (await rowsFor(older.session)).find(({ isCurrent }) => isCurrent)?.id ?? '';
    await shop.request().delete(`${PATH}/${id}`).set('Cookie', here.session).expect(204);
    expect([await isLoggedIn(here.session), await isLoggedIn(older.session)]).toEqual([true, false]);
  });
});
