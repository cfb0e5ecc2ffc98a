import { afterEach, describe, expect, it } from '@jest/globals';
import { FixedClock } from '../src/platform/clock/testing/fixed-clock.js';
import { Clock } from '../src/platform/index.js';
import { cookieOf } from './support/cookie.js';
import { ADMIN_PASSWORD, shopForFile, type Shop } from './support/shop.js';

type Agent = Awaited<ReturnType<Shop['login']>>;

const clock = new FixedClock();
const shop = await shopForFile({
  env: { TRUST_PROXY: '1' },
  override: (builder) => builder.overrideProvider(Clock).useValue(clock),
});

describe('the admin password', () => {
  // Each test that changes the password stores the new one here, because all tests use the same shop.
  let current = ADMIN_PASSWORD;
  // After a day, the sessions and failed attempts of the previous test no longer count.
  afterEach(() => clock.advance(24 * 3_600_000));

  const change = (agent: Agent, currentPassword: unknown, newPassword: unknown) =>
    agent.post('/api/admin/change-password').send({ currentPassword, newPassword });
  const loginFrom = (ip: string, password: string) =>
    shop.request().post('/api/admin/login').set('X-Forwarded-For', ip).send({ password });

  it('a password change ends every other session and gives the current session a new token', async () => {
    const otherSession = await shop.login(current);
    const oldCookie = cookieOf(await loginFrom('127.0.0.1', current).expect(200));
    const response = await shop
      .request()
      .post('/api/admin/change-password')
      .set('Cookie', oldCookie)
      .send({ currentPassword: current, newPassword: 'rahasia-baru' })
      .expect(200, { success: true });
    expect(response.headers['cache-control']).toBe('no-store');
    current = 'rahasia-baru';

    await otherSession.get('/api/admin/session').expect(401);
    await otherSession.post('/api/admin/footer-settings').send({}).expect(401);
    await shop.request().get('/api/admin/session').set('Cookie', oldCookie).expect(401);
    await shop.request().get('/api/admin/session').set('Cookie', cookieOf(response)).expect(200);
    await shop.request().post('/api/admin/login').send({ password: ADMIN_PASSWORD }).expect(401);
    await shop.login(current);
  });

  it('a wrong current or invalid new password changes nothing and does not end the session', async () => {
    const admin = await shop.login(current);
    const wrong = await change(admin, 'salah', 'rahasia-lain').expect(400);
    expect(wrong.body).toMatchObject({
      statusCode: 400,
      message: 'Kata sandi lama salah',
      error: 'Bad Request',
    });
    const short = await change(admin, current, 'lima5').expect(400);
    expect(short.body).toMatchObject({ message: 'Kata sandi baru harus minimal 6 karakter' });
    // Five characters, although a JavaScript string of these five emoji has the length 10.
    await change(admin, current, '😀😀😀😀😀').expect(400);
    await change(admin, current, 'x'.repeat(1025)).expect(400);
    for (const value of [undefined, null, 123456, ['rahasia'], {}]) {
      await change(admin, current, value).expect(400);
      await change(admin, value, 'rahasia-lain').expect(400);
    }
    await admin.get('/api/admin/session').expect(200);
    await shop.login(current);
  });

  it('repeated wrong passwords block only the client that sent them, for 2, 4, 8 and 16 s', async () => {
    for (let attempt = 0; attempt < 3; attempt += 1) await loginFrom('203.0.113.7', 'salah').expect(401);
    for (const seconds of [2, 4, 8]) {
      const refused = await loginFrom('203.0.113.7', current).expect(429);
      expect(refused.headers['retry-after']).toBe(String(seconds));
      expect(refused.body).toEqual({
        statusCode: 429,
        message: `Terlalu banyak percobaan. Coba lagi dalam ${seconds} detik.`,
        error: 'Too Many Requests',
      });
      clock.advance(seconds * 1000);
      await loginFrom('203.0.113.7', 'salah').expect(401);
    }
    await loginFrom('203.0.113.8', current).expect(200);
    await loginFrom('203.0.113.7', current).expect(429).expect('Retry-After', '16');
    clock.advance(16_000);
    // The correct password resets the count, so the next wrong password is checked without a wait.
    await loginFrom('203.0.113.7', current).expect(200);
    await loginFrom('203.0.113.7', 'salah').expect(401);
  });

  it('logins are throttled by the address that the trusted proxy added to X-Forwarded-For', async () => {
    for (let attempt = 0; attempt < 3; attempt += 1)
      await loginFrom(`198.51.100.${attempt}, 203.0.113.9`, 'salah').expect(401);
    await loginFrom('198.51.100.77, 203.0.113.9', current).expect(429);
  });

  it('a login with a current device cookie succeeds while the client address is throttled', async () => {
    const first = await loginFrom('203.0.113.60', current).expect(200);
    const cookies = (first.get('Set-Cookie') ?? []).map((cookie) => cookie.split(';', 1)[0] ?? '');
    const [session = '', device = ''] = cookies;
    for (let attempt = 0; attempt < 3; attempt += 1) await loginFrom('203.0.113.60', 'salah').expect(401);
    await loginFrom('203.0.113.60', current).expect(429);
    // Changes the last character of the signature in base64url. 'A' and 'E' decode to different bytes.
    const forged = `${device.slice(0, -1)}${device.endsWith('A') ? 'E' : 'A'}`;
    await loginFrom('203.0.113.60', current).set('Cookie', forged).expect(429);
    await loginFrom('203.0.113.60', current).set('Cookie', device).expect(200);
    const changed = await shop
      .request()
      .post('/api/admin/change-password')
      .set({ Cookie: session, 'X-Forwarded-For': '203.0.113.60' })
      .send({ currentPassword: current, newPassword: 'rahasia-keempat' })
      .expect(200);
    current = 'rahasia-keempat';
    const renewed = changed.get('Set-Cookie')?.find((cookie) => cookie.startsWith('etalase_device='));
    // The new password has invalidated the old device cookie.
    await loginFrom('203.0.113.60', current).set('Cookie', device).expect(429);
    await loginFrom('203.0.113.60', current)
      .set('Cookie', renewed?.split(';', 1)[0] ?? '')
      .expect(200);
  });

  it('only three of a hundred simultaneous logins of one client are checked', async () => {
    const responses = await Promise.all(
      Array.from({ length: 100 }, () => loginFrom('203.0.113.50', 'salah')),
    );
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(3);
    expect(statuses.filter((status) => status === 429)).toHaveLength(97);
    await shop.request().get('/healthz').expect(200);
  });

  it('passwords, cookies and hashes are never logged', () => {
    const log = shop.logs.join('');
    expect(log).toContain('/api/admin/login');
    // The wrong passwords of these tests are 'salah'. A log line in JSON would contain `salah"`.
    expect(log).not.toMatch(/rahasia|etalase_session|etalase_device|argon2|salah"/u);
  });
});
