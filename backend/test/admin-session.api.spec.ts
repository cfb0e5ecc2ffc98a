import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { FixedClock } from '../src/platform/clock/testing/fixed-clock.js';
import { Clock } from '../src/platform/index.js';
import { cookieOf } from './support/cookie.js';
import { ADMIN_PASSWORD, startShop, type Shop } from './support/shop.js';

const MINUTE = 60_000;

describe('admin sessions', () => {
  const clock = new FixedClock();
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({ override: (builder) => builder.overrideProvider(Clock).useValue(clock) });
  });
  afterAll(() => shop.close());
  // Throttles and sessions of one test are over before the next.
  afterEach(() => clock.advance(24 * 60 * MINUTE));

  const login = (password: unknown) => shop.request().post('/api/admin/login').send({ password });
  const isIn = async (cookie: string): Promise<boolean> =>
    (await shop.request().get('/api/admin/session').set('Cookie', cookie)).status === 200;

  it('opens with the password and a cookie that scripts and other sites cannot use', async () => {
    const answer = await login(ADMIN_PASSWORD).expect(200, { success: true });
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^etalase_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/u),
      expect.stringMatching(
        /^etalase_device=[\w-]{22}\.[\w-]{43}; Max-Age=34560000; Path=\/api\/admin\/login; Expires=[^;]+; HttpOnly; SameSite=Strict$/u,
      ),
    ]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await isIn(cookieOf(answer))).toBe(true);
  });

  it.each(['', 'salah', ` ${ADMIN_PASSWORD}`, 'x'.repeat(4000), '\u0000'])(
    'says the same to every wrong password: %j',
    async (password) => {
      const answer = await login(password).expect(401);
      expect(answer.body).toEqual({ statusCode: 401, message: 'Kata sandi salah', error: 'Unauthorized' });
      expect(answer.headers['set-cookie']).toBeUndefined();
    },
  );

  it.each([{}, { password: null }, { password: 7 }, { password: ['x'] }, { password: { $ne: '' } }, []])(
    'refuses a login that is none: %j',
    async (body) => {
      await shop.request().post('/api/admin/login').send(body).expect(400);
    },
  );

  it('refuses unknown fields', async () => {
    await shop
      .request()
      .post('/api/admin/login')
      .send({ password: ADMIN_PASSWORD, username: 'x' })
      .expect(400);
  });

  it('gives a new token each time and ends the session that was brought along', async () => {
    const first = cookieOf(await login(ADMIN_PASSWORD).expect(200));
    const other = cookieOf(await login(ADMIN_PASSWORD).expect(200));
    const second = cookieOf(await login(ADMIN_PASSWORD).set('Cookie', first).expect(200));
    expect(second).not.toBe(first);
    expect(await Promise.all([first, second, other].map(isIn))).toEqual([false, true, true]);
  });

  it.each([
    'etalase_session=',
    `etalase_session=${'A'.repeat(43)}`,
    "etalase_session=' OR 1=1",
    '__Host-etalase=x',
  ])('does not know %s', async (cookie) => {
    const answer = await shop.request().get('/api/admin/session').set('Cookie', cookie).expect(401);
    expect(answer.body).toMatchObject({ message: 'Sesi sudah berakhir. Silakan masuk lagi.' });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('tells when it ends, and does not last longer for being asked', async () => {
    const admin = await shop.login();
    const end = new Date((await clock.now()).getTime() + 30 * MINUTE).toISOString();
    for (let asked = 0; asked < 3; asked += 1) {
      const answer = await admin.get('/api/admin/session').expect(200, { expiresAt: end });
      expect(answer.headers['cache-control']).toBe('no-store');
      clock.advance(9 * MINUTE);
    }
    clock.advance(3 * MINUTE);
    await admin.get('/api/admin/session').expect(401);
  });

  it('lives on while it is used, and ends after twelve hours all the same', async () => {
    const admin = await shop.login();
    for (let minutes = 0; minutes < 700; minutes += 20) {
      await admin.get('/api/admin/settings').expect(200);
      clock.advance(20 * MINUTE);
    }
    await admin.get('/api/admin/settings').expect(200);
    clock.advance(19 * MINUTE);
    await admin.get('/api/admin/settings').expect(200);
    clock.advance(MINUTE);
    await admin.get('/api/admin/settings').expect(401);
  });

  it('idles as long as was saved', async () => {
    const admin = await shop.login();
    await admin.get('/api/admin/settings').expect(200, { sessionTimeoutMinutes: 30 });
    for (const sessionTimeoutMinutes of [15, 60, 120]) {
      const again = await shop.login();
      await again
        .post('/api/admin/settings')
        .send({ sessionTimeoutMinutes })
        .expect(200, { sessionTimeoutMinutes });
      clock.advance(sessionTimeoutMinutes * MINUTE - 1);
      await again.get('/api/admin/session').expect(200);
      clock.advance(1);
      await again.get('/api/admin/session').expect(401);
    }
    const last = await shop.login();
    await last.post('/api/admin/settings').send({ sessionTimeoutMinutes: 30 }).expect(200);
  });

  it.each([0, 5, 45, 15.5, '30', null, -15, [30], 1e300])(
    'takes no timeout of %j',
    async (sessionTimeoutMinutes) => {
      const admin = await shop.login();
      await admin.post('/api/admin/settings').send({ sessionTimeoutMinutes }).expect(400);
      await admin.post('/api/admin/settings').send({ sessionTimeoutMinutes: 30, more: 1 }).expect(400);
      await admin.get('/api/admin/settings').expect(200, { sessionTimeoutMinutes: 30 });
    },
  );

  it('ends by logout, for good', async () => {
    const cookie = cookieOf(await login(ADMIN_PASSWORD).expect(200));
    const answer = await shop.request().post('/api/admin/logout').set('Cookie', cookie).expect(204);
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^etalase_session=; Path=\/; Expires=Thu, 01 Jan 1970/u),
    ]);
    expect(await isIn(cookie)).toBe(false);
    await shop.request().post('/api/admin/logout').set('Cookie', cookie).expect(401);
  });

  it('stores neither token nor password, and leaves no row of an ended session', async () => {
    const cookie = cookieOf(await login(ADMIN_PASSWORD).expect(200));
    const database = shop.app.get(DataSource);
    const rows: object[] = await database.query('SELECT a.*, s.* FROM admin_account a, admin_session s');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(cookie.split('=')[1]);
    expect(JSON.stringify(rows)).not.toContain(ADMIN_PASSWORD);
  });
});

describe('a shop at an https address', () => {
  it('sends a cookie that browsers keep to this very host and to https', async () => {
    const shop = await startShop({ env: { PUBLIC_URL: 'https://toko.example' } });
    try {
      const answer = await shop
        .request()
        .post('/api/admin/login')
        .send({ password: ADMIN_PASSWORD })
        .expect(200);
      expect(answer.headers['set-cookie']).toEqual([
        expect.stringMatching(/^__Host-etalase=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/u),
        expect.stringMatching(
          /^__Secure-etalase-device=.+; Path=\/api\/admin\/login; .+; HttpOnly; Secure; SameSite=Strict$/u,
        ),
      ]);
      const cookie = cookieOf(answer);
      await shop.request().get('/api/admin/session').set('Cookie', cookie).expect(200);
      const unprefixed = cookie.replace('__Host-etalase', 'etalase_session');
      await shop.request().get('/api/admin/session').set('Cookie', unprefixed).expect(401);
    } finally {
      await shop.close();
    }
  });
});
