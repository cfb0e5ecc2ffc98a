import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { LIMITS, type LimitName } from '../limiter/limits.js';
import { internalGet } from '../http/server/internal-request.js';
import { FixedClock } from '../clock/testing/fixed-clock.js';
import { CacheVersion } from './cache-version.js';
import { ResponseCache } from './response-cache.js';
import { startTestServer, type TestServer } from './testing/test-server.js';

type Handler = (request: IncomingMessage, response: ServerResponse, n: number) => unknown;

const LONG = 'x'.repeat(2000);
let version: CacheVersion;
let cache: ResponseCache;
let server: TestServer;
let calls: number;
/** The number of requests that reached the server and that the cache did not answer from memory. */
let arrived: number;
let handler: Handler;
/** The body that `slowRead` sends. */
let state: string;
let timeoutMs: number;
/** The duration of loading a version's time boundary, in milliseconds. */
let boundaryMs: number;
/** Returns the limit that applies to the response with this key. */
let limitOf: (key: string) => LimitName | null;

const slowRead: Handler = async (_request, response) => {
  const read = state;
  await sleep(30);
  response.setHeader('content-type', 'text/html');
  response.setHeader('x-kept', 'yes');
  response.end(read);
};

beforeEach(async () => {
  boundaryMs = 0;
  version = new CacheVersion(new FixedClock(), async () => {
    if (boundaryMs > 0) await sleep(boundaryMs);
    return null;
  });
  version.setListening(true);
  await sleep(1);
  calls = 0;
  arrived = 0;
  state = 'first';
  timeoutMs = 10_000;
  limitOf = () => 'reads';
  handler = slowRead;
  const produce = (url: string) =>
    internalGet((request, response) => {
      calls += 1;
      void handler(request, response, calls);
    }, url);
  cache = new ResponseCache(version, produce, { maxBytes: 1024 * 1024 });
  server = await startTestServer(cache.handle, (request, response) => {
    const key = (request.url ?? '').replace(/[?&]fbclid=\w*/u, '');
    const client = String(request.headers['x-client'] ?? '');
    arrived += 1;
    cache.respond(key, request, response, { client, limit: limitOf(key), timeoutMs }).catch(() => {
      response.statusCode = 503;
      response.end('timed out');
    });
  });
});

afterEach(() => server.close());

const text = async (path = '/'): Promise<string> => (await server.send(path)).body.toString();
const untilCalled = async (n: number): Promise<void> => {
  while (calls < n) await sleep(1);
};
const change = (to: string): void => {
  state = to;
  version.bump();
};

