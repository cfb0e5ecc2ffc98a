import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Readiness } from '../src/platform/index.js';
import { startShop, type Shop } from './support/shop.js';

let shop: Shop;
beforeEach(async () => {
  shop = await startShop();
});
afterEach(() => shop.close());

describe('readiness', () => {
  it('is 503 while a probe fails, hangs or throws; the body names the probes, only the log has the reasons', async () => {
    const readiness = shop.app.get(Readiness);
    readiness.add('printer', () => Promise.reject(new Error('out of paper')));
    readiness.add('courier', () => new Promise(() => undefined));
    readiness.add('scales', () => {
      throw new Error('no power');
    });
    const response = await shop.request().get('/readyz').expect(503);
    expect(response.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
    expect(response.body).toEqual({
      status: 'error',
      details: {
        database: { status: 'up' },
        storage: { status: 'up' },
        printer: { status: 'down' },
        courier: { status: 'down' },
        scales: { status: 'down' },
      },
    });
    const log = shop.logs.find((line) => line.includes('Health Check has failed'));
    for (const reason of ['out of paper', 'timeout of 2000ms exceeded', 'no power'])
      expect(log).toContain(reason);
  });
});
