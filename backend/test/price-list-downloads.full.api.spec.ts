import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { get, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { LIMITS } from '../src/platform/index.js';
import { exceededLimits } from '../src/platform/limiter/exceeded-limits.js';
import { PriceLists } from '../src/web/price-list/price-lists.js';
import { shopForFile } from './support/shop.js';

const PATH = '/daftar-harga.pdf';
const { total, perClient, holdMs } = LIMITS.priceListDownloads;
// More than the buffers of the kernel hold.
const PDF = Buffer.alloc(24_000_000, 'pdf ');
const TURNS = 11;
const READ_BYTES = 65_536;
const READ_MS = 10_000;

const shop = await shopForFile({});

describe('downloads of the price list', () => {
  const opened: IncomingMessage[] = [];
  const find = () => jest.spyOn(shop.app.get(PriceLists), 'findPublic');
  afterEach(() => {
    jest.restoreAllMocks();
    for (const response of opened.splice(0)) response.destroy();
  });

  const open = async (localAddress: string): Promise<IncomingMessage> => {
    const request = get(shop.url + PATH, { agent: false, localAddress });
    request.on('error', () => undefined);
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    opened.push(response.pause().on('error', () => undefined));
    return response;
  };
  const free = async (): Promise<void> => {
    while (openPlaces() > 0) await sleep(20);
  };
  const exceeded = (): number => exceededLimits().get('priceListDownloads') ?? 0;
  const openPlaces = (): number =>
    opened.filter(({ statusCode, destroyed }) => statusCode === 200 && !destroyed).length;

  it('sends a list to a few clients at once, and refuses further downloads for a moment', async () => {
    find().mockResolvedValue({ pdf: PDF, hash: 'a' });
    const since = performance.now();
    const own = await Promise.all(Array.from({ length: perClient + 2 }, () => open('127.0.0.2')));
    const refused = own.filter(({ statusCode }) => statusCode === 503);
    expect(refused).toHaveLength(2);
    // A refusal is late, so that a loop of them is slow.
    expect(performance.now() - since).toBeGreaterThan(900);
    expect(refused.map(({ headers }) => [headers['retry-after'], headers['content-disposition']])).toEqual(
      refused.map(() => ['5', undefined]),
    );
    const others = await Promise.all(
      Array.from({ length: total }, (_, n) => open(`127.0.0.${3 + Math.floor(n / perClient)}`)),
    );
    expect(others.filter(({ statusCode }) => statusCode === 200)).toHaveLength(total - perClient);
    for (const response of opened) response.destroy();
    await free();
    await sleep(500);
    expect((await open('127.0.0.2')).statusCode).toBe(200);
  });

  it('cuts a client that reads nothing, and not one that reads slowly', async () => {
    find().mockResolvedValue({ pdf: PDF, hash: 'a' });
    await open('127.0.0.2');
    const slow = await open('127.0.0.3');
    const since = performance.now();
    const refusals = exceeded();
    let cutAfter = Infinity;
    let read = 0;
    for (let turn = 0; turn < TURNS; turn += 1) {
      await sleep(READ_MS);
      let chunk = slow.read(READ_BYTES) as Buffer | null;
      while (chunk === null) {
        await once(slow, 'readable');
        chunk = slow.read(READ_BYTES) as Buffer | null;
      }
      read += chunk.length;
      if (cutAfter === Infinity && exceeded() > refusals) cutAfter = performance.now() - since;
    }
    expect(cutAfter).toBeGreaterThan(holdMs);
    expect(cutAfter).toBeLessThan(2 * holdMs);
    expect(read).toBe(TURNS * READ_BYTES);
    for await (const rest of slow as AsyncIterable<Buffer>) read += rest.length;
    expect(read).toBe(PDF.length);
  }, 180_000);

  it('opens nothing for a client that left while the list was drawn, and logs no error', async () => {
    const drawing = Promise.withResolvers<{ pdf: Buffer; hash: string }>();
    find().mockReturnValue(drawing.promise);
    const leaving = Array.from({ length: 2 * perClient }, () => {
      const request = get(shop.url + PATH, { agent: false, localAddress: '127.0.0.2' });
      return request.on('error', () => undefined);
    });
    await Promise.all(leaving.map((request) => once(request, 'finish')));
    await sleep(200);
    for (const request of leaving) request.destroy();
    await sleep(200);
    drawing.resolve({ pdf: PDF, hash: 'a' });
    for (let n = 0; n < perClient; n += 1) expect((await open('127.0.0.2')).statusCode).toBe(200);
    expect(shop.logs.join('')).not.toMatch(/"level":[56]0|Premature|pipeline/u);
  });
});
