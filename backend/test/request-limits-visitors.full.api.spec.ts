import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { noise } from '../src/media/testing/photos.js';
import { exceededLimits } from '../src/platform/limiter/exceeded-limits.js';
import { head, RawClient } from './support/raw-client.js';
import { sessionCookie } from './support/cookie.js';
import { startShop, type Shop } from './support/shop.js';
import { createUpload, upload } from './support/uploads.js';

const VISITORS = 500;
/** The number of connections that a browser opens at once. */
const CONNECTIONS = 6;
const PHOTO_BYTES = 5 * 1024 * 1024;

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

describe('ordinary use exceeds no limit', () => {
  let shop: Shop;
  let before: Map<string, number>;
  let clients: RawClient[] = [];
  const start = async (env: Readonly<Record<string, string>> = {}): Promise<void> => {
    shop = await startShop({ pages: true, env });
  };
  const open = async (text: string): Promise<RawClient> => {
    const client = await RawClient.open(shop.url);
    clients.push(client);
    return client.send(text);
  };

  beforeEach(() => {
    before = new Map(exceededLimits());
  });
  afterEach(async () => {
    for (const client of clients) client.destroy();
    clients = [];
    await shop.close();
  });

  it('500 visitors at one address, a slow 5 MB upload and a monitor exceed no limit', async () => {
    await start();
    // Keeps the first connections open until the last ones begin, even on a slow machine.
    const server: Server = shop.app.getHttpServer();
    server.keepAliveTimeout = 240_000;
    const admin = await shop.login();
    const image = await upload(shop, admin, await noise(1600, 1200).jpeg({ quality: 80 }).toBuffer());
    const page = await (await fetch(shop.url)).text();
    const script = /\/assets\/[^" ]+\.js/u.exec(page)?.[0] ?? '';
    const paths = ['/', script, image, '/shipping', '/api/products?limit=9', '/api/site-content'];
    expect(paths).toHaveLength(CONNECTIONS);

    // A valid photo with zeros after its end, up to the maximum size.
    const photo = Buffer.concat([await noise(64, 64).jpeg().toBuffer()], PHOTO_BYTES);
    const sent = await open(
      head(`PUT ${await createUpload(admin)}`, {
        'Content-Type': 'image/jpeg',
        'Content-Length': photo.length,
      }),
    );
    const phone = async (): Promise<void> => {
      for (let from = 0; from < photo.length; from += 65_536) {
        sent.send(photo.subarray(from, from + 65_536).toString('latin1'));
        await sleep(50);
      }
    };

    const monitored: number[] = [];
    let isOver = false;
    const monitor = async (): Promise<void> => {
      while (!isOver) {
        for (const path of ['/healthz', '/readyz']) monitored.push((await fetch(shop.url + path)).status);
        await sleep(100);
      }
    };

    const visits: RawClient[] = [];
    const visitors = async (): Promise<void> => {
      for (const _ of range(VISITORS)) {
        for (const path of paths) visits.push(await open(head(`GET ${path}`, { 'Accept-Encoding': 'br' })));
        // At most a hundred visits begin per second, far more than in real use.
        await sleep(10);
      }
      for (const visit of visits) await visit.responses(1);
      isOver = true;
    };
    await Promise.all([phone(), monitor(), visitors()]);

    // No connection was closed, so all of them were open at the same time.
    expect(visits.filter(({ isClosed }) => !isClosed)).toHaveLength(VISITORS * CONNECTIONS);
    expect(new Set(visits.flatMap(({ statuses }) => statuses))).toEqual(new Set([200]));
    expect(new Set(monitored)).toEqual(new Set([200]));
    expect(await sent.responses(1)).toEqual([200]);
    expect(new Map(exceededLimits())).toEqual(before);
  }, 240_000);

  it('an office at one address whose owner saves twenty long texts exceeds no limit', async () => {
    await start({ TRUST_PROXY: '1' });
    const cookie = await sessionCookie(shop);
    const from = { 'X-Forwarded-For': '203.0.113.7' };
    const answer = 'x'.repeat(1900);
    const body = JSON.stringify({
      faq: range(50).map((number) => ({ question: `Pertanyaan ${number}`, answer })),
    });
    const saves = range(20).map(async () => {
      const response = await fetch(`${shop.url}/api/admin/site-content`, {
        method: 'POST',
        headers: { ...from, Cookie: cookie, 'Content-Type': 'application/json' },
        body,
      });
      return response.status;
    });
    const reads = range(400).map(async (number) => {
      const path = ['/', '/shipping', '/api/products', '/api/categories'][number % 4] ?? '/';
      return (await fetch(shop.url + path, { headers: from })).status;
    });
    expect(new Set(await Promise.all(reads))).toEqual(new Set([200]));
    expect(new Set(await Promise.all(saves)).has(503)).toBe(false);
    expect(new Map(exceededLimits())).toEqual(before);
  });
});
