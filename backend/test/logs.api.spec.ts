import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from 'nestjs-pino';
import { startShop, type Shop } from './support/shop.js';

describe('logs', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop.close());

  it('contain method, path and status of refused requests, but no query string', async () => {
    await shop.request().get('/api/products/nothing?token=geheim').expect(404);
    const lines = shop.logs.filter((entry) => entry.includes('/api/products/nothing'));
    // One line for the client's request, none for the cache's internal request to the route.
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({
      req: { method: 'GET', path: '/api/products/nothing' },
      res: { status: 404 },
    });
    expect(shop.logs.join('')).not.toContain('geheim');
  });

  it('leave out the parameters of a failed SQL query', () => {
    const error = Object.assign(new Error('duplicate key'), { parameters: ['geheim'], code: '23505' });
    shop.app.get(Logger).error({ err: error }, 'Unexpected error');
    const line = shop.logs.find((entry) => entry.includes('Unexpected error'));
    expect(line).toContain('23505');
    expect(line).not.toContain('geheim');
  });
});
