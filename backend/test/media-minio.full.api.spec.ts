import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { GarbageCollector } from '../src/media/index.js';
import { jpeg } from '../src/media/testing/photos.js';
import { hasContainers } from './support/containers.mjs';
import { type Minio, startMinio } from './support/minio.js';
import { startShop, type Shop } from './support/shop.js';
import { createUpload, publish, put, upload } from './support/uploads.js';

const hasEngine = await hasContainers('the upload tests on a real MinIO server are SKIPPED');

(hasEngine ? describe : describe.skip)('media on MinIO', () => {
  let minio: Minio;
  let proxy: TcpProxy;
  let shop: Shop;
  let admin: Awaited<ReturnType<Shop['login']>>;
  let photo: Buffer;

  beforeAll(async () => {
    minio = await startMinio();
    const { endpoint, bucket, accessKey, secretKey } = minio.config('toko');
    proxy = new TcpProxy(endpoint);
    await proxy.start();
    shop = await startShop({
      env: {
        S3_ENDPOINT: proxy.url,
        S3_BUCKET: bucket,
        S3_ACCESS_KEY: accessKey,
        S3_SECRET_KEY: secretKey,
      },
    });
    admin = await shop.login();
    photo = await jpeg();
  });
  afterAll(async () => {
    await shop.close();
    await proxy.stop();
    await minio.container.stop();
  });

  it('a shop on MinIO publishes and serves images, and garbage collection keeps new images', async () => {
    const path = await upload(shop, admin, photo);
    const { body } = await shop.request().get(path).expect(200).expect('Content-Type', 'image/jpeg');
    expect(body).toBeInstanceOf(Buffer);
    await shop.request().head(path).expect(200);
    await shop.request().get(path.replace('.jpg', '.320.webp')).expect(200);
    await shop.request().get(`${path}x`).expect(404);
    await shop.request().get('/readyz').expect(200);
    expect(await shop.app.get(GarbageCollector).collect()).toBe(true);
    await shop.request().get(path).expect(200);
  });

  it('a shop on MinIO answers 503 while the storage is unreachable, and continues when it is back', async () => {
    const path = await upload(shop, admin, photo);
    const [empty, filled] = [await createUpload(admin), await createUpload(admin)];
    await put(shop, filled, photo).expect(200);

    await proxy.stop();
    const responses = [
      await shop.request().get(path),
      await put(shop, empty, photo),
      await publish(admin, filled),
      await admin.post('/api/media').attach('files', photo, 'a.jpg'),
    ];
    for (const { status, body, headers } of responses) {
      expect([status, body.message]).toEqual([503, expect.stringMatching(/^Penyimpanan foto/)]);
      expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
    }
    await shop.request().get('/readyz').expect(503);
    await shop.request().get('/healthz').expect(200);

    await proxy.start();
    await shop.request().get(path).expect(200);
    await put(shop, empty, photo).expect(200);
    // The path depends only on the content, so the photo has the path of its first upload.
    expect((await publish(admin, filled).expect(200)).body).toEqual({ objectPath: path });
    await shop.request().get('/readyz').expect(200);
  });
});

/** A TCP proxy to a server. The proxy can be stopped, and started again on the same port. */
class TcpProxy {
  private server: Server | undefined;
  private port = 0;
  private readonly sockets = new Set<Socket>();

  constructor(private readonly target: URL) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const server = createServer((incoming) => {
      const outgoing = connect(Number(this.target.port), this.target.hostname);
      for (const socket of [incoming, outgoing]) this.sockets.add(socket.on('error', () => undefined));
      incoming.pipe(outgoing).pipe(incoming);
    }).listen(this.port, '127.0.0.1');
    await once(server, 'listening');
    this.server = server;
    this.port = (server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    this.sockets.clear();
    const { server } = this;
    if (server?.listening) await new Promise((closed) => server.close(closed));
  }
}