describe('ResponseCache', () => {
  it('generates a response once for each cache version, and stores its headers', async () => {
    const first = await server.send('/');
    const second = await server.send('/');
    expect(calls).toBe(1);
    expect(second.headers).toMatchObject({ 'x-kept': 'yes', etag: first.headers.etag });
    change('second');
    expect(await text()).toBe('second');
    expect(calls).toBe(2);
  });

  it('caches a response that is requested while the next version is being loaded', async () => {
    boundaryMs = 20;
    change('second');
    const both = await Promise.all([text(), cache.read('/')]);
    expect(both[0]).toBe('second');
    expect(await text()).toBe('second');
    expect(calls).toBe(1);
  });

  it('shares a no-store response for its Surrogate-Control max-age, and does not send that header', async () => {
    handler = (_request, response, n) => {
      response.setHeader('cache-control', 'no-store');
      response.setHeader('surrogate-control', 'max-age=1');
      response.statusCode = 503;
      response.end(`failure ${n}`);
    };
    for (let visit = 0; visit < 5; visit += 1) {
      const { body, headers } = await server.send('/');
      expect(body.toString()).toBe('failure 1');
      expect(headers).toMatchObject({ 'cache-control': 'no-store' });
      expect(headers).not.toHaveProperty('surrogate-control');
      expect(headers).not.toHaveProperty('etag');
    }
    await sleep(2000);
    expect(await text()).toBe('failure 2');
    change('second');
    expect(await text()).toBe('failure 3');
  });

  it('generates one response for all URLs with the same key', async () => {
    await Promise.all([text('/'), text('/?fbclid=a1'), text('/?fbclid=b2')]);
    expect(await text('/?fbclid=c3')).toBe('first');
    expect(calls).toBe(1);
    await text('/?halaman=2');
    expect(calls).toBe(2);
  });

  it('sends the current time in Date and Server-Timing, even with a cached response', async () => {
    const clock = ({ headers }: Awaited<ReturnType<TestServer['send']>>): number =>
      Number(/^now;dur=(\d+), /u.exec(String(headers['server-timing']))?.[1]);
    const first = await server.send('/');
    await sleep(20);
    const second = await server.send('/');
    expect(clock(second) - clock(first)).toBeGreaterThanOrEqual(15);
    expect(Math.abs(clock(second) - version.now())).toBeLessThan(1000);
    expect(Math.abs(Date.parse(second.headers.date ?? '') - version.now())).toBeLessThan(2000);
  });

  it('sends a content hash in Server-Timing that changes with the content, not with the encoding', async () => {
    const content = async (encoding: string): Promise<string | undefined> => {
      const { headers } = await server.send('/', { 'accept-encoding': encoding });
      return /, content;desc="([\w-]{22})"$/u.exec(String(headers['server-timing']))?.[1];
    };
    const first = await content('br');
    expect(first).toBeDefined();
    expect(await content('identity')).toBe(first);
    handler = (_request, response) => response.end('changed');
    version.bump();
    expect(await content('br')).not.toBe(first);
  });

  it.each([
    ['sets a cookie', (response: ServerResponse) => response.setHeader('set-cookie', 'session=1')],
    ['is marked no-store', (response: ServerResponse) => response.setHeader('cache-control', 'no-store')],
    ['has the status 304', (response: ServerResponse) => (response.statusCode = 304)],
    ['has the status 302', (response: ServerResponse) => (response.statusCode = 302)],
    ['has the status 500', (response: ServerResponse) => (response.statusCode = 500)],
  ])('does not cache a response that %s', async (_, prepare) => {
    handler = (_request, response) => {
      prepare(response);
      response.end(response.statusCode === 304 ? '' : LONG);
    };
    await text();
    await text();
    expect(calls).toBe(2);
  });

  it('caches no response while the change listener is disconnected', async () => {
    version.setListening(false);
    await text();
    await text();
    expect(calls).toBe(2);
  });

  it('sends stored responses after the change listener was disconnected, and stores no others', async () => {
    await text();
    version.setListening(false);
    await text();
    expect(calls).toBe(1);
    await text('/other');
    await text('/other');
    expect(calls).toBe(3);
    version.setListening(true);
    await text();
    expect(calls).toBe(4);
  });

  it('does not cache a response when a write happens during its generation', async () => {
    const pending = text();
    await untilCalled(1);
    change('second');
    expect(await pending).toBe('first');
    expect(await text()).toBe('second');
  });

  it('answers a repeated GET from memory, but passes a POST on to the next handler', async () => {
    await text();
    await text();
    expect(arrived).toBe(1);
    await server.send('/', {}, 'POST');
    expect([arrived, calls]).toEqual([2, 1]);
  });
});

describe('ResponseCache and internal requests', () => {
  it('generates a response by an internal GET without headers, whatever the client sent', async () => {
    const seen: unknown[] = [];
    handler = (request, response) => {
      seen.push([request.method, request.headers]);
      response.end(LONG);
    };
    const headers = { cookie: 'session=1', 'if-none-match': '*', range: 'bytes=0-3', accept: 'x/y' };
    await server.send('/', headers, 'HEAD');
    await server.send('/other', headers);
    expect(seen).toEqual([
      ['GET', {}],
      ['GET', {}],
    ]);
  });

  it("produces a response that does not depend on the first client's headers", async () => {
    handler = (request, response) => {
      // If the handler saw the client's headers, its response would be wrong for other clients.
      response.setHeader('x-seen', Object.keys(request.headers).join());
      if (request.headers['if-none-match']) response.statusCode = 304;
      response.end(`${request.method} ${LONG}`);
    };
    const name = fc.constantFrom(
      ...['if-none-match', 'if-modified-since', 'range', 'cookie', 'accept', 'accept-encoding'],
      ...['x-forwarded-for', 'x-http-method-override', 'cache-control', 'authorization', 'te', 'expect-ct'],
    );
    const value = fc.oneof(
      fc.constantFrom('*', '"x"', 'W/"x"', 'bytes=0-1', 'gzip', 'br;q=0', 'no-store', 'a=b'),
      fc.stringMatching(/^[!-~]{1,20}$/u),
    );
    let n = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(name, value),
        fc.constantFrom('GET', 'HEAD'),
        async (headers, method) => {
          n += 1;
          await server.send(`/${n}`, headers, method);
          const later = await server.send(`/${n}`);
          expect(later.status).toBe(200);
          expect(later.headers['x-seen']).toBe('');
          expect(later.body.toString()).toBe(`GET ${LONG}`);
        },
      ),
      { numRuns: 100 },
    );
  });

  it('rejects all waiting requests after the timeout, and tries again for the next request', async () => {
    timeoutMs = 200;
    handler = () => undefined;
    const responses = await Promise.all([server.send('/'), server.send('/')]);
    expect(responses.map(({ status }) => status)).toEqual([503, 503]);
    timeoutMs = 10_000;
    handler = slowRead;
    // The generation has a timeout of its own, which may end a moment after those of the requests.
    await sleep(20);
    expect(await text()).toBe('first');
  });
});

