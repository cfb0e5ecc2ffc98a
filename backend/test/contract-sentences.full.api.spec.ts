import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { ADMIN_PASSWORD, type Shop, startShop } from './support/shop.js';

interface Schema {
  readonly $ref?: string;
  readonly example?: unknown;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
}

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: Schema }>>;
  };
}

interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** Words of libraries' sentences. No Indonesian sentence of the shop has them. */
const FOREIGN =
  /\b(?:must|should|expected|unexpected|property|invalid|cannot|conforming|longer|shorter|equal|each value|is not|does not|unknown value|nested|error|diharapkan|number|string|undefined)\b|<=|>=|\$property/iu;

const WRONG: readonly unknown[] = [
  null,
  '',
  ' ',
  'x',
  'x'.repeat(12_000),
  'a\u0000b',
  'a\u000bb',
  '\ud800',
  '\u200b',
  'javascript:alert(1)',
  true,
  -1,
  1.5,
  1e300,
  [],
  [null],
  [[]],
  [{}],
  Array.from({ length: 200 }, () => 'x'),
  {},
  { toString: 1 },
  { unknown: 1 },
];
const WRONG_PARAMETERS = ['', 'x', '-1', '1.5', '99999999999', '%00', '%0B', 'x'.repeat(3000), '1&PARAM=2'];

describe('The messages of the API', () => {
  let shop: Shop;
  let cookie: string;
  let contract: Contract;
  beforeAll(async () => {
    shop = await startShop();
    const login = await fetch(`${shop.url}/api/admin/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ password: ADMIN_PASSWORD }),
    });
    cookie = (login.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? '';
    contract = (await (await fetch(`${shop.url}/api/openapi.json`)).json()) as Contract;
  });
  afterAll(() => shop.close());

  it('a body with any fault gets sentences of the shop only', async () => {
    let count = 0;
    const faults: unknown[] = [];
    for (const [path, operations] of Object.entries(contract.paths))
      for (const [method, { requestBody }] of Object.entries(operations)) {
        const schema = requestBody?.content['application/json']?.schema;
        // The attempts of these two are counted.
        if (!schema || /login|password/u.test(path)) continue;
        for (const body of faultsIn(exampleOf(contract, schema))) {
          faults.push(...(await foreignSentences(method, path, JSON.stringify(body))));
          count += 1;
        }
      }
    expect(faults).toEqual([]);
    expect(count).toBeGreaterThan(1000);
  }, 240_000);

  it('a text that is no JSON object gets sentences of the shop only', async () => {
    for (const text of [
      '',
      '{',
      '[',
      'null',
      '1',
      '"x"',
      '[1]',
      '{"a":}',
      '{"a":1}x',
      '\ufeff{}',
      '{"__proto__":{}}',
    ])
      expect(await foreignSentences('post', '/api/categories', text)).toEqual([]);
  });

  it('a query with any fault gets sentences of the shop only', async () => {
    for (const [path, operations] of Object.entries(contract.paths))
      for (const { name } of (operations['get']?.parameters ?? []).filter((one) => one.in === 'query'))
        for (const wrong of WRONG_PARAMETERS)
          expect(await foreignSentences('get', `${path}?${name}=${wrong.replace('PARAM', name)}`)).toEqual(
            [],
          );
  });

  async function foreignSentences(method: string, path: string, body?: string): Promise<unknown[]> {
    const response = await fetch(shop.url + path.replace(/\{\w+\}/gu, randomUUID()), {
      method: method.toUpperCase(),
      headers: { Cookie: cookie, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
      ...(body === undefined ? {} : { body }),
    });
    const text = await response.text();
    if (response.status < 400) return [];
    const { message } = JSON.parse(text) as { message: string | readonly string[] };
    const call = `${method} ${path} ${body?.slice(0, 300) ?? ''}`;
    const isForeign = (one: string) => FOREIGN.test(one) || response.status >= 500;
    return [message]
      .flat()
      .filter(isForeign)
      .map((one) => ({ call, message: one }));
  }
});

/** Yields the body with one fault at each of its places. */
function* faultsIn(body: unknown): Generator<unknown> {
  for (const wrong of WRONG) yield wrong;
  if (Array.isArray(body)) {
    for (const fault of faultsIn(body[0])) yield [fault];
  } else if (typeof body === 'object' && body !== null) {
    yield { ...body, unknown: 1 };
    for (const [name, value] of Object.entries(body)) {
      yield Object.fromEntries(Object.entries(body).filter(([key]) => key !== name));
      for (const fault of faultsIn(value)) yield { ...body, [name]: fault };
    }
  }
}

function exampleOf(contract: Contract, { $ref, example, items, allOf, properties }: Schema): unknown {
  if (example !== undefined) return example;
  if ($ref) return exampleOf(contract, contract.components.schemas[$ref.split('/').at(-1) ?? ''] ?? {});
  if (items) return [exampleOf(contract, items)];
  if (allOf) return Object.assign({}, ...allOf.map((part) => exampleOf(contract, part))) as unknown;
  return Object.fromEntries(
    Object.entries(properties ?? {}).map(([name, part]) => [name, exampleOf(contract, part)]),
  );
}
