import { describe, expect, it } from '@jest/globals';
import { Logger } from 'nestjs-pino';
import { DataSource } from 'typeorm';
import { shopForFile } from './support/shop.js';

const shop = await shopForFile({ env: { TRUST_PROXY: '1' } });

describe('logs', () => {
  it('a refused request is logged with method, path and status, but without its query string', async () => {
    await shop.request().get('/api/products/nothing?token=geheim').expect(404);
    const lines = shop.logs.filter((entry) => entry.includes('/api/products/nothing'));
    // The log has one line for the client's request, and none for the cache's internal request to the route.
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({
      req: { method: 'GET', path: '/api/products/nothing' },
      res: { status: 404 },
    });
    expect(shop.logs.join('')).not.toContain('geheim');
  });

  it('a failed SQL query is logged without its parameters', () => {
    const error = Object.assign(new Error('duplicate key'), { parameters: ['geheim'], code: '23505' });
    shop.app.get(Logger).error({ err: error }, 'Unexpected error');
    const line = shop.logs.find((entry) => entry.includes('Unexpected error'));
    expect(line).toContain('23505');
    expect(line).not.toContain('geheim');
  });

  it('errors of an internal request are logged with the request id of the proxy', async () => {
    const id = '0b1f6a52-2f7e-4c1b-9a4e-6a4f3f0f6a11';
    // Makes every query for products fail.
    await shop.app.get(DataSource).query('ALTER TABLE product RENAME TO product_away');
    const before = shop.logs.length;
    await shop.request().get('/api/products?limit=7').set('X-Request-Id', id).expect(500);
    const lines = shop.logs
      .slice(before)
      .map((line) => JSON.parse(line) as { level: number; reqId?: string; request?: string; msg: string });
    const errors = lines.filter(({ level }) => level >= 50);
    expect(errors).toMatchObject([{ reqId: id, request: 'GET /api/products', msg: 'Unexpected error' }]);
    const requests = lines.filter(({ msg }) => msg === 'request errored');
    expect(requests).toMatchObject([{ level: 40, reqId: id, res: { status: 500 } }]);
    expect(requests[0]).not.toHaveProperty('err');
  });
});
