import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { request as requestTls } from 'node:https';
import type { IncomingMessage } from 'node:http';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { Composition } from './support/composition.js';
import { freePort } from './support/free-port.js';

const MINUTES = 60_000;
const DEPLOY = resolve(import.meta.dirname, '../deploy');

/** The proxy without any replica, at an https address with a port of its own. */
describe('The proxy of docker-compose.yml while no replica runs', () => {
  let composition: Composition;
  let http: string;
  let https: string;

  beforeAll(async () => {
    const [httpPort, httpsPort] = [await freePort(), await freePort()];
    http = `http://localhost:${httpPort}`;
    https = `https://localhost:${httpsPort}`;
    composition = new Composition({
      HTTP_PORT: String(httpPort),
      HTTPS_PORT: String(httpsPort),
      PUBLIC_URL: `${https}/`,
      SHOP_IMAGE: 'etalase:none',
    });
    composition.compose('up', '--detach', '--no-deps', 'proxy');
    while (!(await fetch(http, { redirect: 'manual' }).catch(() => undefined))) await sleep(200);
  }, MINUTES);

  afterAll(() => composition.down(), MINUTES);

  const get = async (path: string): Promise<{ response: IncomingMessage; body: string }> => {
    // Caddy signs the certificate of localhost by itself.
    const response = await new Promise<IncomingMessage>((done, fail) => {
      requestTls(https + path, { rejectUnauthorized: false }, done)
        .on('error', fail)
        .end();
    });
    return { response, body: await text(response) };
  };

  it('the redirect to HTTPS keeps the port, the path and the query', async () => {
    const { status, headers } = await fetch(`${http}/product/a?b=c`, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([308, `${https}/product/a?b=c`]);
  });

  it('visitors get a page with Retry-After, and API clients an error response', async () => {
    const { response, body } = await get('/faq');
    expect(response.statusCode).toBe(503);
    expect(response.headers).toMatchObject({
      'retry-after': '10',
      'content-type': 'text/html; charset=utf-8',
    });
    expect(body).toContain('<h1>Toko sedang tidak tersedia</h1>');

    const api = await get('/api/products');
    expect([api.response.statusCode, api.response.headers['retry-after']]).toEqual([503, '10']);
    expect(JSON.parse(api.body)).toEqual({
      statusCode: 503,
      message: expect.stringContaining('Coba lagi'),
      error: 'Service Unavailable',
    });
  });

  it('HTTP/3 is not announced, because no UDP port is published', async () => {
    expect((await get('/')).response.headers['alt-svc']).toBeUndefined();
  });

  it('nginx has the same page', async () => {
    const page = /<!doctype html>[^]*<\/html>/u;
    const [caddy, nginx] = await Promise.all(
      ['Caddyfile', 'nginx.conf'].map(
        async (name) => page.exec(await readFile(`${DEPLOY}/${name}`, 'utf8'))?.[0],
      ),
    );
    expect(caddy?.replaceAll(/^\t+/gmu, '')).toBe(nginx);
  });

  it('no server of nginx logs requests, which may contain tokens', async () => {
    const [, ...servers] = (await readFile(`${DEPLOY}/nginx.conf`, 'utf8')).split('server {\n');
    expect(servers).toHaveLength(2);
    for (const server of servers) {
      expect(server).toContain('access_log off;');
      // nginx writes no line of this level for a request.
      expect(server).toMatch(/error_log \S+ emerg;/u);
    }
  });
});
