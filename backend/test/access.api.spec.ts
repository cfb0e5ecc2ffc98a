import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { routesOf } from './support/routes.js';
import { startShop, type Shop } from './support/shop.js';

/** The routes that need no session. A new public route fails the test until it is listed here. */
const PUBLIC = [
  'GET /',
  'GET /*path',
  'GET /admin',
  'GET /admin{/}',
  'GET /api/*path',
  'GET /api/about-content',
  'GET /api/categories',
  'GET /api/categories/slug/:slug',
  'GET /api/connection',
  'GET /api/content/display',
  'GET /api/content/facts',
  'GET /api/content/identity',
  'GET /api/content/search',
  'GET /api/content/services',
  'GET /api/content/shipping',
  // Swagger UI, served unless API_DOCS is off.
  'GET /api/docs',
  'GET /api/docs/',
  'GET /api/docs/LICENSE',
  'GET /api/docs/docs/swagger-ui-init.js',
  'GET /api/docs/index.html',
  'GET /api/docs/swagger-ui-init.js',
  'GET /api/flash-sales',
  'GET /api/footer-settings',
  'GET /api/openapi.json',
  // The token in the URL authorizes the request, as it does for the page /pratinjau/:token.
  'GET /api/previews/:token',
  'GET /api/products',
  'GET /api/products/:id',
  'GET /api/site-content',
  'GET /api{/}',
  'GET /brand/:file',
  'GET /healthz',
  'GET /manifest.webmanifest',
  'GET /objects/*key',
  'GET /pratinjau/:token',
  'GET /readyz',
  'GET /robots.txt',
  'GET /share/:file',
  'GET /sitemap-:number.xml',
  'GET /sitemap.xml',
  'POST /api/admin/login',
  // The signed token in the URL authorizes one upload.
  'PUT /api/objects/quarantine/:token',
];

describe('every route', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop.close());

  /** Requests a route with these headers. Placeholders in the path get a random id or the path of no page. */
  const call = async (route: string, headers: Record<string, string> = {}): Promise<number> => {
    const [method = '', path = ''] = route.split(' ');
    const url = shop.url + path.replace(/:\w+/gu, randomUUID()).replace(/\*\w+/gu, 'no-such-page');
    const hasBody = method !== 'GET' && method !== 'HEAD';
    const response = await fetch(url, {
      method,
      headers: { ...headers, ...(hasBody ? { 'Content-Type': 'application/json' } : {}) },
      ...(hasBody ? { body: '{}' } : {}),
    });
    await response.arrayBuffer();
    return response.status;
  };

  it('every route that is not listed as public requires a session and refuses cross-site writes', async () => {
    const routes = routesOf(shop);
    const guarded: string[] = [];
    const publicRoutes: string[] = [];
    for (const route of routes) {
      if ((await call(route)) !== 401) publicRoutes.push(route);
      else guarded.push(route);
    }
    expect(publicRoutes).toEqual(PUBLIC);
    for (const route of guarded) {
      // The cookie has the form of a session cookie, but no session has this token.
      const forged = `etalase_session=${'A'.repeat(43)}`;
      expect([route, await call(route, { Cookie: forged })]).toEqual([route, 401]);
    }
    for (const route of guarded.filter((name) => !name.startsWith('GET '))) {
      expect([route, await call(route, { Origin: 'https://jahat.example' })]).toEqual([route, 403]);
    }
    process.stderr.write(
      `Routes requested: ${routes.length}, public: ${publicRoutes.length}, guarded: ${guarded.length}\n`,
    );
  });
});
