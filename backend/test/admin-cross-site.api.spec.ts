import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cookieOf } from './support/cookie.js';
import { ADMIN_PASSWORD, startShop, type Shop } from './support/shop.js';

const PUBLIC_URL = 'https://toko.example';

describe('changes that another site asks for', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({ env: { PUBLIC_URL } });
  });
  afterAll(() => shop.close());

  const login = (headers: Record<string, string>) =>
    shop.request().post('/api/admin/login').set(headers).send({ password: ADMIN_PASSWORD });

  it.each<[string, Record<string, string>, number]>([
    ['from the public address', { Origin: PUBLIC_URL, 'Sec-Fetch-Site': 'same-origin' }, 200],
    ['from an old browser at the public address', { Origin: PUBLIC_URL }, 200],
    ['from the command line', {}, 200],
    ['without Origin, from the same origin', { 'Sec-Fetch-Site': 'same-origin' }, 200],
    ['without Origin, typed', { 'Sec-Fetch-Site': 'none' }, 200],
    ['from another site', { Origin: 'https://jahat.example', 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['from another site in an old browser', { Origin: 'https://jahat.example' }, 403],
    ['from a site whose name begins like ours', { Origin: `${PUBLIC_URL}.jahat.example` }, 403],
    ['from our name without https', { Origin: 'http://toko.example' }, 403],
    ['from our name at another port', { Origin: `${PUBLIC_URL}:8443` }, 403],
    ['from a sandboxed frame', { Origin: 'null' }, 403],
    ['from a sandboxed frame, same origin', { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }, 403],
    ['without Origin, from another site', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['without Origin, from a variant site', { 'Sec-Fetch-Site': 'same-site' }, 403],
    [
      'with a made-up forwarded host',
      { Origin: 'https://jahat.example', 'X-Forwarded-Host': 'jahat.example' },
      403,
    ],
  ])('%s', async (_, headers, status) => {
    const answer = await login(headers).expect(status);
    if (status === 403) {
      expect(answer.body).toEqual({
        statusCode: 403,
        message: 'Permintaan dari situs lain ditolak',
        error: 'Forbidden',
      });
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });

  it('are accepted from the address that they went to', async () => {
    await login({ Origin: shop.url, 'Sec-Fetch-Site': 'same-origin' }).expect(200);
    await login({ Origin: 'http://192.168.1.5:3000', Host: '192.168.1.5:3000' }).expect(200);
    await login({ Origin: 'https://192.168.1.5:3000', Host: '192.168.1.5:3000' }).expect(403);
  });

  it('are refused with a live session too, whatever the method', async () => {
    const answer = await login({}).expect(200);
    const stolen = { Cookie: cookieOf(answer), Origin: 'https://jahat.example' };
    await shop.request().post('/api/admin/logout').set(stolen).expect(403);
    await shop
      .request()
      .post('/api/admin/settings')
      .set(stolen)
      .send({ sessionTimeoutMinutes: 15 })
      .expect(403);
    await shop.request().get('/api/admin/settings').set(stolen).expect(200);
  });

  it('tell the operator which address was expected', () => {
    expect(shop.logs.join('')).toContain(`PUBLIC_URL is ${PUBLIC_URL}`);
  });
});
