import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { startAt, startShopServer, type ShopServer } from './support/shop-server.js';
import situations from './situations/visits-replicas.json' with { type: 'json' };

const VISITOR = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
const VISITS = 10_000;
const AT_ONCE = 16;

/** The made day repeats these 20 visits. */
const ROUND: readonly { readonly body: object; readonly headers?: Record<string, string> }[] = [
  ...Array.from({ length: 5 }, () => ({ body: { kind: 'view' } })),
  ...Array.from({ length: 3 }, () => ({ body: { kind: 'view', from: 'l.instagram.com' } })),
  ...Array.from({ length: 2 }, () => ({ body: { kind: 'view', from: 'qr' } })),
  ...Array.from({ length: 2 }, () => ({ body: { kind: 'view', from: 'wa' } })),
  { body: { kind: 'chat', from: 'qr' } },
  { body: { kind: 'chat', from: 'ig' } },
  { body: { kind: 'marketplace' } },
  { body: { kind: 'search', words: 'undangan' } },
  { body: { kind: 'view' }, headers: { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } },
  { body: { kind: 'view' }, headers: { 'User-Agent': 'WhatsAppPreview/2.0' } },
  { body: { kind: 'view' }, headers: { 'Sec-Purpose': 'prefetch;prerender' } },
  { body: { kind: 'view' }, headers: { 'Sec-GPC': '1' } },
];
const EXPECTED = situations.expected;

let first: ShopServer;
let second: Awaited<ReturnType<typeof startAt>>;
beforeAll(async () => {
  const env = { TRUST_PROXY: '1', SAMPLE_DATA: 'false' };
  first = await startShopServer(env);
  second = await startAt({ databaseUrl: first.databaseUrl, dataDir: first.dataDir, env });
}, 120_000);
afterAll(async () => {
  second.signal('SIGKILL');
  await first.stop();
});

let network = 0;
// A stopped server refuses connections, and closes those that have not sent a request yet.
const UNANSWERED = new Set(['ECONNREFUSED', 'ECONNRESET']);
/** @returns the status; 0 when the server did not take the request. */
function send(url: string, body: object, headers: Record<string, string> = {}): Promise<number> {
  network = (network + 1) % 60_000;
  const options = {
    method: 'POST',
    agent: false as const,
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': VISITOR,
      'X-Forwarded-For': `10.1.${network >> 8}.${network & 255}`,
      ...headers,
    },
  };
  return new Promise((done, fail) => {
    const call = request(`${url}/api/visits`, options, (response) => {
      response.resume().once('end', () => done(response.statusCode ?? 0));
    });
    call.once('error', (error: NodeJS.ErrnoException) =>
      UNANSWERED.has(error.code ?? '') ? done(0) : fail(error),
    );
    call.end(JSON.stringify(body));
  });
}

/** Sends a visit until a replica has taken it. A refused visit was not counted. */
async function deliver(index: number): Promise<void> {
  const { body, headers } = ROUND[index % ROUND.length] ?? { body: {} };
  for (let attempt = 0; ; attempt += 1) {
    const status = await send((index + attempt) % 2 ? second.url : first.url, body, headers);
    if (status === 204 || status === 202) return;
    if (status !== 0 && status !== 429 && status !== 503) throw new Error(`A visit got ${status}`);
    await sleep(20);
  }
}

async function counted(): Promise<unknown[]> {
  const client = new Client({ connectionString: first.databaseUrl });
  await client.connect();
  const { rows } = await client.query<object>(
    'SELECT kind, source, sum(count)::int AS count FROM visit_count GROUP BY 1, 2 ORDER BY 1, 2',
  );
  await client.end();
  return rows;
}

it('10,000 visits on two replicas, one of which is stopped meanwhile, give exactly the expected counts', async () => {
  let next = 0;
  const visitor = async (): Promise<void> => {
    for (let index = next++; index < VISITS; index = next++) {
      if (index === VISITS / 2) second.signal('SIGTERM');
      await deliver(index);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  expect(await second.exited).toBe(0);
  await sleep(1500);
  expect(await counted()).toEqual(EXPECTED);

  // A killed process loses only what was counted in the last second.
  for (let visit = 0; visit < 10; visit += 1)
    expect(await send(first.url, { kind: 'marketplace' })).toBe(204);
  await sleep(1500);
  first.signal('SIGKILL');
  await first.exited;
  expect(await counted()).toContainEqual({ kind: 'marketplace', source: 'direct', count: 510 });
}, 240_000);
