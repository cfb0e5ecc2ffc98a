import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import * as http from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { hasContainers } from '../../../../test/support/containers.mjs';
import { type Minio, startMinio } from '../../../../test/support/minio.js';
import { objectStorageContract } from '../../testing/object-storage.contract.js';
import { MinioObjectStorage } from './minio-object-storage.js';

const withEngine = await hasContainers('the tests on a real MinIO server are SKIPPED');

(withEngine ? describe : describe.skip)('MinIO', () => {
  let minio: Minio;
  let storage: MinioObjectStorage;

  beforeAll(async () => {
    minio = await startMinio();
    storage = new MinioObjectStorage(minio.config('etalase'));
  });
  afterAll(() => minio.container.stop());

  objectStorageContract('MinioObjectStorage', () => storage);

  it('creates the bucket even when several replicas start at the same time', async () => {
    const replicas = [1, 2, 3].map(() => new MinioObjectStorage(minio.config('raced')));
    const put = (replica: MinioObjectStorage): Promise<void> =>
      replica.put('public/a.jpg', { contentType: 'image/jpeg', body: Buffer.from('a') });
    await Promise.all(replicas.map(put));
    expect(await replicas[0]?.head('public/a.jpg')).toEqual({ size: 1 });
  });

  it('lists 1,003 objects, which are more than one page of the S3 API', async () => {
    const numbers = Array.from({ length: 1003 }, (_, index) => index);
    // All writers take the next number from one iterator, so that each object is written once.
    const remaining = numbers.values();
    const writer = async (): Promise<void> => {
      for (const number of remaining)
        await storage.put(`many/${String(number)}`, { contentType: 'image/jpeg', body: Buffer.from('x') });
    };
    await Promise.all([writer(), writer(), writer(), writer(), writer(), writer()]);
    let found = 0;
    for await (const key of storage.list('many/')) found += key.startsWith('many/') ? 1 : 0;
    expect(found).toBe(numbers.length);
  });

  it('rejects with "unavailable" when the credentials are wrong', async () => {
    const stranger = new MinioObjectStorage({ ...minio.config('etalase'), secretKey: 'not-the-secret' });
    await expect(stranger.get('public/a.jpg')).rejects.toMatchObject({ kind: 'unavailable' });
  });
});

describe('MinioObjectStorage without a working server', () => {
  let silent: Server;
  beforeAll(async () => {
    silent = createServer((socket) => socket.resume());
    await new Promise<void>((ready) => silent.listen(0, '127.0.0.1', ready));
  });
  afterAll(() => new Promise((closed) => silent.close(closed)));

  const storageAt = (port: number): MinioObjectStorage =>
    new MinioObjectStorage({
      endpoint: new URL(`http://127.0.0.1:${port}`),
      bucket: 'etalase',
      region: 'us-east-1',
      accessKey: 'nobody',
      secretKey: 'not-the-secret',
    });

  it('rejects with "unavailable" when nothing listens on the port', async () => {
    const storage = storageAt(1);
    await expect(storage.get('public/a.jpg')).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(storage.head('public/a.jpg')).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(storage.list('public/')[Symbol.asyncIterator]().next()).rejects.toMatchObject({
      kind: 'unavailable',
    });
  });

  it('rejects with "unavailable" after a timeout when the server never responds', async () => {
    const address = silent.address();
    const storage = storageAt(typeof address === 'object' && address ? address.port : 0);
    const start = performance.now();
    await expect(storage.get('public/a.jpg')).rejects.toMatchObject({ kind: 'unavailable' });
    expect(performance.now() - start).toBeLessThan(8000);
  });

  it('rejects at once while the server is known not to respond, and reads again as soon as it responds', async () => {
    let isSilent = true;
    const unanswered: http.ServerResponse[] = [];
    const server = http.createServer((_request, response) =>
      isSilent ? void unanswered.push(response) : void response.end('photo'),
    );
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const storage = storageAt((server.address() as AddressInfo).port);
    await expect(storage.get('public/a.jpg')).rejects.toMatchObject({ kind: 'unavailable' });
    const start = performance.now();
    const message = expect.stringMatching(/^Penyimpanan foto/);
    for (const key of ['public/a.jpg', 'public/b.jpg', 'public/c.jpg'])
      await expect(storage.get(key)).rejects.toMatchObject({ kind: 'unavailable', message });
    expect(performance.now() - start).toBeLessThan(1000);
    isSilent = false;
    for (const response of unanswered) response.end();
    await sleep(200);
    expect(String(await storage.get('public/a.jpg'))).toBe('photo');
    server.close();
    server.closeAllConnections();
  });

  it('reads an answer that arrived while this process stalled beyond the timeout', async () => {
    const worker = new Worker(
      `const server = require('node:http').createServer((request, response) =>
         setTimeout(() => response.end('photo'), request.method === 'GET' ? 200 : 0));
       server.listen(0, '127.0.0.1', () =>
         require('node:worker_threads').parentPort.postMessage(server.address().port));`,
      { eval: true },
    );
    const [port] = (await once(worker, 'message')) as [number];
    const storage = storageAt(port);
    await storage.head('public/a.jpg');
    const reading = storage.get('public/a.jpg');
    await sleep(100);
    // From here, the timer of the timeout is due before the socket is read.
    await new Promise((resolve) => setImmediate(resolve));
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5500);
    expect(String(await reading)).toBe('photo');
    await worker.terminate();
  });
});
