import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { FixedClock } from '../src/platform/clock/testing/fixed-clock.js';
import { Clock } from '../src/platform/index.js';
import { ADMIN_PASSWORD, shopForFile } from './support/shop.js';

// The pool connections that background jobs may use during the test, for example for the first garbage collection of
// images.
const BACKGROUND = 3;

// With a real clock, the delay after three attempts could end during the test on a slow machine.
const shop = await shopForFile({
  env: { TRUST_PROXY: '1' },
  override: (builder) => builder.overrideProvider(Clock).useValue(new FixedClock()),
});

describe('the login limits', () => {
  let pool: Pool;
  beforeAll(() => {
    pool = (shop.app.get(DataSource).driver as unknown as { master: Pool }).master;
  });

  const loginFrom = (ip: string) =>
    shop.request().post('/api/admin/login').set('X-Forwarded-For', ip).send({ password: 'salah' });

  /** @returns the peak number of connections in use during `work`, and how often a connection was acquired. */
  async function observe<T>(work: () => Promise<T>): Promise<{ peak: number; acquired: number; result: T }> {
    let peak = 0;
    let acquired = 0;
    const count = (): void => {
      acquired += 1;
      peak = Math.max(peak, pool.totalCount - pool.idleCount);
    };
    pool.on('acquire', count);
    const result = await work();
    pool.off('acquire', count);
    return { peak, acquired, result };
  }

  it('200 simultaneous logins use few database connections, and at least 150 of them get 503', async () => {
    const { peak, result } = await observe(() =>
      Promise.all(Array.from({ length: 200 }, (_, index) => loginFrom(`10.0.0.${index}`))),
    );
    expect(peak).toBeLessThanOrEqual(1 + BACKGROUND);
    const refused = result.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThanOrEqual(150);
    for (const { headers } of refused) expect(headers['retry-after']).toBe('2');
    expect(result.filter(({ status }) => status === 401)).toHaveLength(200 - refused.length);
  });

  it('a login with a device cookie succeeds during many logins from other clients', async () => {
    const cookies = (await shop.request().post('/api/admin/login').send({ password: ADMIN_PASSWORD })).get(
      'Set-Cookie',
    );
    const device = cookies?.find((cookie) => cookie.startsWith('etalase_device='))?.split(';', 1)[0] ?? '';
    const flood = Array.from({ length: 200 }, (_, index) => loginFrom(`10.0.2.${index}`));
    const login = shop.request().post('/api/admin/login').set('Cookie', device);
    const [owner] = (await Promise.all([...flood, login.send({ password: ADMIN_PASSWORD })])).slice(-1);
    expect(owner?.status).toBe(200);
  });

  it('a session request without a cookie does not use the database', async () => {
    const { acquired, result } = await observe(() => shop.request().get('/api/admin/session'));
    expect(result.status).toBe(401);
    expect(acquired).toBe(0);
  });
});
