import { beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { FixedClock } from '../src/platform/clock/testing/fixed-clock.js';
import { Clock } from '../src/platform/index.js';
import { type Agent, categoryBody, create, productBody } from './support/catalog.js';
import { head, RawClient } from './support/raw-client.js';
import { shopForFile } from './support/shop.js';

const HOUR = 60 * 60 * 1000;

const clock = new FixedClock();
const shop = await shopForFile({
  pages: true,
  override: (builder) => builder.overrideProvider(Clock).useValue(clock),
});

describe('a preview URL', () => {
  let admin: Agent;
  let id: string;
  beforeAll(async () => {
    admin = await shop.login();
    await create(admin, '/api/categories', categoryBody());
    id = await create(admin, '/api/products', productBody({ name: 'Rahasia Dapur', isActive: false }));
  });

  const createPreview = async (): Promise<{ path: string; expiresAt: string }> => {
    const { body } = await admin.post(`/api/admin/products/${id}/preview`).expect(201);
    const { url, expiresAt } = body as { url: string; expiresAt: string };
    return { path: new URL(url).pathname, expiresAt };
  };
  /** The path of the image that chats show for a page. */
  const shareOf = (html: string): string =>
    new URL(/property="og:image" content="([^"]+)"/u.exec(html)?.[1] ?? 'none:').pathname;
  const expectGone = async (path: string): Promise<void> => {
    const response = await fetch(shop.url + path);
    expect([path, response.status]).toEqual([path, 404]);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(await response.text()).toContain('Page Not Found');
    const image = await fetch(`${shop.url}${path}/gambar.jpg`);
    expect([image.status, image.headers.get('content-type')]).not.toEqual([200, 'image/jpeg']);
  };

  it('another spelling of a preview URL shows nothing, and no log line contains the token', async () => {
    const { path } = await createPreview();
    const token = path.split('/').at(-1) ?? '';
    const api = `/api/previews/${token}`;
    const spellings = [path, api].flatMap((url) => [
      `/x/..${url}`,
      `/x/%2e%2E${url}`,
      `/.${url}`,
      `/${url}`,
      `${url.replace(/^\/./u, (start) => `/%${start.charCodeAt(1).toString(16)}`)}`,
      url.toUpperCase().replace(token.toUpperCase(), token),
      url.replace(`/${token}`, `//${token}`),
      url.replace(`/${token}`, `/x/../${token}`),
      url.replace(`/${token}`, `%2F${token}`),
      url.replace(`/${token}`, `\\${token}`),
      `/toko${url}`,
    ]);
    for (const spelling of spellings) {
      const client = (await RawClient.open(shop.url)).send(head(`GET ${spelling}`));
      expect([spelling, await client.responses(1)]).toEqual([spelling, [404]]);
      client.destroy();
    }
    expect(shop.logs.join('')).not.toContain(token);
  });

  it('the preview URL shows a hidden product to anyone, but is not cached or indexed', async () => {
    const { path, expiresAt } = await createPreview();
    expect(path).toMatch(/^\/pratinjau\/[\w-]{43}$/u);
    expect(Date.parse(expiresAt) - (await clock.now()).getTime()).toBe(7 * 24 * HOUR);
    const response = await fetch(shop.url + path);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('etag')).toBeNull();
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-");
    const html = await response.text();
    expect(html).toContain('Pratinjau · belum terbit');
    expect(html).toContain('<h1>Rahasia Dapur</h1>');
    expect(html).toContain('<meta name="robots" content="noindex">');
    for (const absent of ['rel="canonical"', 'og:url', 'application/ld+json'])
      expect(html).not.toContain(absent);
    expect(shareOf(html)).toBe(`${path}/gambar.jpg`);
    const image = await fetch(shop.url + shareOf(html));
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(image.headers.get('cache-control')).toBe('no-store');
    expect(image.headers.get('x-robots-tag')).toBe('noindex');
    const ofShop = await fetch(shop.url + shareOf(await (await fetch(shop.url)).text()));
    expect(await image.bytes()).not.toEqual(await ofShop.bytes());
    expect((await fetch(`${shop.url}/product/${id}`)).status).toBe(404);
    for (const list of ['/sitemap.xml', '/api/products', '/api/products?q=rahasia', '/?cari=rahasia']) {
      const text = await (await fetch(shop.url + list)).text();
      expect(text.includes(id) || text.includes('/pratinjau/')).toBe(false);
    }
  });

  it('a preview URL gets 404 when it is withdrawn or expired, or its product is deleted', async () => {
    const [first, second] = [await createPreview(), await createPreview()];
    await admin.delete(`/api/admin/products/${id}/preview`).expect(204);
    for (const { path } of [first, second]) await expectGone(path);
    const third = await createPreview();
    await admin.delete(`/api/products/${id}`).expect(204);
    await expectGone(third.path);
    await admin.post(`/api/admin/products/${id}/preview`).expect(404);
    await admin.post(`/api/admin/products/${id}/restore`).expect(200);
    expect((await fetch(shop.url + third.path)).status).toBe(200);
    clock.set(third.expiresAt);
    await expectGone(third.path);
    await expectGone(`/pratinjau/${'a'.repeat(43)}`);
    await expectGone('/pratinjau/x');
    // The session has expired at the new time.
    admin = await shop.login();
  });

  it('the stored preview links do not contain the token of a preview URL', async () => {
    const token = (await createPreview()).path.split('/').at(-1) ?? '';
    const rows: unknown[] = await shop.app.get(DataSource).query('SELECT * FROM preview_link');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('requests for a withdrawn preview URL are logged without its token', async () => {
    const { path } = await createPreview();
    const token = path.split('/').at(-1) ?? '';
    await admin.delete(`/api/admin/products/${id}/preview`).expect(204);
    for (const url of [
      path,
      `/api/previews/${token}`,
      `/Pratinjau/${token}`,
      `${path}/x`,
      `${path}/gambar.jpg`,
      `/api/previews/${token}/x`,
    ])
      expect((await fetch(shop.url + url)).status).toBe(404);
    expect(shop.logs.join('')).toContain('"/pratinjau"');
    expect(shop.logs.join('')).not.toContain(token);
  });
});
