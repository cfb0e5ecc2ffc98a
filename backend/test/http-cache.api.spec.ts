import { describe, expect, it, jest } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { PageRenderer } from '../src/web/pages/page-renderer.js';
import { categoryBody, create, productBody } from './support/catalog.js';
import { shopForFile } from './support/shop.js';

const shop = await shopForFile({ pages: true });
const admin = await shop.login();
await create(admin, '/api/categories', categoryBody());

const read = async (path: string, init?: RequestInit): Promise<string> =>
  (await fetch(shop.url + path, init)).text();
/**
 * Returns the response at a path when its ETag no longer changes. After a write, the database notifies the shop with a
 * delay, and the notification empties the cache again.
 */
const settled = async (path: string): Promise<Response> => {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const [first, second] = [await fetch(shop.url + path), await fetch(shop.url + path)];
    if (first.headers.get('etag') === second.headers.get('etag')) return second;
    await sleep(20);
  }
  throw new Error(`The ETag of ${path} keeps changing`);
};

describe('a client that changes something', () => {
  it('after a write, the next API and page requests of the client contain the change', async () => {
    const id = await create(admin, '/api/products', productBody({ name: 'Nama 0' }));
    const paths = ['/', `/product/${id}`, '/category/printing', '/api/products', `/api/products/${id}`];
    let done = false;
    // Other clients fill the cache all the time.
    const readers = Array.from({ length: 6 }, async (_, n) => {
      while (!done) await read(paths[n % paths.length] ?? '/');
    });
    for (let n = 1; n <= 12; n += 1) {
      await admin
        .put(`/api/products/${id}`)
        .send(productBody({ name: `Nama ${n}.` }))
        .expect(200);
      const texts = await Promise.all(paths.map((path) => read(path)));
      for (const text of texts) expect(text).toContain(`Nama ${n}.`);
    }
    await admin.delete(`/api/products/${id}`).expect(204);
    const gone = await Promise.all(paths.map((path) => fetch(shop.url + path)));
    expect(gone.map(({ status }) => status)).toEqual([200, 404, 200, 200, 404]);
    for (const response of gone) expect(await response.text()).not.toContain('Nama 12.');
    done = true;
    await Promise.all(readers);
  });

  it('after a write, the next pages contain the changed categories, footer and content', async () => {
    await read('/');
    await create(admin, '/api/categories', categoryBody({ name: 'Kemasan Baru', slug: 'kemasan' }));
    expect(await read('/')).toContain('Kemasan Baru');

    const footer: unknown = await (await fetch(`${shop.url}/api/footer-settings`)).json();
    const revised = { ...(footer as object), copyrightText: '© 2024 Cetak Kilat' };
    await admin.post('/api/admin/footer-settings').send(revised).expect(200);
    expect(await read('/')).toContain('© 2024 Cetak Kilat');

    const site = (await (await fetch(`${shop.url}/api/site-content`)).json()) as { company: object };
    const renamed = { ...site, company: { ...site.company, name: 'Studio Senja' } };
    await admin.post('/api/admin/site-content').send(renamed).expect(200);
    expect(await read('/faq')).toContain('Studio Senja');
  });
});

