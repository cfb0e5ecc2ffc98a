import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { FixedClock } from '../src/platform/clock/testing/fixed-clock.js';
import { Clock } from '../src/platform/index.js';
import { ADMIN_PASSWORD, startShop, type Shop } from './support/shop.js';

// Of the twenty connections, what the shop's own timers may hold meanwhile (the first collection of images).
const BACKGROUND = 3;

describe('many logins at once', () => {
  let shop: Shop;
  let pool: Pool;
  beforeAll(async () => {
    // A clock that stands: on a slow machine the wait after three tries would be over during the test.
    shop = await startShop({
      env: { TRUST_PROXY: '1' },
      override: (builder) => builder.overrideProvider(Clock).useValue(new FixedClock()),
    });
    pool = (shop.app.get(DataSource).driver as unknown as { master: Pool }).master;
  });
  afterAll(() => shop.close());

  const loginFrom = (address: string) =>
    shop.request().post('/api/admin/login').set('X-Forwarded-For', address).send({ password: 'salah' });

  /** How many connections were in use at the same moment, at most, and how many queries took one. */
  async function observe<T>(work: () => Promise<T>): Promise<{ most: number; acquired: number; result: T }> {
    let most = 0;
    let acquired = 0;
    const count = (): void => {
      acquired += 1;
      most = Math.max(most, pool.totalCount - pool.idleCount);
    };
    pool.on('acquire', count);
    const result = await work();
    pool.off('acquire', count);
    return { most, acquired, result };
  }

  it('use the database one after another, and the surplus is told when to come back', async () => {
    const { most, result } = await observe(() =>
      Promise.all(Array.from({ length: 200 }, (_, index) => loginFrom(`10.0.0.${index}`))),
    );
    expect(most).toBeLessThanOrEqual(1 + BACKGROUND);
    const refused = result.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThanOrEqual(150);
    for (const { headers } of refused) expect(headers['retry-after']).toBe('2');
    expect(result.filter(({ status }) => status === 401)).toHaveLength(200 - refused.length);
  });

  it('of one client use the database one after another too, and all but three are told to wait', async () => {
    const { most, result } = await observe(() =>
      Promise.all(Array.from({ length: 200 }, () => loginFrom('10.0.1.1'))),
    );
    expect(most).toBeLessThanOrEqual(1 + BACKGROUND);
    const refused = result.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(197);
    for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  it('do not keep the owner from a browser that has logged in before', async () => {
    const cookies = (await shop.request().post('/api/admin/login').send({ password: ADMIN_PASSWORD })).get(
      'Set-Cookie',
    );
    const device = cookies?.find((cookie) => cookie.startsWith('etalase_device='))?.split(';', 1)[0] ?? '';
    const flood = Array.from({ length: 200 }, (_, index) => loginFrom(`10.0.2.${index}`));
    const login = shop.request().post('/api/admin/login').set('Cookie', device);
    const [owner] = (await Promise.all([...flood, login.send({ password: ADMIN_PASSWORD })])).slice(-1);
    expect(owner?.status).toBe(200);
  });

  it('without a cookie, requests for the panel do not reach the database', async () => {
    const { acquired, result } = await observe(() => shop.request().get('/api/admin/session'));
    expect(result.status).toBe(401);
    expect(acquired).toBe(0);
  });
});
