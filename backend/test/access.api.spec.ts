import { describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ServerResponse } from 'node:http';
import { exampleUrl } from '../bench/example-url.mjs';
import { CacheVersion } from '../src/platform/cache/index.js';
import { Budget } from '../src/platform/limiter/budget.js';
import { Limiter } from '../src/platform/limiter/limiter.js';
import type { LimitName } from '../src/platform/limiter/limits.js';
import { PageRenderer } from '../src/web/pages/page-renderer.js';
import { routesOf } from './support/routes.js';
import { shopForFile } from './support/shop.js';

/**
 * The limits of the routes that need no session, for a URL of each kind of work. `requests` stands for a route that
 * does no work of its own. All other routes answer 401 before they read a body.
 */
const LIMITED = JSON.parse(
  readFileSync(new URL('../bench/public-routes.json', import.meta.url), 'utf8'),
) as Record<string, Record<string, LimitName>>;
/** The limits of what a client may download or upload at once. */
const FILES = JSON.parse(
  readFileSync(new URL('../bench/file-routes.json', import.meta.url), 'utf8'),
) as Record<string, LimitName>;
// These limits bound the bytes of an answer, which is not counted before it is sent.
const OF_SENT_BYTES: readonly string[] = ['answers', 'stalledDownloads'] satisfies LimitName[];
const JSON_TYPE = 'application/json';
const CONTRACT = JSON.parse(
  readFileSync(new URL('../../openapi/openapi.json', import.meta.url), 'utf8'),
) as Contract;

interface Content {
  readonly content?: Record<string, unknown>;
}
interface Contract {
  readonly paths: Record<
    string,
    Record<string, { readonly requestBody?: Content; readonly responses: Record<string, Content> }>
  >;
}

const NO_ENTRY =
  'These public routes have no entry in backend/bench/public-routes.json, or an entry has no route. ' +
  'Add an example URL for each kind of work of the route, with the limit that bounds it (LIMITS).';

const NO_LIMIT =
  'These routes stream an answer or receive a file, but have no entry in backend/bench/file-routes.json, or an entry ' +
  'has no such route. Add the limit that bounds the route (LIMITS), so that the attacks include it.';

/** Returns the limits that requests take a part of, from now on. */
function takenLimits(): Set<string> {
  const taken = new Set<string>();
  for (const [limiter, method] of [
    [Limiter.prototype, 'run'],
    [Budget.prototype, 'tryTake'],
  ] as const) {
    const original = limiter[method as never] as (...parameters: unknown[]) => unknown;
    limiter[method as never] = function (this: { readonly name: string }, ...parameters: unknown[]) {
      taken.add(this.name);
      return original.apply(this, parameters);
    } as never;
  }
  return taken;
}

/** Returns the routes of the contract that receive or send something else than JSON. */
const fileRoutes = (): string[] =>
  Object.entries(CONTRACT.paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, { requestBody, responses }]) =>
        [requestBody, responses['200']].some((part) =>
          Object.keys(part?.content ?? {}).some((type) => type !== JSON_TYPE),
        ),
      )
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  );

const shop = await shopForFile({ pages: true });

describe('every route', () => {
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
    expect({ publicRoutes, hint: NO_ENTRY }).toEqual({ publicRoutes: Object.keys(LIMITED), hint: NO_ENTRY });
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

  const send = async (route: string, example: string): Promise<void> => {
    const [method = ''] = route.split(' ');
    const body = method === 'GET' ? {} : { body: '{"password":"salah"}' };
    const headers = { 'Content-Type': method === 'PUT' ? 'image/jpeg' : 'application/json' };
    const response = await fetch(shop.url + exampleUrl(example), { method, headers, ...body });
    await response.arrayBuffer();
    expect([route, response.status]).not.toEqual([route, 405]);
  };

  it('every public route takes a place of the limit that the table names', async () => {
    const examples = Object.values(LIMITED).flatMap((urls) => Object.keys(urls));
    const pages = shop.app.get(PageRenderer).fixedPaths;
    expect({ pages: pages.filter((path) => !examples.includes(path)), hint: NO_ENTRY }).toEqual({
      pages: [],
      hint: NO_ENTRY,
    });
    const taken = takenLimits();
    const version = shop.app.get(CacheVersion);
    for (const [route, urls] of Object.entries(LIMITED))
      for (const [example, limit] of Object.entries(urls)) {
        taken.clear();
        await send(route, example);
        // An answer from the cache takes no place.
        if (!taken.has(limit) && limit !== 'requests') {
          version.bump();
          await send(route, example);
        }
        const found = taken.has(limit) ? limit : [...taken].join() || 'requests';
        expect([route, example, found]).toEqual([route, example, limit]);
      }
  });

  it('every streamed answer and every upload takes a place of the limit in file-routes.json', async () => {
    const admin = await shop.login();
    await admin.post('/api/admin/content/display').send({ showPriceList: true }).expect(200);
    const write = jest.spyOn(ServerResponse.prototype, 'write');
    const streamed: string[] = [];
    const taken = takenLimits();
    const found: Record<string, string> = {};
    for (const route of routesOf(shop).map((name) => name.replace(/:(\w+)/gu, '{$1}'))) {
      const [method = '', path = ''] = route.split(' ');
      if (method !== 'GET' && !(route in FILES)) continue;
      taken.clear();
      write.mockClear();
      const url = path.replace(/\{\w+\}/gu, randomUUID()).replace(/\*\w+/gu, 'no-such-page');
      if (method === 'GET') await admin.get(url).responseType('blob');
      else if (method === 'POST') await admin.post(url).attach('file', Buffer.from('x'), 'x.csv');
      else {
        const { body } = await admin.post('/api/objects/upload').expect(200);
        const { pathname } = new URL((body as { uploadURL: string }).uploadURL, shop.url);
        await admin.put(pathname).set('Content-Type', 'image/jpeg').send('x');
      }
      if (write.mock.calls.length > 0) streamed.push(route);
      const limit = FILES[route];
      if (limit)
        found[route] =
          taken.has(limit) || OF_SENT_BYTES.includes(limit) ? limit : [...taken].join() || 'none';
    }
    write.mockRestore();
    const expected = [...new Set([...streamed, ...fileRoutes()])].sort();
    expect({ routes: Object.keys(FILES), hint: NO_LIMIT }).toEqual({ routes: expected, hint: NO_LIMIT });
    expect(found).toEqual(FILES);
  });
});
