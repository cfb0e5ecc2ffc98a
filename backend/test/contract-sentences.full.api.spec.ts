import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { type Contract, exampleOf } from './support/contract.js';
import { sessionCookie } from './support/cookie.js';
import { shopForFile } from './support/shop.js';
import situations from './situations/contract-sentences.json' with { type: 'json' };

/** Words of libraries' sentences. No Indonesian sentence of the shop has them. */
const FOREIGN =
  /\b(?:must|should|expected|unexpected|property|invalid|cannot|conforming|longer|shorter|equal|each value|is not|does not|unknown value|nested|error|diharapkan|number|string|undefined)\b|<=|>=|\$property/iu;

const WRONG: readonly unknown[] = [
  ...(situations.wrong as readonly unknown[]),
  'x'.repeat(12_000),
  Array.from({ length: 200 }, () => 'x'),
];
const WRONG_PARAMETERS = ['', 'x', '-1', '1.5', '99999999999', '%00', '%0B', 'x'.repeat(3000), '1&PARAM=2'];

const shop = await shopForFile();
const cookie = await sessionCookie(shop);
const contract = (await (await fetch(`${shop.url}/api/openapi.json`)).json()) as Contract;

describe('The messages of the API', () => {
  it('a body with any fault gets sentences of the shop only', async () => {
    let count = 0;
    const faults: unknown[] = [];
    for (const [path, operations] of Object.entries(contract.paths))
      for (const [method, { requestBody }] of Object.entries(operations)) {
        const schema = requestBody?.content?.['application/json']?.schema;
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
    for (const text of situations.bodies)
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
