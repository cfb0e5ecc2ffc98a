import { describe, expect, it } from '@jest/globals';
import { version } from '../src/platform/version.js';
import { freePort } from './support/free-port.js';
import { shopForFile, startShop } from './support/shop.js';

const shop = await shopForFile();

describe('platform', () => {
  it('GET /healthz and GET /readyz report a healthy shop', async () => {
    await shop.request().get('/healthz').expect(200, { status: 'ok' });
    await shop
      .request()
      .get('/readyz')
      .expect(200, { status: 'ok', details: { database: { status: 'up' }, storage: { status: 'up' } } });
  });

  it('refuses bodies of another type, malformed or too large JSON, too many levels and the key __proto__', async () => {
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

  it('an unknown route gets 404 with a JSON error, and a malformed URL gets 400', async () => {
    const unknown = await shop.request().get('/api/nothing').expect(404);
    expect(unknown.body).toEqual({ statusCode: 404, message: 'Data tidak ditemukan', error: 'Not Found' });
    await shop.request().get('/api/products/%E0%A4%A').expect(400);
    // Letter case and a trailing slash matter in routes.
    await shop.request().get('/api/Products').expect(404);
    await shop.request().get('/api/products/').expect(404);
  });

  it('metrics of routes, database, cache, encoder and panel are served on METRICS_PORT only', async () => {
    const metricsPort = await freePort();
    const measured = await startShop({ env: { METRICS_PORT: String(metricsPort) } });
    try {
      await measured.login();
      for (const path of ['/healthz', '/api/products/nothing', '/api/products', '/api/products'])
        await measured.request().get(path);
      const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      const value = (name: string): number => {
        const line = text.split('\n').find((one) => one.startsWith(`${name} `));
        return line === undefined ? NaN : Number(line.slice(name.length + 1));
      };
      const count = (route: string, status: number): number =>
        value(`http_request_duration_seconds_count{method="GET",route="${route}",status="${status}"}`);
      expect([count('/healthz', 200), count('/api/products/:id', 404), count('/api/products', 200)]).toEqual([
        1, 1, 2,
      ]);
      // Only the second request for /api/products is a hit.
      expect([value('http_cache_hits_total'), value('http_cache_misses_total')]).toEqual([1, 2]);
      expect(value('http_cache_bytes')).toBeGreaterThan(0);
      expect(value('database_connections')).toBeGreaterThanOrEqual(1);
      expect([value('database_connections_awaited'), value('image_encodings_waiting')]).toEqual([0, 0]);
      expect(value('admin_sessions')).toBe(1);
      expect([value('service_ready{service="database"}'), value('service_ready{service="storage"}')]).toEqual(
        [1, 1],
      );
      expect(value('last_backup_timestamp_seconds')).toBe(0);
      expect(value('disk_free_bytes{folder="data"}')).toBeGreaterThan(0);
      expect(text).toContain(`build_info{version="${version}",node="${process.versions.node}"} 1`);
      expect(value('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
      const onShopPort = await measured.request().get('/metrics');
      expect(onShopPort.text).not.toContain('http_request_duration_seconds');
    } finally {
      await measured.close();
    }
  });
});
