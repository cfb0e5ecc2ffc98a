import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { All, Controller, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { InMemoryObjectStorage } from '../src/media/testing/in-memory-object-storage.js';
import { ObjectStorage } from '../src/media/application/ports.js';
import { jpeg } from '../src/media/testing/photos.js';
import { LIMITS, Public, StreamsBody } from '../src/platform/index.js';
import { exceededLimits } from '../src/platform/limiter/exceeded-limits.js';
import { head, RawClient } from './support/raw-client.js';
import { shopForFile, startShop } from './support/shop.js';
import { upload } from './support/uploads.js';

const MEGABYTE = 1024 * 1024;

let begun: number[] = [];
let received = 0;
let gate = Promise.withResolvers<void>();
// Larger than the few megabytes of an unread response that the operating system buffers.
const LARGE = 12 * MEGABYTE;
const shared = Buffer.alloc(LARGE, 'x');

@ApiExcludeController()
@Public()
@Controller('gated')
class GatedController {
  @All('body')
  @StreamsBody()
  async body(@Req() request: Request, @Res() response: Response): Promise<void> {
    for await (const chunk of request as AsyncIterable<Buffer>) received += chunk.length;
    response.end('body');
  }

  @All('own')
  async own(@Res() response: Response): Promise<void> {
    await gate.promise;
    response.end(Buffer.alloc(LARGE, 'y'));
  }

  @All('shared')
  async shared(@Res() response: Response): Promise<void> {
    await gate.promise;
    response.end(shared);
  }

  @All(':number')
  async number(@Param('number') number: string, @Res() response: Response): Promise<void> {
    begun.push(Number(number));
    await gate.promise;
    response.end(`<${number}>`);
  }
}

class CountingStorage extends InMemoryObjectStorage {
  readonly reads: string[] = [];
  running = 0;
  most = 0;
  gate = Promise.resolve();

  override async get(key: string): Promise<Buffer | undefined> {
    this.reads.push(key);
    this.running += 1;
    this.most = Math.max(this.most, this.running);
    await this.gate;
    this.running -= 1;
    return super.get(key);
  }
}

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const gets = (count: number): string =>
  range(count)
    .map((number) => head(`GET /gated/${number}`))
    .join('');

async function until(condition: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < 1000 && !condition(); attempt += 1) await sleep(10);
  expect(condition()).toBe(true);
}

const storage = new CountingStorage();
const shop = await shopForFile({
  controllers: [GatedController],
  override: (builder) => builder.overrideProvider(ObjectStorage).useValue(storage),
});