describe('responses', () => {
  it('an ETag stays the same while nothing changes, and a request with this ETag gets 304', async () => {
    for (const path of ['/', '/faq', '/api/products', '/sitemap.xml', '/robots.txt', '/admin']) {
      const first = await settled(path);
      const tag = first.headers.get('etag') ?? '';
      const again = await fetch(shop.url + path, { headers: { 'If-None-Match': tag } });
      expect([path, again.status]).toEqual([path, 304]);
      // The scripts of a page read the time and the hash of the content from this header.
      expect(again.headers.get('server-timing')).toMatch(/^now;dur=\d{13}, content;desc="[\w-]{22}"$/u);
    }
  });

  it('a public response is the same with and without a session cookie', async () => {
    const path = '/api/products';
    const [visitor, owner] = [await settled(path), await admin.get(path)];
    expect(owner.text).toBe(await visitor.text());
    expect(owner.headers['set-cookie']).toBeUndefined();
  });

  it('responses with an error status are not cached', async () => {
    const missing = '/api/products/00000000-0000-4000-8000-000000000000';
    for (let n = 0; n < 2; n += 1) {
      const response = await fetch(shop.url + missing);
      expect(response.status).toBe(404);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('etag')).toBeNull();
    }
    expect((await fetch(`${shop.url}/api/products?limit=x`)).status).toBe(400);
  });

  it('responses to HEAD have the headers of GET and no body', async () => {
    for (const path of ['/contact', '/api/categories', '/tidak-ada']) {
      const head = await fetch(shop.url + path, { method: 'HEAD' });
      const get = await fetch(shop.url + path);
      expect(head.status).toBe(get.status);
      for (const name of ['etag', 'content-length', 'content-type', 'content-security-policy'])
        expect(head.headers.get(name)).toBe(get.headers.get(name));
      expect(await head.text()).toBe('');
    }
  });

  it('responses from the cache also have the security headers', async () => {
    for (let n = 0; n < 2; n += 1) {
      const { headers } = await fetch(`${shop.url}/faq`);
      expect(headers.get('content-security-policy')).toContain("script-src 'self'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });
});

describe('one cached page', () => {
  it('URLs that differ only in unused query parameters share one cached page', async () => {
    const plain = await settled('/about');
    for (const other of ['/about?fbclid=IwAR0x', '/about/?utm_source=wa', '/about?cari=logo', '/about?']) {
      const response = await fetch(shop.url + other);
      expect(response.headers.get('etag')).toBe(plain.headers.get('etag'));
    }
    const home = await settled('/?cari=kartu%20nama');
    const same = await fetch(`${shop.url}/?fbclid=x&cari=kartu+nama&cari=logo`);
    expect(same.headers.get('etag')).toBe(home.headers.get('etag'));
    expect(home.headers.get('etag')).not.toBe((await settled('/')).headers.get('etag'));
  });

  it('URLs that differ only in the case of the product id share one cached page', async () => {
    const id = await create(admin, '/api/products', productBody());
    const plain = await settled(`/product/${id}`);
    expect(plain.status).toBe(200);
    const rendered = jest.spyOn(shop.app.get(PageRenderer), 'render');
    for (const other of [id.toUpperCase(), id.replace(/[a-f]/u, (letter) => letter.toUpperCase())]) {
      const response = await fetch(`${shop.url}/product/${other}`);
      expect(response.status).toBe(200);
      expect(response.headers.get('etag')).toBe(plain.headers.get('etag'));
    }
    expect(rendered).not.toHaveBeenCalled();
    rendered.mockRestore();
  });

  it('all URLs that do not exist share one cached 404 page', async () => {
    const first = await settled('/tidak-ada');
    expect(first.status).toBe(404);
    const rendered = jest.spyOn(shop.app.get(PageRenderer), 'render');
    for (let n = 0; n < 200; n += 1) {
      const response = await fetch(`${shop.url}/${n}/tidak-ada?halaman=${n}`);
      expect(response.status).toBe(404);
      expect(response.headers.get('etag')).toBe(first.headers.get('etag'));
      await response.arrayBuffer();
    }
    expect(rendered).not.toHaveBeenCalled();
    rendered.mockRestore();
  });

  it('a cached page is served while other pages wait to be rendered', async () => {
    await settled('/');
    let answered = 0;
    const flood = Array.from({ length: 150 }, async (_, n) => {
      const response = await fetch(`${shop.url}/?kategori=banjir${n}`);
      answered += 1;
      return response;
    });
    await Promise.all(Array.from({ length: 20 }, () => read('/')));
    // The cached responses arrived while some of the earlier requested pages still waited.
    expect(answered).toBeLessThan(flood.length);
    const statuses = (await Promise.all(flood)).map(({ status }) => status);
    expect(statuses.every((status) => status === 200 || status === 503)).toBe(true);
  });
});

describe('searches', () => {
  it('searches wait in a short separate queue and do not delay other pages', async () => {
    const order: string[] = [];
    const search = async (n: number): Promise<Response> => {
      const response = await fetch(`${shop.url}/?cari=banjir${n}`);
      if (response.status === 200) order.push('search');
      return response;
    };
    const flood = Array.from({ length: 150 }, (_, n) => search(n));
    // None of these pages was rendered before.
    const others = ['/design', '/printing', '/branding', '/?kategori=printing'].map(async (path) => {
      const { status } = await fetch(`${shop.url}${path}${path.includes('?') ? '&' : '?'}tampil=16`);
      order.push(path);
      return status;
    });
    expect(await Promise.all(others)).toEqual([200, 200, 200, 200]);
    const responses = await Promise.all(flood);
    expect(order.at(-1)).toBe('search');
    const refused = responses.filter(({ status }) => status === 503);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(150 - refused.length);
    // One search is rendered and 100 searches wait, so most of the other 49 searches are refused.
    expect(refused.length).toBeGreaterThan(30);
    for (const { headers } of refused) expect(headers.get('retry-after')).toBe('5');
  });
});

describe('a page that a change does not affect', () => {
  it('saving the panel settings does not change the ETags of pages', async () => {
    const tags = async (): Promise<unknown[]> =>
      Promise.all(
        ['/', '/about', '/faq', '/tidak-ada', '/product/tidak-ada'].map(async (path) =>
          (await fetch(shop.url + path)).headers.get('etag'),
        ),
      );
    const before = await tags();
    await admin.post('/api/admin/settings').send({ sessionTimeoutMinutes: 60 }).expect(200);
    await sleep(20);
    expect(await tags()).toEqual(before);
  });
});