describe('ResponseCache and HEAD', () => {
  it('answers HEAD like GET without a body, and caches the response for GET', async () => {
    handler = (_request, response) => response.end(LONG);
    const head = await server.send('/', {}, 'HEAD');
    expect(head.headers).toMatchObject({ 'content-length': String(LONG.length) });
    expect(head.headers.etag).toBeDefined();
    expect(head.body.length).toBe(0);
    expect(await text()).toBe(LONG);
    expect(calls).toBe(1);
  });
});

describe('ResponseCache and concurrent requests', () => {
  it('generates one response for all concurrent requests', async () => {
    const responses = await Promise.all(Array.from({ length: 50 }, () => text()));
    expect(new Set(responses)).toEqual(new Set(['first']));
    expect(calls).toBe(1);
  });

  it('sends the same response to concurrent requests, in the encoding that each accepts', async () => {
    handler = async (_request, response) => {
      await sleep(20);
      response.setHeader('Content-Type', 'text/plain');
      response.end(LONG);
    };
    const responses = await Promise.all(
      ['br', 'gzip', ''].map((encoding) => server.send('/', { 'accept-encoding': encoding })),
    );
    expect(responses.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
    expect(calls).toBe(1);
  });

  it('answers a request only with a response whose generation began after the last change', async () => {
    const early = text();
    await untilCalled(1);
    change('second');
    const late = await Promise.all([text(), text(), text()]);
    expect(await early).toBe('first');
    expect(late).toEqual(['second', 'second', 'second']);
    expect(calls).toBe(2);
  });

  it('shares the next response between all requests that wait for it, even without caching', async () => {
    version.setListening(false);
    const early = cache.read('/');
    await untilCalled(1);
    const late = [cache.read('/'), cache.read('/'), cache.read('/')];
    await Promise.all([early, ...late]);
    expect(calls).toBe(2);
  });

  it('shows each request all earlier changes, also under load', async () => {
    handler = async (_request, response) => {
      const read = state;
      await sleep(Math.random() * 10);
      response.end(read);
    };
    let done = false;
    const readers = Array.from({ length: 8 }, async () => {
      while (!done) await text();
    });
    for (let n = 0; n < 60; n += 1) {
      change(`change ${n}`);
      expect(await text()).toBe(`change ${n}`);
      if (n % 3 === 0) await sleep(5);
    }
    done = true;
    await Promise.all(readers);
  });

  it('sends a failed response to all waiting requests, and tries again for the next request', async () => {
    handler = async (_request, response, n) => {
      while (arrived < 2) await sleep(1);
      response.statusCode = n === 1 ? 503 : 200;
      response.end(`response ${n}`);
    };
    const [first, second] = await Promise.all([
      server.send('/'),
      untilCalled(1).then(() => server.send('/')),
    ]);
    expect([first.status, second.status]).toEqual([503, 503]);
    expect(await text()).toBe('response 2');
    expect(calls).toBe(2);
  });
});

describe('ResponseCache and disconnected clients', () => {
  it('finishes a response for the other waiting clients when one client disconnects', async () => {
    handler = async (_request, response) => {
      await sleep(100);
      response.end(state);
    };
    const aborted = server.abort('/', () => untilCalled(1));
    await untilCalled(1);
    const waiting = text();
    await aborted;
    expect(await waiting).toBe('first');
    expect(await text()).toBe('first');
    expect(calls).toBe(1);
  });
});

describe('ResponseCache and its memory limit', () => {
  it('evicts the least recently used responses first', async () => {
    handler = (_request, response) => response.end('y'.repeat(50_000));
    for (let n = 0; n < 10; n += 1) await text(`/${n}`);
    await text('/0');
    for (let n = 10; n < 15; n += 1) await text(`/${n}`);
    const before = calls;
    await text('/0');
    expect(calls).toBe(before);
    await text('/1');
    expect(calls).toBe(before + 1);
  });

  it('stores no response that is larger than a quarter of the memory limit', async () => {
    await text('/small');
    handler = (_request, response) => response.end('y'.repeat(500_000));
    await text('/large');
    await text('/large');
    expect(calls).toBe(3);
    await text('/small');
    expect(calls).toBe(3);
  });

  it('counts the memory of URLs as well as of responses', async () => {
    handler = (_request, response) => response.end('y');
    for (let n = 0; n < 300; n += 1) await text(`/${n}?${'q'.repeat(3000)}`);
    const before = calls;
    for (let n = 0; n < 300; n += 1) await text(`/${n}?${'q'.repeat(3000)}`);
    expect(calls - before).toBeGreaterThan(150);
  });
});

describe('ResponseCache and the eviction of pages', () => {
  const page: Handler = (_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end('y'.repeat(500));
  };

  it('never evicts pages in favor of lists, searches or missing pages', async () => {
    const pages = Array.from({ length: 50 }, (_, n) => `/product/${n}`);
    handler = page;
    for (const path of pages) await text(path);
    handler = (_request, response) => response.end('y'.repeat(100_000));
    for (let n = 0; n < 30; n += 1) await text(`/api/products?offset=${n}`);
    handler = page;
    for (let n = 0; n < 300; n += 1) await text(`/?cari=${n}`);
    handler = (request, response, n) => {
      response.statusCode = 404;
      void page(request, response, n);
    };
    for (let n = 0; n < 300; n += 1) await text(`/missing/${n}`);
    const before = calls;
    for (const path of pages) await text(path);
    expect(calls).toBe(before);
  });
});

describe('ResponseCache and limits', () => {
  /**
   * Replaces the handler by one that waits. Returns the URLs for which the handler was called, and a function that
   * finishes the earliest waiting response.
   */
  function gated() {
    const begun: string[] = [];
    const finishers: (() => void)[] = [];
    handler = (request, response) => {
      begun.push(request.url ?? '');
      finishers.push(() => response.end(LONG));
    };
    return { begun, finish: () => finishers.shift()?.() };
  }
  const from = (client: string, path: string) => server.send(path, { 'x-client': client });
  /** Resolves when n requests have arrived and the cache has started or queued them. */
  const untilArrived = async (n: number): Promise<void> => {
    while (arrived < n) await sleep(1);
    await sleep(10);
  };

  it('generates responses within the concurrency limit of their route', async () => {
    const { begun, finish } = gated();
    limitOf = (key) => (key.startsWith('/long') ? 'longLists' : 'reads');
    const lists = Array.from({ length: 5 }, (_, n) => from('a', `/long/${n}`));
    const reads = Array.from({ length: LIMITS.reads.total + 3 }, (_, n) => from('a', `/short/${n}`));
    await untilArrived(lists.length + reads.length);
    await untilCalled(1 + LIMITS.reads.total);
    expect(begun.filter((key) => key.startsWith('/long'))).toHaveLength(1);
    expect(begun.filter((key) => key.startsWith('/short'))).toHaveLength(LIMITS.reads.total);
    for (let n = 0; n < lists.length + reads.length; n += 1) {
      await untilCalled(n + 1);
      finish();
    }
    const statuses = (await Promise.all([...lists, ...reads])).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('generates responses for the waiting clients in turn', async () => {
    const { begun, finish } = gated();
    limitOf = () => 'longLists';
    const all = [from('flood', '/0')];
    await untilCalled(1);
    for (let n = 1; n <= 4; n += 1) {
      all.push(from('flood', `/${n}`));
      await untilArrived(all.length);
    }
    // The client 'other' requests the same URL as the last request of the client 'flood'.
    all.push(from('visitor', '/visitor'), from('other', '/4'));
    await untilArrived(all.length);
    for (let n = 1; n <= 6; n += 1) {
      await untilCalled(n);
      finish();
    }
    await Promise.all(all);
    expect(begun.slice(0, 2)).toEqual(['/0', '/1']);
    expect(begun.slice(2, 4).toSorted()).toEqual(['/4', '/visitor']);
    expect(begun.slice(4)).toEqual(['/2', '/3']);
  });

  it('queues no request for a response that is already being generated', async () => {
    const { begun, finish } = gated();
    limitOf = () => 'longLists';
    const same = [from('a', '/'), from('a', '/'), from('b', '/')];
    await untilCalled(1);
    same.push(from('c', '/'));
    await untilArrived(same.length);
    finish();
    expect((await Promise.all(same)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(begun).toEqual(['/']);
  });

  it('generates a response at once for an internal read, even while the limit is reached', async () => {
    const { begun, finish } = gated();
    const flood = Array.from({ length: LIMITS.reads.total }, (_, n) => from('flood', `/${n}`));
    await untilCalled(LIMITS.reads.total);
    const waiting = from('flood', '/wanted');
    await untilArrived(flood.length + 1);
    const read = cache.read('/wanted');
    await untilCalled(LIMITS.reads.total + 1);
    expect(begun.at(-1)).toBe('/wanted');
    for (let n = 0; n <= LIMITS.reads.total; n += 1) finish();
    expect((await read).status).toBe(200);
    await Promise.all([...flood, waiting]);
    expect(begun).toHaveLength(LIMITS.reads.total + 1);
  });

  it('generates a response at once when its route has no limit', async () => {
    const { begun, finish } = gated();
    limitOf = () => null;
    const all = Array.from({ length: 20 }, (_, n) => from('a', `/${n}`));
    await untilCalled(20);
    expect(begun).toHaveLength(20);
    for (let n = 0; n < 20; n += 1) finish();
    await Promise.all(all);
  });
});
