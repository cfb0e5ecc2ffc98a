import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startTestServer, type TestServer } from './testing/test-server.js';
import { CachedResponse, hashOf } from './cached-response.js';

const text = 'Kartu nama, brosur, spanduk. '.repeat(200);
const json = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' };
const html = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };
let list: CachedResponse;
let page: CachedResponse;
let missing: CachedResponse;
let short: CachedResponse;
let font: CachedResponse;
let server: TestServer;

beforeAll(async () => {
  const identity = Buffer.from(text);
  const hash = hashOf(identity);
  list = new CachedResponse(200, { ...json, 'x-total-count': 7, link: ['<a>', '<b>'] }, { identity }, hash);
  page = await CachedResponse.of({ status: 200, headers: html, body: identity });
  missing = new CachedResponse(404, json, { identity }, hash);
  short = await CachedResponse.of({ status: 200, headers: html, body: Buffer.from('[]') });
  font = new CachedResponse(200, { 'content-type': 'font/woff2' }, { identity }, hash);
  const responses: Record<string, CachedResponse> = {
    '/': list,
    '/page': page,
    '/missing': missing,
    '/short': short,
    '/font': font,
  };
  server = await startTestServer(
    (request, response) =>
      void responses[request.url ?? '']?.send(request, response, ['server-timing', 'now;dur=5']),
    () => undefined,
  );
});

afterAll(() => server.close());

describe('CachedResponse', () => {
  it('sends the encoding that the client accepts', async () => {
    const br = await server.send('/', { 'accept-encoding': 'gzip, br' });
    const zipped = await server.send('/', { 'accept-encoding': 'gzip' });
    const plain = await server.send('/');
    expect(br.headers).toMatchObject({ 'content-encoding': 'br', 'content-length': String(br.body.length) });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(brotliDecompressSync(br.body).toString()).toBe(text);
    expect(gunzipSync(zipped.body).toString()).toBe(text);
    expect(plain.body.toString()).toBe(text);
    for (const { headers } of [br, zipped, plain])
      expect(headers).toMatchObject({ vary: 'Accept-Encoding', 'x-total-count': '7', link: '<a>, <b>' });
  });

  it.each([
    ['a body below 1 kB', '/short', '[]'],
    ['a font, which is compressed already', '/font', text],
  ])('does not compress %s', async (_, path, expected) => {
    const { headers, body } = await server.send(path, { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe(expected);
  });

  it('has a different ETag for each encoding', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', ''].map(
        async (encoding) => (await server.send('/', { 'accept-encoding': encoding })).headers.etag,
      ),
    );
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]{22}(-br|-gzip)?"$/u);
  });

  it.each(['br', 'gzip', ''])('answers 304 to If-None-Match with the same ETag (%s)', async (encoding) => {
    const accept = { 'accept-encoding': encoding };
    const { headers } = await server.send('/', accept);
    const tag = headers.etag ?? '';
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const again = await server.send('/', { ...accept, 'if-none-match': known });
      expect(again.status).toBe(304);
      expect(again.body.length).toBe(0);
      expect(again.headers).toMatchObject({
        etag: tag,
        vary: 'Accept-Encoding',
        'cache-control': 'no-cache',
        'server-timing': 'now;dur=5',
      });
      expect(again.headers['content-encoding']).toBeUndefined();
      expect(again.headers['content-type']).toBeUndefined();
      expect(again.headers['content-length']).toBeUndefined();
    }
  });

  it('answers 200 to If-None-Match with the ETag of another encoding or another response', async () => {
    const { headers } = await server.send('/', { 'accept-encoding': 'br' });
    for (const known of [headers.etag ?? '', '"other"', 'nonsense', ''])
      expect((await server.send('/', { 'accept-encoding': 'gzip', 'if-none-match': known })).status).toBe(
        200,
      );
  });

  it('answers 404, not 304, to If-None-Match on a missing page', async () => {
    const { headers } = await server.send('/missing');
    expect((await server.send('/missing', { 'if-none-match': headers.etag ?? '' })).status).toBe(404);
  });

  it('stores a page compressed, and converts the page to other encodings on request', async () => {
    // `size` includes a fixed overhead of 4096 bytes.
    expect(page.size - 4096).toBeLessThan(text.length / 2);
    // In the second round, the br and gzip bodies are already compressed.
    for (let time = 1; time <= 2; time += 1) {
      const br = await server.send('/page', { 'accept-encoding': 'br' });
      const zipped = await server.send('/page', { 'accept-encoding': 'gzip' });
      const plain = await server.send('/page');
      expect(brotliDecompressSync(br.body).toString()).toBe(text);
      expect(gunzipSync(zipped.body).toString()).toBe(text);
      expect(plain.body.toString()).toBe(text);
      expect(plain.headers['content-length']).toBe(String(text.length));
    }
    expect((await page.readBody()).toString()).toBe(text);
  });

  it('answers HEAD with the headers of GET and no body', async () => {
    const get = await server.send('/', { 'accept-encoding': 'br' });
    const head = await server.send('/', { 'accept-encoding': 'br' }, 'HEAD');
    expect(head.body.length).toBe(0);
    const { date: _, ...headers } = get.headers;
    expect(head.headers).toMatchObject(headers);
  });
});
