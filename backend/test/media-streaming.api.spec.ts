import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request as httpRequest } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { jpeg, noise } from '../src/media/testing/photos.js';
import { startShop, type Shop } from './support/shop.js';
import { filesOf, issue, publish, put, rowsOf, upload } from './support/uploads.js';

const MEGABYTE = 1024 * 1024;

describe('uploads as streams', () => {
  let shop: Shop;
  let admin: Awaited<ReturnType<Shop['login']>>;
  let photo: Buffer;

  beforeAll(async () => {
    shop = await startShop();
    admin = await shop.login();
    photo = await jpeg(640, 480);
  });
  afterAll(() => shop.close());

  const open = (path: string, headers: Record<string, string | number>): ClientRequest =>
    httpRequest(new URL(path, shop.url), {
      method: 'PUT',
      headers: { 'Content-Type': 'image/jpeg', ...headers },
    });
  const answerTo = async (request: ClientRequest): Promise<{ status: number | undefined; body: string }> => {
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    let body = '';
    for await (const chunk of response.setEncoding('utf8')) body += String(chunk);
    return { status: response.statusCode, body };
  };
  // Node's client tells of no drain once it has an answer.
  const sendPieces = async (request: ClientRequest, megabytes: number): Promise<void> => {
    const answered = once(request, 'response');
    for (let sent = 0; sent < megabytes; sent += 1)
      if (!request.write(Buffer.alloc(MEGABYTE, 1)) && sent < 10)
        await Promise.race([once(request, 'drain'), answered]);
    request.end();
  };
  const stored = async (): Promise<unknown> => [await filesOf(shop), await rowsOf(shop)];
  const until = async (isThere: () => Promise<boolean>): Promise<void> => {
    for (let attempt = 0; attempt < 200 && !(await isThere()); attempt += 1) await sleep(50);
  };
  /** @param work gets what waits until bytes of it have arrived in the storage. */
  const nothingNew = async (work: (arrived: () => Promise<void>) => Promise<void>): Promise<void> => {
    const before = await stored();
    const isAsBefore = async (): Promise<boolean> => isDeepStrictEqual(await stored(), before);
    await work(() => until(async () => !(await isAsBefore())));
    await until(isAsBefore);
    expect(await stored()).toEqual(before);
  };

  it('end at 5 MB when no length was announced; the client reads why, and the address still works', async () => {
    const path = await issue(admin);
    await nothingNew(async () => {
      const request = open(path, { 'Transfer-Encoding': 'chunked' });
      const answer = answerTo(request);
      await sendPieces(request, 30);
      const { status, body } = await answer;
      expect([status, body]).toEqual([413, expect.stringContaining('Ukuran foto lebih dari 5 MB.')]);
    });
    await put(shop, path, photo).expect(200);
  });

  it('are refused before the first byte when a length above 5 MB was announced', async () => {
    const path = await issue(admin);
    const request = open(path, { 'Content-Length': 50 * MEGABYTE });
    const answer = answerTo(request);
    request.flushHeaders();
    expect((await answer).status).toBe(413);
    request.destroy();
    await put(shop, path, photo).expect(200);
  });

  it.each([413, 403])(
    'that are refused with %s at once can be sent to the end and the answer read then',
    async (status) => {
      const path = status === 403 ? '/api/objects/quarantine/x' : await issue(admin);
      const request = open(path, { 'Content-Length': 20 * MEGABYTE });
      const answer = answerTo(request);
      await sendPieces(request, 20);
      expect((await answer).status).toBe(status);
    },
  );

  it('that break off leave nothing, and the address still works', async () => {
    const path = await issue(admin);
    await nothingNew(async (arrived) => {
      const request = open(path, { 'Content-Length': photo.length });
      request.on('error', () => undefined);
      request.write(photo.subarray(0, photo.length / 2));
      await arrived();
      request.destroy();
    });
    await nothingNew(async (arrived) => {
      const request = open(path, { 'Transfer-Encoding': 'chunked' });
      request.on('error', () => undefined);
      request.write(photo);
      await arrived();
      request.destroy();
    });
    await put(shop, path, photo).expect(200);
    await publish(admin, path).expect(200);
  });

  it('that break off in the middle of a form leave nothing', async () => {
    await nothingNew(async (arrived) => {
      const cookie = await sessionCookie();
      const request = httpRequest(new URL('/api/media', shop.url), {
        method: 'POST',
        headers: { 'Content-Type': 'multipart/form-data; boundary=x', Cookie: cookie },
      });
      request.on('error', () => undefined);
      const part = (name: string): string =>
        `--x\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\nContent-Type: image/jpeg\r\n\r\n`;
      request.write(part('a.jpg'));
      request.write(photo);
      request.write(`\r\n${part('b.jpg')}`);
      request.write(photo.subarray(0, photo.length / 2));
      await arrived();
      request.destroy();
    });
    await shop.request().get('/healthz').expect(200);
  });

  it('run side by side while the shop goes on answering', async () => {
    const large = await noise(3000, 2000).jpeg({ quality: 60 }).toBuffer();
    const uploads = Promise.all([1, 2, 3, 4].map(() => upload(shop, admin, large)));
    let answers = 0;
    let done = false;
    void uploads.finally(() => (done = true));
    while (!done) {
      await shop.request().get('/healthz').expect(200);
      answers += 1;
    }
    expect(new Set(await uploads).size).toBe(1);
    expect(answers).toBeGreaterThan(5);
  });

  async function sessionCookie(): Promise<string> {
    const { headers } = await shop
      .request()
      .post('/api/admin/login')
      .send({ password: 'rahasia-toko' })
      .expect(200);
    const [cookie = ''] = headers['set-cookie'] as unknown as string[];
    return cookie.split(';', 1)[0] ?? '';
  }
});
