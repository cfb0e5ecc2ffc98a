import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { request, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { categoryBody, create, productBody, type Agent } from './support/catalog.js';
import { startShop, type Shop } from './support/shop.js';

let shop: Shop;
let admin: Agent;
let id: string;

beforeAll(async () => {
  shop = await startShop({ pages: true });
  admin = await shop.login();
  await create(admin, '/api/categories', categoryBody());
  id = await create(admin, '/api/products', productBody());
});

afterAll(() => shop.close());

/** Sends exactly these headers, and reads the answer. */
function ask(
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<{ status: number; headers: IncomingMessage['headers']; body: string }> {
  return new Promise((done, fail) => {
    request(shop.url + path, { method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        done({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
    })
      .on('error', fail)
      .end();
  });
}

/** Opens a connection, sends these lines and leaves it open. */
function openAndWait(lines: readonly string[]): Promise<{ socket: Socket; received: () => string }> {
  const { hostname, port } = new URL(shop.url);
  return new Promise((done) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(`${lines.join('\r\n')}\r\n\r\n`, () => done({ socket, received: () => text }));
    });
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    socket.on('error', () => undefined);
  });
}

describe('the first reader of a URL', () => {
  const paths = (): string[] => [
    '/branding?urut=harga',
    '/api/site-content',
    '/api/products?limit=3',
    `/product/${id}`,
    '/faq',
  ];
  const conditions: Record<string, Record<string, string>> = {
    'If-None-Match: *': { 'If-None-Match': '*' },
    'If-Modified-Since': { 'If-Modified-Since': 'Fri, 01 Jan 2038 00:00:00 GMT' },
    'a range': { Range: 'bytes=0-9' },
    'a proxy': { 'X-Forwarded-For': '203.0.113.9', 'X-Forwarded-Host': 'evil.example', 'If-None-Match': '*' },
    'a method override': { 'X-HTTP-Method-Override': 'DELETE' },
  };

  it.each(Object.keys(conditions))('cannot spoil it for others with %s', async (name) => {
    for (const method of ['GET', 'HEAD'])
      for (const path of paths()) {
        // A change empties the cache, so that the odd reader is the first.
        await admin.post('/api/admin/settings').send({ sessionTimeoutMinutes: 30 }).expect(200);
        await ask(path, { method, headers: conditions[name] ?? {} });
        const later = await ask(path);
        expect([path, later.status]).toEqual([path, 200]);
        expect(later.body.length).toBeGreaterThan(20);
        expect(later.body).not.toContain('evil.example');
      }
    expect((await ask('/')).status).toBe(200);
  });
});

describe('a read with a body', () => {
  it.each(['GET', 'HEAD'])('is refused at once, and nobody waits for its socket (%s)', async (method) => {
    const held = await Promise.all(
      Array.from({ length: 5 }, () =>
        openAndWait([`${method} /product/${id}?n=1 HTTP/1.1`, 'Host: shop', 'Content-Length: 10']),
      ),
    );
    const answers = await Promise.all([`/product/${id}`, '/', '/contact', '/about'].map((path) => ask(path)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    for (const { socket, received } of held) {
      expect(received()).toMatch(/^HTTP\/1\.1 400 /u);
      expect(received().toLowerCase()).toContain('connection: close');
      socket.destroy();
    }
  });

  it('is refused when the body is chunked', async () => {
    const { socket, received } = await openAndWait([
      'GET /faq HTTP/1.1',
      'Host: shop',
      'Transfer-Encoding: chunked',
    ]);
    await ask('/faq');
    expect(received()).toMatch(/^HTTP\/1\.1 400 /u);
    socket.destroy();
  });

  it('is none with Content-Length: 0', async () => {
    expect((await ask('/faq', { headers: { 'Content-Length': '0' } })).status).toBe(200);
  });
});

describe('odd URLs', () => {
  it.each([
    ['/?cari=%00', 200],
    ['/?cari=%ED%A0%80', 200],
    ['/?cari=%', 200],
    ['/?kategori=%00', 200],
    ['/?kategori=toString', 200],
    ['/category/%00', 404],
    ['/category/__proto__', 404],
    ['/product/%00', 404],
    ['/%E0%A4%A', 404],
    ['/product/%E0%A4%A', 404],
    ['/design?urut=%00', 200],
    ['/?tampil=1e309', 200],
    ['/?tampil=-8', 200],
    ['//evil.example', 404],
    ['/%3Cscript%3Ealert(1)%3C/script%3E?x="><svg onload=1>', 404],
  ])('%s gives a page with the status %d', async (path, status) => {
    const answer = await ask(path.replaceAll(' ', '%20'));
    expect([path, answer.status]).toEqual([path, status]);
    expect(answer.headers['content-type']).toContain('text/html');
  });

  it('below /api give JSON', async () => {
    for (const path of ['/api', '/api/', '/api/nothing', '/api/%E0%A4%A', '/api/products/%00']) {
      const answer = await ask(path);
      expect([path, answer.headers['content-type']]).toEqual([path, 'application/json; charset=utf-8']);
      expect([400, 404]).toContain(answer.status);
    }
  });

  it('where nothing is are one cached response without a word of the URL', async () => {
    const first = await ask('/tidak-ada');
    for (const path of ['/%3Cb%3E', '/a%22b?x=%3C', '/%E0%A4%A', '/a/b/c?d=e#f', '//evil.example/x']) {
      const answer = await ask(path);
      expect(answer.status).toBe(404);
      expect(answer.headers.etag).toBe(first.headers.etag);
    }
  });
});

describe('security headers', () => {
  it('are one set for every kind of answer', async () => {
    const asset = /\/assets\/[^"]+\.js/u.exec((await ask('/')).body)?.[0] ?? '';
    const answers = await Promise.all([
      ...['/', '/tidak-ada', '/admin', '/api/products', '/api/products?limit=x', '/api/admin/products'].map(
        (path) => ask(path),
      ),
      ...['/robots.txt', '/healthz', '/readyz', asset, '/objects/none.jpg', '/share/none.jpg'].map((path) =>
        ask(path),
      ),
      ask('/faq', { method: 'POST' }),
      ask('/faq', { headers: { 'Content-Length': '3' } }),
    ]);
    for (const { headers } of answers) {
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
      });
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers['content-security-policy']).toContain("default-src 'self'");
    }
  });
});
