import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { Agent } from 'node:http';
import { Client } from 'pg';
import { productBody } from './support/catalog.js';
import { ADMIN_PASSWORD, startShopServer, type ShopServer } from './support/shop-server.js';

// The process ends within 10 s. The test allows twice as long, because the machine may be slow.
const TWICE_DEADLINE_MS = 20_000;

let shop: ShopServer;
let cookie: string;
beforeEach(async () => {
  shop = await startShopServer();
  const login = await fetch(`${shop.url}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ password: ADMIN_PASSWORD }),
  });
  cookie = String(login.headers.get('set-cookie')).split(';', 1)[0] ?? '';
});
afterEach(() => shop.stop());

/** A request for a new product. Only its headers and the first 20 bytes of its body are sent. */
class HalfSentProduct {
  readonly response: Promise<IncomingMessage>;
  private readonly call: ClientRequest;
  private readonly body: string;

  constructor(name: string, category: string, agent?: Agent) {
    this.body = JSON.stringify(productBody({ name, category }));
    this.call = request(`${shop.url}/api/products`, {
      method: 'POST',
      ...(agent ? { agent } : {}),
      headers: {
        Cookie: cookie,
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(this.body),
        Expect: '100-continue',
      },
    });
    this.call.on('error', () => undefined);
    this.response = once(this.call, 'response').then(([response]) => response as IncomingMessage);
    this.response.catch(() => undefined);
  }

  /** Resolves when the shop has accepted the headers. */
  async begin(): Promise<this> {
    this.call.flushHeaders();
    await once(this.call, 'continue');
    this.call.write(this.body.slice(0, 20));
    return this;
  }

  finish(): void {
    this.call.end(this.body.slice(20));
  }
}

async function firstCategory(): Promise<string> {
  const [category] = (await (await fetch(`${shop.url}/api/categories`)).json()) as { slug: string }[];
  return category?.slug ?? '';
}

async function productsNamed(pattern: string): Promise<number> {
  const client = new Client({ connectionString: shop.databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ count: string }>('SELECT count(*) FROM product WHERE name LIKE $1', [
    pattern,
  ]);
  await client.end();
  return Number(rows[0]?.count);
}

async function untilNotReady(): Promise<Response> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const response = await fetch(`${shop.url}/readyz`);
    if (response.status === 503) return response;
    await response.arrayBuffer();
    await sleep(20);
  }
  throw new Error('The shop still reports that it is ready');
}

describe('SIGTERM', () => {
  it('after SIGTERM, readiness is 503, running requests finish, then the shop exits with 0', async () => {
    const category = await firstCategory();
    const agent = new Agent({ keepAlive: true, maxSockets: 100 });
    const products = await Promise.all(
      Array.from({ length: 40 }, (_, n) => new HalfSentProduct(`Terakhir ${n}`, category, agent).begin()),
    );
    shop.signal('SIGTERM');
    const notReady = await untilNotReady();
    expect(await notReady.json()).toMatchObject({ status: 'shutting_down' });
    // New requests are still served, but their connection is closed afterwards.
    const page = await fetch(shop.url);
    expect([page.status, page.headers.get('connection')]).toEqual([200, 'close']);
    const responses = products.map(async (product) => {
      product.finish();
      const response = await product.response;
      const { id } = JSON.parse(await text(response)) as { id: string };
      return [response.statusCode, response.headers.connection, typeof id];
    });
    expect(await Promise.all(responses)).toEqual(products.map(() => [201, 'close', 'string']));
    expect(await shop.exited).toBe(0);
    expect(await productsNamed('Terakhir %')).toBe(40);
    agent.destroy();
  });

  it('after SIGTERM new requests that a proxy can repeat get 421; others are handled', async () => {
    await new HalfSentProduct('Menahan', await firstCategory()).begin();
    shop.signal('SIGTERM');
    await untilNotReady();
    const send = async (body: string, headers: Record<string, string> = {}): Promise<number> => {
      const response = await fetch(`${shop.url}/api/admin/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body,
      });
      return response.status;
    };
    const wrong = (length: number): string => JSON.stringify({ password: 'x'.repeat(length) });
    const retried = { 'X-Retries-421': 'true' };
    expect(await send(wrong(20), retried)).toBe(421);
    expect(await send(wrong(20))).toBe(401);
    // A proxy cannot repeat a body above 64 KiB. So the login route handles this request, and answers 413.
    expect(await send(wrong(70_000), retried)).toBe(413);
    const page = await fetch(shop.url, { headers: retried });
    expect([page.status, page.headers.get('connection')]).toEqual([421, 'close']);
  });

  it('SIGTERM interrupts no started write or response under load from forty clients', async () => {
    const category = await firstCategory();
    const outcomes = new Map<string, number>();
    const count = (outcome: string): void => void outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    let isOver = false;
    const send = async (client: number, round: number): Promise<void> => {
      const isWrite = client % 2 === 0;
      const sent = isWrite
        ? fetch(`${shop.url}/api/products`, {
            method: 'POST',
            headers: { Cookie: cookie, 'Content-Type': 'application/json' },
            body: JSON.stringify(productBody({ name: `Beban ${client} ${round}`, category })),
          })
        : fetch(`${shop.url}${['/', `/?cari=${client}-${round}`, '/api/products'][round % 3]}`);
      const response = await sent.catch(() => undefined);
      // The request was refused, or was sent on a connection that the shop had not begun to read.
      if (!response) return count('unanswered');
      const isWhole = await response.arrayBuffer().then(
        () => true,
        () => false,
      );
      count(`${isWrite ? 'write' : 'read'} ${response.status}${isWhole ? '' : ' cut'}`);
    };
    const clients = Array.from({ length: 40 }, async (_, client) => {
      for (let round = 0; !isOver; round += 1) await send(client, round);
    });
    await sleep(1000);
    shop.signal('SIGTERM');
    expect(await shop.exited).toBe(0);
    isOver = true;
    await Promise.all(clients);
    expect([...outcomes.keys()].filter((outcome) => outcome.endsWith(' cut'))).toEqual([]);
    expect(outcomes.get('write 201')).toBeGreaterThan(40);
    expect(await productsNamed('Beban %')).toBe(outcomes.get('write 201'));
  });

  it('a started write can still finish 8.5 s after SIGTERM', async () => {
    const write = await new HalfSentProduct('Terlambat', await firstCategory()).begin();
    shop.signal('SIGTERM');
    await sleep(8500);
    write.finish();
    expect((await write.response).statusCode).toBe(201);
    expect(await shop.exited).toBe(0);
  });

  it('after SIGTERM the shop exits despite an idle connection and a stuck request', async () => {
    const idle = new Agent({ keepAlive: true });
    const [response] = (await once(request(`${shop.url}/healthz`, { agent: idle }).end(), 'response')) as [
      IncomingMessage,
    ];
    await text(response);
    await new HalfSentProduct('Tersangkut', await firstCategory()).begin();
    shop.signal('SIGTERM');
    const ended = Promise.race([shop.exited, sleep(TWICE_DEADLINE_MS, 'still running', { ref: false })]);
    expect(await ended).toBe(0);
    idle.destroy();
  });

  it('SIGTERM ends an idle shop with exit code 0', async () => {
    shop.signal('SIGTERM');
    expect(await shop.exited).toBe(0);
  });
});
