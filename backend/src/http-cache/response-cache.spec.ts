import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { internalGet } from '../platform/http/internal-request.js';
import { FixedClock } from '../platform/clock/testing/fixed-clock.js';
import { CacheVersion } from './cache-version.js';
import { ResponseCache } from './response-cache.js';
import { startTestServer, type TestServer } from './testing/test-server.js';

type Handler = (request: IncomingMessage, response: ServerResponse, n: number) => unknown;

const LONG = 'x'.repeat(2000);
const TIMEOUT_MS = 200;
let version: CacheVersion;
let cache: ResponseCache;
let server: TestServer;
/** How often the handler was called. */
let calls: number;
let handler: Handler;
/** What the handler reads. */
let state: string;

const slowRead: Handler = async (_request, response) => {
  const read = state;
  await sleep(30);
  response.setHeader('content-type', 'text/html');
  response.setHeader('x-kept', 'yes');
  response.end(read);
};

beforeEach(async () => {
  version = new CacheVersion(new FixedClock(), () => Promise.resolve(null));
  version.setListening(true);
  await sleep(1);
  calls = 0;
  state = 'first';
  handler = slowRead;
  const produce = (url: string) =>
    internalGet((request, response) => {
      calls += 1;
      void handler(request, response, calls);
    }, url);
  cache = new ResponseCache(version, produce, { maxBytes: 1024 * 1024 });
  server = await startTestServer(cache.handle, (request, response) => {
    const key = (request.url ?? '').replace(/[?&]fbclid=\w*/u, '');
    cache.respond(key, request, response, TIMEOUT_MS).catch(() => {
      response.statusCode = 503;
      response.end('timed out');
    });
  });
});

afterEach(() => server.close());

const text = async (path = '/'): Promise<string> => (await server.ask(path)).body.toString();
/** Resolves when the handler has been called n times. */
const called = async (n: number): Promise<void> => {
  while (calls < n) await sleep(1);
};
const change = (to: string): void => {
  state = to;
  version.bump();
};

describe('a response', () => {
  it('is made once, with its headers, until the version changes', async () => {
    const first = await server.ask('/');
    const second = await server.ask('/');
    expect(calls).toBe(1);
    expect(second.headers).toMatchObject({ 'x-kept': 'yes', etag: first.headers.etag });
    change('second');
    expect(await text()).toBe('second');
    expect(calls).toBe(2);
  });

  it('is shared by all URLs with the same key', async () => {
    await Promise.all([text('/'), text('/?fbclid=a1'), text('/?fbclid=b2')]);
    expect(await text('/?fbclid=c3')).toBe('first');
    expect(calls).toBe(1);
    await text('/?halaman=2');
    expect(calls).toBe(2);
  });

  it('carries the present time on every answer', async () => {
    const clock = ({ headers }: Awaited<ReturnType<TestServer['ask']>>): number =>
      Number(/^now;dur=(\d+)$/u.exec(String(headers['server-timing']))?.[1]);
    const first = await server.ask('/');
    await sleep(20);
    const second = await server.ask('/');
    expect(clock(second) - clock(first)).toBeGreaterThanOrEqual(15);
    expect(Math.abs(clock(second) - version.now())).toBeLessThan(1000);
    expect(Math.abs(Date.parse(second.headers.date ?? '') - version.now())).toBeLessThan(2000);
  });

  it.each([
    ['sets a cookie', (response: ServerResponse) => response.setHeader('set-cookie', 'session=1')],
    ['is marked no-store', (response: ServerResponse) => response.setHeader('cache-control', 'no-store')],
    ['has the status 304', (response: ServerResponse) => (response.statusCode = 304)],
    ['has the status 302', (response: ServerResponse) => (response.statusCode = 302)],
    ['has the status 500', (response: ServerResponse) => (response.statusCode = 500)],
  ])('is not cached when it %s', async (_, prepare) => {
    handler = (_request, response) => {
      prepare(response);
      response.end(response.statusCode === 304 ? '' : LONG);
    };
    await text();
    await text();
    expect(calls).toBe(2);
  });

  it('is not cached while changes on other replicas cannot be heard', async () => {
    version.setListening(false);
    await text();
    await text();
    expect(calls).toBe(2);
  });

  it('is not cached when a write happens while it is made', async () => {
    const asked = text();
    await called(1);
    change('second');
    expect(await asked).toBe('first');
    expect(await text()).toBe('second');
  });

  it('is made for other methods than GET and HEAD by nobody here', async () => {
    await text();
    await server.ask('/', {}, 'POST');
    expect(calls).toBe(1);
  });
});

