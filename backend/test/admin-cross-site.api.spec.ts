import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cookieOf } from './support/cookie.js';
import { ADMIN_PASSWORD, startShop, type Shop } from './support/shop.js';

const PUBLIC_URL = 'https://toko.example';

describe('cross-site request protection', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({ env: { PUBLIC_URL } });
  });
  afterAll(() => shop.close());

  const login = (headers: Record<string, string>) =>
    shop.request().post('/api/admin/login').set(headers).send({ password: ADMIN_PASSWORD });

  it.each<[string, Record<string, string>, number]>([
    ['accepts the public URL as Origin', { Origin: PUBLIC_URL, 'Sec-Fetch-Site': 'same-origin' }, 200],
    ['accepts the public URL as Origin without Sec-Fetch-Site', { Origin: PUBLIC_URL }, 200],
    ['accepts a request without Origin and Sec-Fetch-Site', {}, 200],
    ['accepts Sec-Fetch-Site: same-origin without Origin', { 'Sec-Fetch-Site': 'same-origin' }, 200],
    ['accepts Sec-Fetch-Site: none without Origin', { 'Sec-Fetch-Site': 'none' }, 200],
    [
      'refuses the Origin of another site',
      { Origin: 'https://jahat.example', 'Sec-Fetch-Site': 'cross-site' },
      403,
    ],
    ['refuses the Origin of another site without Sec-Fetch-Site', { Origin: 'https://jahat.example' }, 403],
    ['refuses an Origin that begins with the public URL', { Origin: `${PUBLIC_URL}.jahat.example` }, 403],
    ['refuses the public host over http', { Origin: 'http://toko.example' }, 403],
    ['refuses the public host on another port', { Origin: `${PUBLIC_URL}:8443` }, 403],
    ['refuses Origin: null', { Origin: 'null' }, 403],
    [
      'refuses Origin: null with Sec-Fetch-Site: same-origin',
      { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' },
      403,
    ],
    ['refuses Sec-Fetch-Site: cross-site without Origin', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['refuses Sec-Fetch-Site: same-site without Origin', { 'Sec-Fetch-Site': 'same-site' }, 403],
    [
      'refuses the Origin of another site that equals X-Forwarded-Host',
      { Origin: 'https://jahat.example', 'X-Forwarded-Host': 'jahat.example' },
      403,
    ],
  ])('%s', async (_, headers, status) => {
    const response = await login(headers).expect(status);
    if (status === 403) {
      expect(response.body).toEqual({
        statusCode: 403,
        message: 'Permintaan dari situs lain ditolak',
        error: 'Forbidden',
      });
      expect(response.headers['set-cookie']).toBeUndefined();
    }
  });

  it('accepts an Origin only if scheme and host equal those of the requested URL', async () => {
    await login({ Origin: shop.url, 'Sec-Fetch-Site': 'same-origin' }).expect(200);
    await login({ Origin: 'http://192.168.1.5:3000', Host: '192.168.1.5:3000' }).expect(200);
    await login({ Origin: 'https://192.168.1.5:3000', Host: '192.168.1.5:3000' }).expect(403);
  });

  it('ignores X-Forwarded-Host behind a proxy, too', async () => {
    const proxied = await startShop({ env: { PUBLIC_URL, TRUST_PROXY: '1' } });
    try {
      const headers = {
        Origin: 'https://jahat.example',
        'X-Forwarded-Host': 'jahat.example',
        'X-Forwarded-Proto': 'https',
      };
      await proxied
        .request()
        .post('/api/admin/login')
        .set(headers)
        .send({ password: ADMIN_PASSWORD })
        .expect(403);
      const own = { Origin: 'https://toko.lain', Host: 'toko.lain', 'X-Forwarded-Proto': 'https' };
      await proxied
        .request()
        .post('/api/admin/login')
        .set(own)
        .send({ password: ADMIN_PASSWORD })
        .expect(200);
    } finally {
      await proxied.close();
    }
  });

  it('with a valid session, refuses writes from another origin and allows reads', async () => {
    const response = await login({}).expect(200);
    const headers = { Cookie: cookieOf(response), Origin: 'https://jahat.example' };
    await shop.request().post('/api/admin/logout').set(headers).expect(403);
    await shop
      .request()
      .post('/api/admin/settings')
      .set(headers)
      .send({ sessionTimeoutMinutes: 15 })
      .expect(403);
    await shop.request().get('/api/admin/settings').set(headers).expect(200);
  });

  it('logs the configured PUBLIC_URL when a write is refused', () => {
    expect(shop.logs.join('')).toContain(`PUBLIC_URL is ${PUBLIC_URL}`);
  });
});
