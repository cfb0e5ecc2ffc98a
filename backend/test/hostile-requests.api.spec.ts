import { describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { categoryBody, create, productBody } from './support/catalog.js';
import { shopForFile } from './support/shop.js';
import situations from './situations/hostile-requests.json' with { type: 'json' };

const shop = await shopForFile({ pages: true });
const admin = await shop.login();
await create(admin, '/api/categories', categoryBody());
const id = await create(admin, '/api/products', productBody());

async function send(
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<{ status: number; headers: IncomingMessage['headers']; body: string }> {
  const response = await new Promise<IncomingMessage>((done, fail) => {
    request(shop.url + path, { method, headers, agent: false })
      .on('response', done)
      .on('error', fail)
      .end();
  });
  return { status: response.statusCode ?? 0, headers: response.headers, body: await readText(response) };
}

/** Opens a connection, sends these lines of a request and an empty line, and keeps the connection open. */
function openConnection(lines: readonly string[]): Promise<{ socket: Socket; received: () => string }> {
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

async function answer({ socket, received }: Awaited<ReturnType<typeof openConnection>>): Promise<string> {
  while (!received().includes('\r\n\r\n')) await once(socket, 'data');
  await once(socket.end(), 'close');
  return received();
}

describe('the first request for a URL', () => {
  const paths = (): string[] => [
    '/branding?urut=harga',
    '/api/site-content',
    '/api/products?limit=3',
    `/product/${id}`,
    '/faq',
  ];
  const conditions: Record<string, Record<string, string>> = situations.conditions;

  it.each(Object.keys(conditions))(
    'a first request with %s does not change the responses to other clients',
    async (name) => {
      for (const method of ['GET', 'HEAD'])
        for (const path of paths()) {
          // The write empties the cache, so that this request is the first for its path.
          await admin.post('/api/admin/settings').send({ sessionTimeoutMinutes: 30 }).expect(200);
          await send(path, { method, headers: conditions[name] ?? {} });
          const later = await send(path);
          expect([path, later.status]).toEqual([path, 200]);
          expect(later.body.length).toBeGreaterThan(20);
          expect(later.body).not.toContain('evil.example');
        }
      expect((await send('/')).status).toBe(200);
    },
  );
});

describe('a method that a path does not have', () => {
  it.each(situations.methods)('%s %s gets 405 with Allow: %s', async (method, path, allow) => {
    const text = await answer(await openConnection([`${method} ${path} HTTP/1.1`, 'Host: shop']));
    expect(text).toMatch(/^HTTP\/1\.1 405 /u);
    expect(/^allow: (.*)$/imu.exec(text)?.[1]).toBe(allow);
    expect(text).toContain('"message":"Metode tidak didukung"');
  });

  it.each([
    ['TRACE', '/api/unknown'],
    ['POST', '/tidak-ada'],
    ['DELETE', '/api/products/1/2/3'],
  ])('%s %s gets 404', async (method, path) => {
    const text = await answer(await openConnection([`${method} ${path} HTTP/1.1`, 'Host: shop']));
    expect(text).toMatch(/^HTTP\/1\.1 404 /u);
  });

  it('a request with two Host headers gets 400', async () => {
    const text = await answer(await openConnection(['GET / HTTP/1.1', 'Host: shop', 'host: evil.example']));
    expect(text).toMatch(/^HTTP\/1\.1 400 /u);
  });

  it('the panel with a final slash redirects to the panel', async () => {
    const text = await answer(await openConnection(['GET /admin/ HTTP/1.1', 'Host: shop']));
    expect(text).toMatch(/^HTTP\/1\.1 308 /u);
    expect(text).toMatch(/^location: \/admin\r$/imu);
  });
});

describe('a request whose target is not a path', () => {
  it.each(['/api/products#?limit=1', '/admin#1', 'http://evil.example/admin', 'admin'])(
    'a request for %s gets 400',
    async (target) => {
      const { socket, received } = await openConnection([`GET ${target} HTTP/1.1`, 'Host: shop']);
      // This later request gives the shop the time to answer the first request.
      await send('/faq');
      expect(received()).toMatch(/^HTTP\/1\.1 400 /u);
      socket.destroy();
    },
  );
});

describe('a GET or HEAD request with a body', () => {
  it.each(['GET', 'HEAD'])(
    'a %s request with a body gets 400 before the body arrives, without delaying other requests',
    async (method) => {
      const held = await Promise.all(
        Array.from({ length: 5 }, () =>
          openConnection([`${method} /product/${id}?n=1 HTTP/1.1`, 'Host: shop', 'Content-Length: 10']),
        ),
      );
      const responses = await Promise.all(
        [`/product/${id}`, '/', '/contact', '/about'].map((path) => send(path)),
      );
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      for (const { socket, received } of held) {
        expect(received()).toMatch(/^HTTP\/1\.1 400 /u);
        expect(received().toLowerCase()).toContain('connection: close');
        socket.destroy();
      }
    },
  );

  it('a GET request with a chunked body gets 400', async () => {
    const { socket, received } = await openConnection([
      'GET /faq HTTP/1.1',
      'Host: shop',
      'Transfer-Encoding: chunked',
    ]);
    await send('/faq');
    expect(received()).toMatch(/^HTTP\/1\.1 400 /u);
    socket.destroy();
  });

  it('a GET request with Content-Length 0 is accepted', async () => {
    expect((await send('/faq', { headers: { 'Content-Length': '0' } })).status).toBe(200);
  });
});

describe('an unusual or malformed URL', () => {
  it.each(situations.urls as [string, number][])(
    'the unusual URL %s gets an HTML page with status %d',
    async (path, status) => {
      const response = await send(path.replaceAll(' ', '%20'));
      expect([path, response.status]).toEqual([path, status]);
      expect(response.headers['content-type']).toContain('text/html');
    },
  );

  it('an unknown or malformed URL below /api gets an error in JSON', async () => {
    for (const path of ['/api', '/api/', '/api/nothing', '/api/%E0%A4%A', '/api/products/%00']) {
      const response = await send(path);
      expect([path, response.headers['content-type']]).toEqual([path, 'application/json; charset=utf-8']);
      expect([400, 404]).toContain(response.status);
    }
  });

  it('all URLs without a page get the same 404 response, independent of the URL', async () => {
    const first = await send('/tidak-ada');
    for (const path of ['/%3Cb%3E', '/a%22b?x=%3C', '/%E0%A4%A', '/a/b/c?d=e#f', '//evil.example/x']) {
      const response = await send(path);
      expect(response.status).toBe(404);
      expect(response.headers.etag).toBe(first.headers.etag);
    }
  });
});

describe('security headers', () => {
  it('every kind of response has the security headers', async () => {
    const asset = /\/assets\/[^"]+\.js/u.exec((await send('/')).body)?.[0] ?? '';
    const responses = await Promise.all([
      ...['/', '/tidak-ada', '/admin', '/api/products', '/api/products?limit=x', '/api/admin/products'].map(
        (path) => send(path),
      ),
      ...['/robots.txt', '/healthz', '/readyz', asset, '/objects/none.jpg', '/share/none.jpg'].map((path) =>
        send(path),
      ),
      send('/faq', { method: 'POST' }),
      send('/faq', { headers: { 'Content-Length': '3' } }),
    ]);
    for (const { headers } of responses) {
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
