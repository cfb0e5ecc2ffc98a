import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { FixedClock } from '../../platform/clock/testing/fixed-clock.js';
import { startFront, type FrontServer } from '../testing/front-server.js';
import { AnswerMemory } from './answer-memory.js';
import { keepable } from './held-response.js';
import { ShopVersion } from './shop-version.js';

type Handler = (request: IncomingMessage, response: ServerResponse, n: number) => unknown;

const LONG = 'x'.repeat(2000);
let version: ShopVersion;
let server: FrontServer;
/** How often the handler was asked. */
let made: number;
let handler: Handler;
let state: string;

const page: Handler = async (_request, response) => {
  const read = state;
  await sleep(30);
  keepable(response);
  response.setHeader('content-type', 'text/html');
  response.setHeader('x-kept', 'yes');
  response.end(read);
};

beforeEach(async () => {
  version = new ShopVersion(new FixedClock(), () => Promise.resolve(null));
  version.setListening(true);
  await sleep(1);
  made = 0;
  state = 'first';
  handler = page;
  const memory = new AnswerMemory(version, { nameOf: (url) => url.replace(/[?&]fbclid=\w*/u, '') });
  server = await startFront(memory.front, (request, response) => {
    made += 1;
    void handler(request, response, made);
  });
});

afterEach(() => server.close());

const text = async (path = '/'): Promise<string> => (await server.ask(path)).body.toString();
const change = (to: string): void => {
  state = to;
  version.bump();
};

describe('what is kept', () => {
  it('is made once, with its headers, until something changes', async () => {
    const first = await server.ask('/');
    const second = await server.ask('/');
    expect(made).toBe(1);
    expect(second.headers).toMatchObject({ 'x-kept': 'yes', etag: first.headers.etag });
    change('second');
    expect(await text()).toBe('second');
    expect(made).toBe(2);
  });

  it('has one name, whatever stands in the query', async () => {
    await Promise.all([text('/'), text('/?fbclid=a1'), text('/?fbclid=b2')]);
    expect(await text('/?fbclid=c3')).toBe('first');
    expect(made).toBe(1);
    await text('/?halaman=2');
    expect(made).toBe(2);
  });

  it('tells the time anew in each answer', async () => {
    const clock = ({ headers }: Awaited<ReturnType<FrontServer['ask']>>): number =>
      Number(/^now;dur=(\d+)$/u.exec(String(headers['server-timing']))?.[1]);
    const first = await server.ask('/');
    await sleep(20);
    const second = await server.ask('/');
    expect(clock(second) - clock(first)).toBeGreaterThanOrEqual(15);
    expect(Math.abs(clock(second) - version.now())).toBeLessThan(1000);
    expect(Math.abs(Date.parse(second.headers.date ?? '') - version.now())).toBeLessThan(2000);
  });

  it.each([
    ['not marked', (_: unknown, response: ServerResponse) => response.end(LONG)],
    [
      'marked, with a cookie',
      (_: unknown, response: ServerResponse) => {
        keepable(response);
        response.setHeader('set-cookie', 'session=1');
        response.end(LONG);
      },
    ],
    [
      'marked, but not to be stored',
      (_: unknown, response: ServerResponse) => {
        keepable(response);
        response.statusCode = 503;
        response.setHeader('cache-control', 'no-store');
        response.end(LONG);
      },
    ],
    [
      'already on its way',
      (_: unknown, response: ServerResponse) => {
        keepable(response);
        response.writeHead(200, { 'content-type': 'text/plain' });
        response.end(LONG);
      },
    ],
  ])('is nothing that is %s', async (_, answers) => {
    handler = answers;
    expect(await text()).toBe(LONG);
    expect(await text()).toBe(LONG);
    expect(made).toBe(2);
  });

  it('is nothing while changes cannot be heard', async () => {
    version.setListening(false);
    await text();
    await text();
    expect(made).toBe(2);
  });

  it('is nothing that something overtook while it was made', async () => {
    const asked = text();
    await sleep(10);
    change('second');
    expect(await asked).toBe('first');
    expect(await text()).toBe('second');
  });

  it('is no answer to a change, nor of the panel, of uploads or of health', async () => {
    for (const path of [
      '/api/admin/products',
      '/api/objects/x',
      '/objects/x',
      '/share/x',
      '/healthz',
      '/readyz?x',
    ])
      for (let n = 0; n < 2; n += 1) await text(path);
    expect(made).toBe(12);
    await server.ask('/', {}, 'POST');
    await server.ask('/', {}, 'POST');
    expect(made).toBe(14);
  });

  it('is made of all pieces, in whatever encoding they were written', async () => {
    handler = (_request, response) => {
      keepable(response);
      response.write('61', 'hex');
      response.write(Buffer.from('b'), () => undefined);
      response.write('ć');
      response.end('ZA==', 'base64', () => undefined);
    };
    expect(await text()).toBe('abćd');
    expect(await text()).toBe('abćd');
    expect(made).toBe(1);
  });
});

