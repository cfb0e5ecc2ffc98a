import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startShop, type Shop } from './support/shop.js';

describe('platform', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop.close());

  it('reports health and readiness', async () => {
    await shop.request().get('/healthz').expect(200, { status: 'ok' });
    await shop
      .request()
      .get('/readyz')
      .expect(200, { status: 'ok', details: { database: { status: 'up' }, storage: { status: 'up' } } });
  });

  it('refuses request bodies that are not JSON, malformed, nested too deeply or too large', async () => {
    const post = (type: string, body: string) =>
      shop.request().post('/api/admin/login').set('Content-Type', type).send(body);
    await post('application/x-www-form-urlencoded', 'password=x').expect(415);
    await post('text/plain', 'x').expect(415);
    await post('application/json', '{"password":').expect(400);
    await post('application/json', `{"password":${'['.repeat(5000)}${']'.repeat(5000)}}`).expect(400);
    await post('application/json', '{"__proto__":{"password":"x"}}').expect(400);
    const response = await post('application/json', `{"password":"${'x'.repeat(600_000)}"}`).expect(413);
    expect(response.body).toMatchObject({ statusCode: 413, error: 'Payload Too Large' });
  });

  it('answers unknown routes with 404 and the error body, and malformed URLs with 400', async () => {
    const unknown = await shop.request().get('/api/nothing').expect(404);
    expect(unknown.body).toEqual({ statusCode: 404, message: 'Data tidak ditemukan', error: 'Not Found' });
    await shop.request().get('/api/products/%E0%A4%A').expect(400);
    await shop.request().get('/api/Products').expect(404);
    await shop.request().get('/api/products/').expect(404);
  });

  it('serves metrics on METRICS_PORT only', async () => {
    const metricsPort = 20_000 + Math.floor(Math.random() * 20_000);
    const measured = await startShop({ env: { METRICS_PORT: String(metricsPort) } });
    try {
      await measured.request().get('/healthz').expect(200);
      const metrics = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
      expect(await metrics.text()).toContain(
        'http_request_duration_seconds_count{method="GET",status="200"}',
      );
      await measured.request().get('/metrics').expect(503);
    } finally {
      await measured.close();
    }
  });
});
