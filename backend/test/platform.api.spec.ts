import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startShop, type Shop } from './support/shop.js';

describe('platform', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop.close());

  it('lives and is ready', async () => {
    await shop.request().get('/healthz').expect(200, { status: 'ok' });
    await shop.request().get('/readyz').expect(200, { status: 'ok' });
  });

  it('refuses bodies that are not JSON, broken or hostile', async () => {
    const post = (type: string, body: string) =>
      shop.request().post('/api/admin/login').set('Content-Type', type).send(body);
    await post('application/x-www-form-urlencoded', 'password=x').expect(415);
    await post('text/plain', 'x').expect(415);
    await post('application/json', '{"password":').expect(400);
    await post('application/json', `{"password":${'['.repeat(5000)}${']'.repeat(5000)}}`).expect(400);
    await post('application/json', '{"__proto__":{"password":"x"}}').expect(400);
    const answer = await post('application/json', `{"password":"${'x'.repeat(600_000)}"}`).expect(413);
    expect(answer.body).toMatchObject({ statusCode: 413, error: 'Payload Too Large' });
  });

  it('answers unknown calls and malformed addresses with the error body', async () => {
    const unknown = await shop.request().get('/api/nothing').expect(404);
    expect(unknown.body).toEqual({ statusCode: 404, message: 'Data tidak ditemukan', error: 'Not Found' });
    await shop.request().get('/api/products/%E0%A4%A').expect(400);
    await shop.request().get('/API/products').expect(404);
    await shop.request().get('/api/products/').expect(404);
  });
});
