import { afterEach, expect, it, jest } from '@jest/globals';
import { Controller, Get } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Server } from 'node:http';
import { promisify } from 'node:util';
import { LIMITS, Public } from '../src/platform/index.js';
import { exceededLimits } from '../src/platform/limiter/exceeded-limits.js';
import { head, RawClient } from './support/raw-client.js';
import { shopForFile } from './support/shop.js';

const { total, perClient, holdMs } = LIMITS.connections;
const VISITORS = 50;
const HEALTH = head('GET /healthz');

const gate = Promise.withResolvers<void>();
let running = 0;

@ApiExcludeController()
@Public()
@Controller('gated')
class GatedController {
  @Get()
  async wait(): Promise<string> {
    running += 1;
    await gate.promise;
    return '';
  }
}

let clients: RawClient[] = [];

const shop = await shopForFile({ controllers: [GatedController] });
afterEach(async () => {
  for (const client of clients) client.destroy();
  clients = [];
  const server: Server = shop.app.getHttpServer();
  while ((await promisify(server.getConnections.bind(server))()) > 1) await new Promise(setImmediate);
});

const exceeded = (): number => exceededLimits().get('connections') ?? 0;
async function hold(count: number, from: string, text: string): Promise<RawClient[]> {
  const held: RawClient[] = [];
  while (held.length < count) {
    const batch = Array.from({ length: Math.min(64, count - held.length) }, () =>
      RawClient.open(shop.url, from),
    );
    held.push(...(await Promise.all(batch)).map((client) => client.send(text)));
  }
  clients.push(...held);
  return held;
}
const visit = async (n: number): Promise<number[]> => {
  const [visitor] = await hold(1, `127.0.5.${n + 1}`, HEALTH);
  return visitor!.responses(1);
};
const visitAll = (): Promise<number[]> =>
  Promise.all(Array.from({ length: VISITORS }, (_, n) => visit(n))).then((statuses) => statuses.flat());

it('while two addresses hold all connections, other visitors are answered', async () => {
  const before = exceeded();
  for (const from of ['127.0.3.1', '127.0.3.2'])
    for (const client of await hold(total / 2, from, HEALTH)) await client.responses(1);
  expect(await visitAll()).toEqual(Array(VISITORS).fill(200));
  expect(exceeded() - before).toBe(VISITORS);
}, 120_000);

it('running requests keep all connections for ten seconds', async () => {
  for (const from of ['127.0.3.1', '127.0.3.2']) await hold(total / 2, from, head('GET /gated'));
  while (running < total) await new Promise(setImmediate);
  const [early] = await hold(1, '127.0.6.1', HEALTH);
  await early!.closed();
  const now = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => now() + holdMs);
  expect(await visit(0)).toEqual([200]);
  jest.restoreAllMocks();
  gate.resolve();
}, 120_000);

it('500 visitors of one address keep six connections each', async () => {
  const carrier = await hold(500 * 6, '127.0.7.1', HEALTH);
  for (const client of carrier) expect(await client.responses(1)).toEqual([200]);
  expect(carrier.length).toBeLessThanOrEqual(perClient);
  expect(carrier.filter(({ isClosed }) => isClosed)).toEqual([]);
}, 120_000);