describe('the request that makes a response', () => {
  it('is a bare GET, whatever the visitor sent', async () => {
    const seen: unknown[] = [];
    handler = (request, response) => {
      seen.push([request.method, request.headers]);
      response.end(LONG);
    };
    const headers = { cookie: 'session=1', 'if-none-match': '*', range: 'bytes=0-3', accept: 'x/y' };
    await server.ask('/', headers, 'HEAD');
    await server.ask('/other', headers);
    expect(seen).toEqual([
      ['GET', {}],
      ['GET', {}],
    ]);
  });

  it('gives everybody the bytes of a bare GET for any headers of the first reader', async () => {
    handler = (request, response) => {
      // A handler that would be wrong to cache for others if it saw them.
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
          await server.ask(`/${n}`, headers, method);
          const later = await server.ask(`/${n}`);
          expect(later.status).toBe(200);
          expect(later.headers['x-seen']).toBe('');
          expect(later.body.toString()).toBe(`GET ${LONG}`);
        },
      ),
      { numRuns: 100 },
    );
  });

  it('is given up after the timeout, for everybody who waits, and the next one tries again', async () => {
    handler = () => undefined;
    const answers = await Promise.all([server.ask('/'), server.ask('/')]);
    expect(answers.map(({ status }) => status)).toEqual([503, 503]);
    handler = slowRead;
    expect(await text()).toBe('first');
  });
});

describe('HEAD', () => {
  it('is answered like GET without a body, and what it made is cached', async () => {
    handler = (_request, response) => response.end(LONG);
    const head = await server.ask('/', {}, 'HEAD');
    expect(head.headers).toMatchObject({ 'content-length': String(LONG.length) });
    expect(head.headers.etag).toBeDefined();
    expect(head.body.length).toBe(0);
    expect(await text()).toBe(LONG);
    expect(calls).toBe(1);
  });
});

describe('many readers at once', () => {
  it('wait for one response', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => text()));
    expect(new Set(answers)).toEqual(new Set(['first']));
    expect(calls).toBe(1);
  });

  it('get it in the encoding that each accepts', async () => {
    handler = async (_request, response) => {
      await sleep(20);
      response.end(LONG);
    };
    const answers = await Promise.all(
      ['br', 'gzip', ''].map((encoding) => server.ask('/', { 'accept-encoding': encoding })),
    );
    expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
    expect(calls).toBe(1);
  });

  it('never get a response that was begun before a change they may have made', async () => {
    const early = text();
    await called(1);
    change('second');
    const late = await Promise.all([text(), text(), text()]);
    expect(await early).toBe('first');
    expect(late).toEqual(['second', 'second', 'second']);
    expect(calls).toBe(2);
  });

  it('share one response while nothing may be cached, if all asked before it was begun', async () => {
    version.setListening(false);
    const early = text();
    await called(1);
    const late = [text(), text(), text()];
    await Promise.all([early, ...late]);
    expect(calls).toBe(2);
  });

  it('see their own changes under load', async () => {
    handler = async (_request, response) => {
      const read = state;
      await sleep(Math.random() * 10);
      response.end(read);
    };
    let done = false;
    const crowd = Array.from({ length: 8 }, async () => {
      while (!done) await text();
    });
    for (let n = 0; n < 60; n += 1) {
      change(`change ${n}`);
      expect(await text()).toBe(`change ${n}`);
      if (n % 3 === 0) await sleep(5);
    }
    done = true;
    await Promise.all(crowd);
  });

  it('share one failure, and the next reader tries again', async () => {
    handler = async (_request, response, n) => {
      await sleep(100);
      response.statusCode = n === 1 ? 503 : 200;
      response.end(`answer ${n}`);
    };
    const [first, second] = await Promise.all([server.ask('/'), called(1).then(() => server.ask('/'))]);
    expect([first.status, second.status]).toEqual([503, 503]);
    expect(await text()).toBe('answer 2');
    expect(calls).toBe(2);
  });
});

describe('a client that hangs up', () => {
  it('does not end the response that others wait for', async () => {
    handler = async (_request, response) => {
      await sleep(100);
      response.end(state);
    };
    const gone = server.hangUp('/', () => called(1));
    await called(1);
    const waiting = text();
    await gone;
    expect(await waiting).toBe('first');
    expect(await text()).toBe('first');
    expect(calls).toBe(1);
  });
});

describe('memory', () => {
  it('is bounded: the least recently read responses go first', async () => {
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

  it('does not give all its room to one large response', async () => {
    await text('/small');
    handler = (_request, response) => response.end('y'.repeat(500_000));
    await text('/large');
    await text('/large');
    expect(calls).toBe(3);
    await text('/small');
    expect(calls).toBe(3);
  });

  it('counts the length of URLs', async () => {
    handler = (_request, response) => response.end('y');
    for (let n = 0; n < 300; n += 1) await text(`/${n}?${'q'.repeat(3000)}`);
    const before = calls;
    for (let n = 0; n < 300; n += 1) await text(`/${n}?${'q'.repeat(3000)}`);
    expect(calls - before).toBeGreaterThan(150);
  });
});
