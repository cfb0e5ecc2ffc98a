import { afterEach, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { FixedClock } from '../src/platform/clock/testing/fixed-clock.js';
import { Clock } from '../src/platform/index.js';
import { cookieOf } from './support/cookie.js';
import { ADMIN_PASSWORD, shopForFile, startShop } from './support/shop.js';

const MINUTE = 60_000;

const clock = new FixedClock();
const shop = await shopForFile({ override: (builder) => builder.overrideProvider(Clock).useValue(clock) });

describe('an admin session', () => {
  // After a day, the sessions and failed logins of one test do not affect the next test.
  afterEach(() => clock.advance(24 * 60 * MINUTE));

  const login = (password: unknown) => shop.request().post('/api/admin/login').send({ password });
  const isLoggedIn = async (cookie: string): Promise<boolean> =>
    (await shop.request().get('/api/admin/session').set('Cookie', cookie)).status === 200;

  it('a login with the password sets cookies that are HttpOnly and SameSite=Strict', async () => {
    const response = await login(ADMIN_PASSWORD).expect(200, { success: true });
    expect(response.headers['set-cookie']).toEqual([
      expect.stringMatching(/^etalase_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/u),
      expect.stringMatching(
        /^etalase_device=[\w-]{22}\.[\w-]{43}; Max-Age=34560000; Path=\/api\/admin\/login; Expires=[^;]+; HttpOnly; SameSite=Strict$/u,
      ),
    ]);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(await isLoggedIn(cookieOf(response))).toBe(true);
  });

  it.each(['', 'salah', ` ${ADMIN_PASSWORD}`, 'x'.repeat(4000), '\u0000'])(
    'a login with a wrong password always gets the same 401: %j',
    async (password) => {
      const response = await login(password).expect(401);
      expect(response.body).toEqual({ statusCode: 401, message: 'Kata sandi salah', error: 'Unauthorized' });
      expect(response.headers['set-cookie']).toBeUndefined();
    },
  );

  it.each([{}, { password: null }, { password: 7 }, { password: ['x'] }, { password: { $ne: '' } }, []])(
    'the malformed login body %j is refused with 400',
    async (body) => {
      await shop.request().post('/api/admin/login').send(body).expect(400);
    },
  );

  it('a login body with an unknown field is refused with 400', async () => {
    await shop
      .request()
      .post('/api/admin/login')
      .send({ password: ADMIN_PASSWORD, username: 'x' })
      .expect(400);
  });

  it('each login creates a new session and ends the session of the sent cookie', async () => {
    const first = cookieOf(await login(ADMIN_PASSWORD).expect(200));
    const other = cookieOf(await login(ADMIN_PASSWORD).expect(200));
    const second = cookieOf(await login(ADMIN_PASSWORD).set('Cookie', first).expect(200));
    expect(second).not.toBe(first);
    expect(await Promise.all([first, second, other].map(isLoggedIn))).toEqual([false, true, true]);
  });

  it.each([
    'etalase_session=',
    `etalase_session=${'A'.repeat(43)}`,
    "etalase_session=' OR 1=1",
    '__Host-etalase=x',
  ])('a session is not found for the cookie %s', async (cookie) => {
    const response = await shop.request().get('/api/admin/session').set('Cookie', cookie).expect(401);
    expect(response.body).toMatchObject({ message: 'Sesi sudah berakhir. Silakan masuk lagi.' });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('reading the expiry of a session does not extend the session', async () => {
    const admin = await shop.login();
    const end = new Date((await clock.now()).getTime() + 30 * MINUTE).toISOString();
    for (let reads = 0; reads < 3; reads += 1) {
      const response = await admin.get('/api/admin/session').expect(200, { expiresAt: end });
      expect(response.headers['cache-control']).toBe('no-store');
      clock.advance(9 * MINUTE);
    }
    clock.advance(3 * MINUTE);
    await admin.get('/api/admin/session').expect(401);
  });

  it('ends after the idle timeout from the settings', async () => {
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
    // The following tests expect the default.
    const last = await shop.login();
    await last.post('/api/admin/settings').send({ sessionTimeoutMinutes: 30 }).expect(200);
  });

  it.each([0, 5, 45, 15.5, '30', null, -15, [30], 1e300])(
    'the settings refuse an idle timeout of %j and unknown fields',
    async (sessionTimeoutMinutes) => {
      const admin = await shop.login();
      await admin.post('/api/admin/settings').send({ sessionTimeoutMinutes }).expect(400);
      await admin.post('/api/admin/settings').send({ sessionTimeoutMinutes: 30, more: 1 }).expect(400);
      await admin.get('/api/admin/settings').expect(200, { sessionTimeoutMinutes: 30 });
    },
  );

  it('ends at logout, which clears the session cookie', async () => {
    const cookie = cookieOf(await login(ADMIN_PASSWORD).expect(200));
    const response = await shop.request().post('/api/admin/logout').set('Cookie', cookie).expect(204);
    expect(response.headers['set-cookie']).toEqual([
      expect.stringMatching(/^etalase_session=; Path=\/; Expires=Thu, 01 Jan 1970/u),
    ]);
    expect(await isLoggedIn(cookie)).toBe(false);
    await shop.request().post('/api/admin/logout').set('Cookie', cookie).expect(401);
  });

  it('the database stores no token, no password and no ended session', async () => {
    const cookie = cookieOf(await login(ADMIN_PASSWORD).expect(200));
    const database = shop.app.get(DataSource);
    const rows: object[] = await database.query('SELECT a.*, s.* FROM admin_account a, admin_session s');
    // The query combines the only account with each session. One row means that only the new session is stored.
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(cookie.split('=')[1]);
    expect(JSON.stringify(rows)).not.toContain(ADMIN_PASSWORD);
  });
});

describe('a shop with an https PUBLIC_URL', () => {
  it('with an https PUBLIC_URL, cookies are Secure and have the prefix __Host- or __Secure-', async () => {
    const shop = await startShop({ env: { PUBLIC_URL: 'https://toko.example' } });
    try {
      const response = await shop
        .request()
        .post('/api/admin/login')
        .send({ password: ADMIN_PASSWORD })
        .expect(200);
      expect(response.headers['set-cookie']).toEqual([
        expect.stringMatching(/^__Host-etalase=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/u),
        expect.stringMatching(
          /^__Secure-etalase-device=.+; Path=\/api\/admin\/login; .+; HttpOnly; Secure; SameSite=Strict$/u,
        ),
      ]);
      const cookie = cookieOf(response);
      await shop.request().get('/api/admin/session').set('Cookie', cookie).expect(200);
      const unprefixed = cookie.replace('__Host-etalase', 'etalase_session');
      await shop.request().get('/api/admin/session').set('Cookie', unprefixed).expect(401);
    } finally {
      await shop.close();
    }
  });
});