describe('pipelined requests of one connection', () => {
  let clients: RawClient[] = [];
  const sockets = new Set<Socket>();
  const bytesRead = (): number => Math.max(...[...sockets].map((socket) => socket.bytesRead));
  const unsent = (): number => [...sockets].reduce((sum, socket) => sum + socket.writableLength, 0);
  const exceeded = (name: keyof typeof LIMITS): number => exceededLimits().get(name) ?? 0;

  const open = async (from?: string): Promise<RawClient> => {
    const client = await RawClient.open(shop.url, from);
    clients.push(client);
    return client;
  };
  const openUnread = async (from?: string): Promise<RawClient> => {
    const client = await open(from);
    client.socket.pause();
    return client;
  };
  /**
   * Sends five requests on other connections. After their responses, the shop has also done all work that need not
   * wait.
   */
  const afterOthers = async (): Promise<void> => {
    for (let turn = 0; turn < 5; turn += 1) expect((await fetch(`${shop.url}/healthz`)).status).toBe(200);
  };
  beforeAll(() => {
    shop.app.getHttpServer().on('connection', (socket: Socket) => {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    });
  });
  beforeEach(() => {
    begun = [];
    received = 0;
    gate = Promise.withResolvers<void>();
  });
  afterEach(async () => {
    gate.resolve();
    const ports = new Set(clients.map(({ socket }) => socket.localPort));
    for (const client of clients) client.destroy();
    clients = [];
    await until(() => ![...sockets].some(({ remotePort }) => ports.has(remotePort)));
  });

  it('the second request of a connection is handled after the first has been answered', async () => {
    const client = await open();
    client.send(gets(2));
    await until(() => begun.length > 0);
    await afterOthers();
    expect(begun).toEqual([0]);
    gate.resolve();
    await until(() => client.text.includes('<1>'));
    expect([...client.text.matchAll(/<(\d+)>/gu)].map(([, number]) => Number(number))).toEqual([0, 1]);
  });

  it.each([
    ['in the same read', (client: RawClient) => client.send(gets(3))],
    [
      'in the same read after a cached response',
      (client: RawClient) => client.send(head('GET /robots.txt').repeat(3)),
    ],
    [
      'in a later read',
      async (client: RawClient) => {
        client.send(gets(2));
        await until(() => begun.length > 0);
        client.send(gets(1));
      },
    ],
  ])('a third request %s closes the connection and is counted', async (_, send) => {
    const before = exceeded('requests');
    await fetch(`${shop.url}/robots.txt`);
    const client = await open();
    await send(client);
    await client.closed();
    expect(exceeded('requests')).toBe(before + 1);
    expect(begun.length).toBeLessThan(2);
    expect(client.statuses.length).toBeLessThan(2);
  });

  it('thousands of requests in one connection are neither handled nor kept', async () => {
    const client = await openUnread();
    client.send(gets(10_000));
    await client.closed();
    expect(begun).toEqual([0]);
  });

  it('the second request may have a body that arrives while the first waits', async () => {
    const client = await open();
    const length = 3 * MEGABYTE;
    client.send(gets(1) + head('POST /gated/body', { 'Content-Length': length }));
    await until(() => begun.length === 1);
    client.send('x'.repeat(length));
    await afterOthers();
    // Less than two reads of the socket, because nothing reads the body yet.
    expect(bytesRead()).toBeLessThan(3 * 65_536);
    gate.resolve();
    await until(() => client.text.endsWith('body'));
    expect(received).toBe(length);
    expect(await client.responses(2)).toEqual([200, 200]);
  });

  it('waiting requests with a body count towards the limit for arriving bodies', async () => {
    const before = exceeded('arrivingBodies');
    const fit = LIMITS.arrivingBodies.perClient / LIMITS.arrivingBodies.perRequest;
    const attackers = await Promise.all(range(fit + 1).map(() => open()));
    for (const attacker of attackers)
      attacker.send(gets(1) + head('POST /gated/body', { 'Content-Length': MEGABYTE }));
    await until(() => attackers.some(({ isClosed }) => isClosed));
    await afterOthers();
    expect(attackers.filter(({ isClosed }) => isClosed)).toHaveLength(1);
    expect(exceeded('arrivingBodies')).toBe(before + 1);
  });

  it('an image is read once for all waiting requests, and at most eight images are read at a time', async () => {
    const admin = await shop.login();
    const paths: string[] = [];
    for (const side of [101, 102, 103]) {
      const main = await upload(shop, admin, await jpeg(side, side));
      // The keys of the main image and its variants contain the same 32 hex digits, which follow `/objects/`.
      const keys = [...(await keysIn(storage))].filter((key) => key.includes(main.slice(9, 41)));
      paths.push(...keys.map((key) => `/objects/${key.slice('public/'.length)}`));
    }
    expect(paths.length).toBeGreaterThan(20);
    const opened = Promise.withResolvers<void>();
    storage.gate = opened.promise;
    storage.reads.length = 0;
    storage.most = 0;
    const [first = ''] = paths;
    const many = await openUnread();
    many.send(head(`GET ${first}`).repeat(2));
    const others = await Promise.all(paths.map(async (path) => (await open()).send(head(`GET ${path}`))));
    await until(() => storage.running === LIMITS.imageReads.total);
    await afterOthers();
    opened.resolve();
    many.socket.resume();
    expect(await many.responses(2)).toEqual([200, 200]);
    for (const other of others) expect(await other.responses(1)).toEqual([200]);
    expect(storage.most).toBe(LIMITS.imageReads.total);
    // Each image is read once. The first image is read again for the request that waited.
    const times = (path: string): number =>
      storage.reads.filter((key) => key === `public/${path.slice('/objects/'.length)}`).length;
    for (const path of paths.slice(1)) expect(times(path)).toBe(1);
    expect(times(first)).toBeLessThan(3);
  });

  it('above 64 MB of unread responses, connections of the client with the most bytes are closed', async () => {
    const before = exceeded('answers');
    gate.resolve();
    const attackers = await Promise.all(range(20).map(() => openUnread('127.0.0.2')));
    const slow = await openUnread('127.0.0.3');
    slow.send(head('GET /gated/own'));
    await until(() => unsent() > 0);
    let most = 0;
    for (const attacker of attackers) {
      attacker.send(head('GET /gated/own').repeat(2));
      await afterOthers();
      most = Math.max(most, unsent());
    }
    expect(exceeded('answers')).toBeGreaterThan(before);
    expect(most).toBeLessThanOrEqual(LIMITS.answers.total);
    slow.socket.resume();
    await until(() => slow.text.length > LARGE);
    expect(slow.statuses).toEqual([200]);
  });

  it('a connection is closed when its client has read no response bytes for 60 s', async () => {
    gate.resolve();
    const client = await openUnread();
    client.send(head('GET /gated/shared'));
    await until(() => unsent() > 0);
    const before = exceeded('silentConnections');
    const deadline = performance.now() + 2 * LIMITS.silentConnections.holdMs;
    while (unsent() > 0 && performance.now() < deadline) await sleep(100);
    expect(unsent()).toBe(0);
    expect(exceeded('silentConnections')).toBe(before + 1);
  }, 150_000);

  it('bytes that several unread responses share are counted only once', async () => {
    const before = exceeded('answers');
    gate.resolve();
    const slow = await Promise.all(range(20).map(() => openUnread()));
    for (const client of slow) client.send(head('GET /gated/shared'));
    await until(() => unsent() > LIMITS.answers.total);
    await afterOthers();
    for (const client of slow) client.socket.resume();
    await until(() => slow.every(({ text }) => text.length > LARGE));
    expect(exceeded('answers')).toBe(before);
  });
});

it('A stopping shop answers the running request of a connection, but not the waiting request', async () => {
  begun = [];
  gate = Promise.withResolvers<void>();
  const shop = await startShop({ controllers: [GatedController] });
  const client = await RawClient.open(shop.url);
  client.send(gets(2));
  await until(() => begun.length === 1);
  const closed = shop.close();
  gate.resolve();
  await client.closed();
  expect(begun).toEqual([0]);
  expect(client.statuses).toEqual([200]);
  expect(client.text.endsWith('<0>')).toBe(true);
  await closed;
});

async function keysIn(storage: ObjectStorage): Promise<Set<string>> {
  const keys = new Set<string>();
  for await (const key of storage.list('public/')) keys.add(key);
  return keys;
}
