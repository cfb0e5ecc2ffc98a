import { describe, expect, it } from '@jest/globals';
import { cookieOf } from './support/cookie.js';
import { ADMIN_PASSWORD, shopForFile, startShop } from './support/shop.js';
import situations from './situations/admin-cross-site.json' with { type: 'json' };

const PUBLIC_URL = 'https://toko.example';

const shop = await shopForFile({ env: { PUBLIC_URL } });

describe('cross-site request protection', () => {
  const login = (headers: Record<string, string>) =>
    shop.request().post('/api/admin/login').set(headers).send({ password: ADMIN_PASSWORD });

  it.each(situations.requests as [string, Record<string, string>, number][])(
    '%s',
    async (_, headers, status) => {
      const response = await login(headers).expect(status);
      if (status === 403) {
        expect(response.body).toEqual({
          statusCode: 403,
          message: 'Permintaan dari situs lain ditolak',
          error: 'Forbidden',
        });
        expect(response.headers['set-cookie']).toBeUndefined();
      }
    },
  );

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
