import { beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request as httpRequest } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { jpeg, noise } from '../src/media/testing/photos.js';
import { shopForFile } from './support/shop.js';
import { filesOf, createUpload, publish, put, rowsOf, upload } from './support/uploads.js';

const MEGABYTE = 1024 * 1024;

const shop = await shopForFile();
const admin = await shop.login();

describe('streamed uploads', () => {
  let photo: Buffer;
  beforeAll(async () => {
    photo = await jpeg(640, 480);
  });

  const open = (path: string, headers: Record<string, string | number>): ClientRequest =>
    httpRequest(new URL(path, shop.url), {
      method: 'PUT',
      headers: { 'Content-Type': 'image/jpeg', ...headers },
    });
  const readResponse = async (
    request: ClientRequest,
  ): Promise<{ status: number | undefined; body: string }> => {
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    let body = '';
    for await (const chunk of response.setEncoding('utf8')) body += String(chunk);
    return { status: response.statusCode, body };
  };
  // Node's HTTP client emits no `drain` event after the response has arrived, so the response also ends the wait. An
  // upload is refused after 5 MB at the latest, so only the first ten pieces wait.
  const sendPieces = async (request: ClientRequest, megabytes: number): Promise<void> => {
    const responded = once(request, 'response');
    for (let sent = 0; sent < megabytes; sent += 1)
      if (!request.write(Buffer.alloc(MEGABYTE, 1)) && sent < 10)
        await Promise.race([once(request, 'drain'), responded]);
    request.end();
  };
  const stored = async (): Promise<unknown> => [await filesOf(shop), await rowsOf(shop)];
  const until = async (condition: () => Promise<boolean>): Promise<void> => {
    for (let attempt = 0; attempt < 200 && !(await condition()); attempt += 1) await sleep(50);
  };
  /**
   * Runs `work` and expects the storage to be unchanged afterwards.
   * @param work gets a function that waits until bytes have arrived in the storage.
   */
  const expectUnchangedStorage = async (
    work: (arrived: () => Promise<void>) => Promise<void>,
  ): Promise<void> => {
    const before = await stored();
    const isUnchanged = async (): Promise<boolean> => isDeepStrictEqual(await stored(), before);
    await work(() => until(async () => !(await isUnchanged())));
    await until(isUnchanged);
    expect(await stored()).toEqual(before);
  };

  it('an upload without Content-Length gets 413 after 5 MB, and its URL remains valid', async () => {
    const path = await createUpload(admin);
    await expectUnchangedStorage(async () => {
      const request = open(path, { 'Transfer-Encoding': 'chunked' });
      const response = readResponse(request);
      await sendPieces(request, 30);
      const { status, body } = await response;
      expect([status, body]).toEqual([413, expect.stringContaining('Ukuran foto lebih dari 5 MB.')]);
    });
    await put(shop, path, photo).expect(200);
  });

  it('an upload with a Content-Length above 5 MB gets 413 before its first byte', async () => {
    const path = await createUpload(admin);
    const request = open(path, { 'Content-Length': 50 * MEGABYTE });
    const response = readResponse(request);
    request.flushHeaders();
    expect((await response).status).toBe(413);
    request.destroy();
    await put(shop, path, photo).expect(200);
  });

  it.each([413, 403])(
    'a client that sends its whole body can still read an early refusal with %s',
    async (status) => {
      const path = status === 403 ? '/api/objects/quarantine/x' : await createUpload(admin);
      const request = open(path, { 'Content-Length': 20 * MEGABYTE });
      const response = readResponse(request);
      await sendPieces(request, 20);
      expect((await response).status).toBe(status);
    },
  );

  it('an aborted upload leaves nothing in the storage, and its URL remains valid', async () => {
    const path = await createUpload(admin);
    await expectUnchangedStorage(async (arrived) => {
      const request = open(path, { 'Content-Length': photo.length });
      request.on('error', () => undefined);
      request.write(photo.subarray(0, photo.length / 2));
      await arrived();
      request.destroy();
    });
    await expectUnchangedStorage(async (arrived) => {
      const request = open(path, { 'Transfer-Encoding': 'chunked' });
      request.on('error', () => undefined);
      request.write(photo);
      await arrived();
      request.destroy();
    });
    await put(shop, path, photo).expect(200);
    await publish(admin, path).expect(200);
  });

  it('an upload form that is aborted in the middle leaves nothing in the storage', async () => {
    await expectUnchangedStorage(async (arrived) => {
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

  it('the shop serves other requests while it processes four simultaneous uploads', async () => {
    const large = await noise(3000, 2000).jpeg({ quality: 60 }).toBuffer();
    const uploads = Promise.all([1, 2, 3, 4].map(() => upload(shop, admin, large)));
    let responses = 0;
    let done = false;
    void uploads.finally(() => (done = true));
    while (!done) {
      await shop.request().get('/healthz').expect(200);
      responses += 1;
    }
    expect(new Set(await uploads).size).toBe(1);
    expect(responses).toBeGreaterThan(5);
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