describe('HEAD', () => {
  it('is answered like GET, and what it made is kept', async () => {
    handler = (request, response) => {
      keepable(response);
      response.end(request.method === 'HEAD' ? '' : LONG);
    };
    const head = await server.ask('/', {}, 'HEAD');
    expect(head.headers).toMatchObject({ 'content-length': String(LONG.length) });
    expect(head.headers.etag).toBeDefined();
    expect(head.body.length).toBe(0);
    expect(await text()).toBe(LONG);
    expect(made).toBe(1);
  });

  it('has no body either when nothing is kept', async () => {
    handler = (_request, response) => response.end(LONG);
    expect((await server.ask('/', {}, 'HEAD')).body.length).toBe(0);
    expect((await server.ask('/', {}, 'HEAD')).body.length).toBe(0);
  });
});

describe('many who ask at once', () => {
  it('wait for one answer', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => text()));
    expect(new Set(answers)).toEqual(new Set(['first']));
    expect(made).toBe(1);
  });

  it('get it in the encoding of each', async () => {
    handler = async (_request, response) => {
      await sleep(20);
      keepable(response);
      response.end(LONG);
    };
    const answers = await Promise.all(
      ['br', 'gzip', ''].map((encoding) => server.ask('/', { 'accept-encoding': encoding })),
    );
    expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
    expect(made).toBe(1);
  });

  it('never get one that was begun before the change they may have made', async () => {
    const early = text();
    await sleep(10);
    change('second');
    const late = await Promise.all([text(), text(), text()]);
    expect(await early).toBe('first');
    expect(late).toEqual(['second', 'second', 'second']);
    expect(made).toBe(2);
  });

  it('share what may not be kept as long as all asked before it was begun', async () => {
    version.setListening(false);
    const early = text();
    await sleep(10);
    const late = [text(), text(), text()];
    await Promise.all([early, ...late]);
    expect(made).toBe(2);
  });

  it('see their own changes under load, always', async () => {
    handler = async (_request, response) => {
      const read = state;
      await sleep(Math.random() * 10);
      keepable(response);
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

  it('make their own where nothing may be shared', async () => {
    handler = async (_request, response, n) => {
      await sleep(10);
      response.setHeader('set-cookie', `n=${n}`);
      keepable(response);
      response.end(`for ${n}`);
    };
    const answers = await Promise.all([text(), text(), text()]);
    expect(new Set(answers).size).toBe(3);
  });

  it('share one failure, and the next one tries again', async () => {
    handler = async (_request, response, n) => {
      await sleep(20);
      keepable(response);
      response.statusCode = n === 1 ? 503 : 200;
      if (n === 1) response.setHeader('cache-control', 'no-store');
      response.end(`answer ${n}`);
    };
    const [first] = await Promise.all([server.ask('/'), sleep(5).then(() => text())]);
    expect(first.status).toBe(503);
    expect(await text()).toBe('answer 2');
    expect(made).toBe(2);
  });
});

describe('a client that hangs up', () => {
  it('leaves the answer to those who wait', async () => {
    const gone = server.hangUp('/');
    await sleep(5);
    const waiting = text();
    await gone;
    expect(await waiting).toBe('first');
    expect(await text()).toBe('first');
    expect(made).toBe(1);
  });

  it('is not worked for when its turn comes', async () => {
    handler = async (_request, response, n) => {
      await sleep(60);
      response.end(`answer ${n}`);
    };
    const first = text();
    await sleep(5);
    await server.hangUp('/');
    expect(await first).toBe('answer 1');
    await sleep(10);
    expect(made).toBe(1);
    expect(await text()).toBe('answer 2');
  });
});
