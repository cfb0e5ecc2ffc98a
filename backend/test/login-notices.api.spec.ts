import { beforeEach, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { FixedClock } from '../src/platform/clock/testing/fixed-clock.js';
import { Clock } from '../src/platform/index.js';
import { cookieOf } from './support/cookie.js';
import { ADMIN_PASSWORD, shopForFile } from './support/shop.js';
import situations from './situations/login-notices.json' with { type: 'json' };

const DAY = 24 * 3_600_000;
const { browsers } = situations;

const clock = new FixedClock();
const shop = await shopForFile({ override: (builder) => builder.overrideProvider(Clock).useValue(clock) });

async function login(browser: keyof typeof browsers, password = ADMIN_PASSWORD) {
  const response = await shop
    .request()
    .post('/api/admin/login')
    .set('User-Agent', browsers[browser])
    .send({ password });
  return { cookie: response.ok ? cookieOf(response) : '', body: response.body as object };
}

describe('a notice about logins', () => {
  let owner = '';
  beforeEach(async () => {
    clock.advance(200 * DAY);
    await shop.app.get(DataSource).query('TRUNCATE login_day, login_attempts, admin_session');
    const first = await login('Chrome di Android');
    owner = first.cookie;
    expect(first.body).toEqual({ success: true });
  });

  const notices = async (cookie = owner) =>
    (await shop.request().get('/api/admin/login-notices').set('Cookie', cookie).expect(200)).body as {
      kind: string;
      at: string;
      browser: string | null;
    }[];
  const confirm = (body: object) =>
    shop.request().post('/api/admin/login-notices/confirm').set('Cookie', owner).send(body);
  const isoNow = async () => (await clock.now()).toISOString();

  it('names each login with a browser and system that are new, until the owner confirms it', async () => {
    expect(await notices()).toEqual([]);
    const at: string[] = [];
    for (const browser of ['Safari di iPhone', 'unknown'] as const) {
      clock.advance(60_000);
      at.push(await isoNow());
      expect((await login(browser)).body).toEqual({ success: true, hasNotices: true });
      await login(browser);
    }
    const expected = ['Safari di iPhone', null].map((browser, index) => ({
      kind: 'newBrowser',
      at: at[index],
      browser,
      wrongPasswords: 0,
    }));
    expect(await notices()).toEqual(expected);
    await confirm({ kind: 'newBrowser', at: at[0] }).expect(204);
    expect(await notices()).toEqual(expected.slice(1));
    await confirm({ kind: 'newBrowser', at: at[1] }).expect(204);
    expect((await login('Safari di iPhone')).body).toEqual({ success: true });
  });

  it.each(situations.returns)('$#: after $days days, a browser is new: $isNew', async ({ days, isNew }) => {
    clock.advance(days * DAY);
    const { cookie } = await login('Chrome di Android');
    const found = await notices(cookie);
    expect(found.map(({ browser }) => browser)).toEqual(isNew ? ['Chrome di Android'] : []);
  });

  it('counts the wrong passwords of a day in WIB from 10 on, until the owner confirms it', async () => {
    // 9 wrong passwords before midnight in WIB, and 10 after it.
    clock.set('2028-01-01T16:50:00Z');
    for (const [minute, wrong] of [
      [0, 9],
      [20, 10],
    ] as const) {
      clock.advance(minute * 60_000);
      for (let count = 0; count < wrong; count += 1) {
        await login(count % 2 ? 'unknown' : 'Safari di iPhone', 'salah');
        await shop.app.get(DataSource).query('TRUNCATE login_attempts');
      }
    }
    const { body, cookie } = await login('Chrome di Android');
    expect(body).toEqual({ success: true, hasNotices: true });
    const expected = {
      kind: 'wrongPasswords',
      at: '2028-01-01T17:00:00.000Z',
      browser: null,
      wrongPasswords: 10,
    };
    expect(await notices(cookie)).toEqual([expected]);
    owner = cookie;
    await confirm({ kind: expected.kind, at: expected.at }).expect(204);
    expect(await notices(cookie)).toEqual([]);
  });

  it.each(situations.refused)('the confirmation of %j is refused', async (body) => {
    await confirm(body).expect(400);
  });
});
