import { describe, expect, it } from '@jest/globals';
import { LIMITS } from '../src/platform/index.js';
import { categoryBody, create, productBody } from './support/catalog.js';
import { type Contract, exampleOf } from './support/contract.js';
import { sessionCookie } from './support/cookie.js';
import { cpuMsOf, HOSTILE_TEXTS, hostileText, MAX_CPU_MS } from './support/hostile-texts.js';
import { shopForFile } from './support/shop.js';

interface Call {
  readonly name: string;
  readonly path: string;
  readonly init: RequestInit;
}

const MARKS = 'combining marks';
const MAX_HEADER_LENGTH = 14_000;
// A message and the list of fields have at most 2 kB each.
const MAX_ANSWER_LENGTH = 4100;
/** Wrong passwords would end the session. */
const PASSWORD_ROUTES = new Set(['login', 'changePassword', 'confirmPassword']);

const shop = await shopForFile({ pages: true });
const admin = await shop.login();
const Cookie = await sessionCookie(shop);
await create(admin, '/api/categories', categoryBody());
const id = await create(admin, '/api/products', productBody());
const contract = (await (await fetch(`${shop.url}/api/openapi.json`)).json()) as Contract;

/** The calls with a JSON body, and the example of the body. */
function calls(): (Call & { body: unknown })[] {
  return Object.entries(contract.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { operationId: name, requestBody }]) => {
      const schema = requestBody?.content?.['application/json']?.schema;
      const body = schema && exampleOf(contract, schema);
      if (textsIn(body) === 0 || PASSWORD_ROUTES.has(name)) return [];
      const init = {
        method: method.toUpperCase(),
        headers: { 'Content-Type': 'application/json', ...(name === 'countVisit' ? {} : { Cookie }) },
      };
      const address = path.replace(/\{(?:id|slug)\}/u, id).replace(/\{\w+\}/u, '1');
      return [{ name, path: address, init, body }];
    }),
  );
}

/** @param replace returns the text in place of a text of an example. */
function withTexts(value: unknown, replace: (text: string) => string): unknown {
  if (typeof value === 'string') return replace(value);
  if (Array.isArray(value)) return value.map((item) => withTexts(item, replace));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, withTexts(child, replace)]));
}

function textsIn(value: unknown): number {
  let count = 0;
  withTexts(value, () => String((count += 1)));
  return count;
}

/** The length of each of some texts that fill a body. */
function lengthIn(call: Call, name: string, count: number): number {
  const limit = LIMITS[call.name === 'countVisit' ? 'publicBodies' : 'adminBodies'].perRequest;
  const bytesOf1000 = Buffer.byteLength(JSON.stringify(hostileText(name, 1000)));
  return Math.floor(((limit - 8000) / count / bytesOf1000) * 1000);
}

/** Returns what a call does that it should not do; undefined for a call without a fault. */
async function faultOf({ name, path, init }: Call): Promise<string | undefined> {
  const send = async (): Promise<string | undefined> => {
    const response = await fetch(shop.url + path, { ...init, redirect: 'manual' });
    const text = await response.text();
    if (response.status >= 500) return `${name} gets ${response.status}`;
    const isError = response.status >= 400 && text.startsWith('{');
    return isError && text.length > MAX_ANSWER_LENGTH ? `${name} repeats its input` : undefined;
  };
  let fault: string | undefined;
  let used = Infinity;
  // The first call may compile code.
  for (let tries = 0; tries < 3 && used > MAX_CPU_MS; tries += 1)
    used = Math.min(used, await cpuMsOf(async () => void (fault = await send())));
  return used > MAX_CPU_MS ? `${name} takes ${Math.round(used)} ms` : fault;
}

async function faultsOf(all: readonly Call[]): Promise<string[]> {
  const faults: string[] = [];
  for (const call of all) faults.push(...[await faultOf(call)].filter((fault) => fault !== undefined));
  return faults;
}

describe.each(Object.keys(HOSTILE_TEXTS))('a text of %s', (name) => {
  it('keeps nobody waiting in any body', async () => {
    const all = calls().map((call) => {
      const text = hostileText(name, lengthIn(call, name, textsIn(call.body)));
      return { ...call, init: { ...call.init, body: JSON.stringify(withTexts(call.body, () => text)) } };
    });
    expect(all.length).toBeGreaterThan(20);
    expect(await faultsOf(all)).toEqual([]);
  });

  it('keeps nobody waiting in any header, query or path', async () => {
    const text = hostileText(name, MAX_HEADER_LENGTH);
    const escaped = encodeURIComponent(text.toWellFormed()).slice(0, MAX_HEADER_LENGTH).replace(/%.?$/u, '');
    const ascii = text.replace(/[^ -~]/gu, ';');
    const headers = [
      ...['Accept', 'Accept-Encoding', 'Accept-Language', 'Cookie', 'If-Match', 'If-None-Match', 'Range'],
      ...['User-Agent', 'X-Forwarded-For', 'X-Request-Id', 'Idempotency-Key', 'Sec-Purpose', 'Origin'],
    ];
    const queries = ['/?cari=', '/?kategori=', '/api/products?q=', '/api/products?match=similar&q='];
    const paths = ['/', '/product/', '/category/', '/api/products/', '/api/objects/', '/share/', '/qr/'];
    expect(
      await faultsOf([
        ...headers.flatMap((header) =>
          [`/product/${id}`, '/api/admin/products'].map((path) => ({
            name: `${header} of ${path}`,
            path,
            init: { headers: { Cookie, [header]: ascii } },
          })),
        ),
        ...[...queries, ...paths, '/api/products?sort=', '/api/admin/changes?subject='].map((start) => ({
          name: start,
          path: start + escaped,
          init: { headers: { Cookie } },
        })),
      ]),
    ).toEqual([]);
  });
});

it('a text of marks in one field alone keeps nobody waiting', async () => {
  const all = calls().flatMap((call) =>
    Array.from({ length: textsIn(call.body) }, (_, field) => {
      let at = -1;
      const text = hostileText(MARKS, lengthIn(call, MARKS, 1));
      const body = withTexts(call.body, (example) => ((at += 1) === field ? text : example));
      return { ...call, name: `${call.name} ${field}`, init: { ...call.init, body: JSON.stringify(body) } };
    }),
  );
  expect(await faultsOf(all)).toEqual([]);
});

it('a password of marks is refused before it is normalized', async () => {
  const password = hostileText(MARKS, 7000);
  const post = async (path: string, body: object): Promise<[number, string]> => {
    const response = await fetch(`${shop.url}/api/admin/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie },
      body: JSON.stringify(body),
    });
    return [response.status, ((await response.json()) as { message: string }).message];
  };
  expect(await post('login', { password })).toEqual([401, 'Kata sandi salah']);
  expect(await post('confirm-password', { password })).toEqual([400, 'Kata sandi salah']);
  expect(await post('change-password', { currentPassword: 'x', newPassword: password })).toEqual([
    400,
    'Kata sandi baru terlalu panjang',
  ]);
});

it('the log shows the start of a long path only', async () => {
  await fetch(`${shop.url}/api/products/${'a'.repeat(5000)}`);
  await fetch(`${shop.url}/healthz`);
  expect(shop.logs.join('')).toContain('/api/products/aaa');
  expect(Math.max(...shop.logs.map((line) => line.length))).toBeLessThan(2000);
});
