import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { GarbageCollector } from '../src/media/index.js';
import { jpeg, noise, plain, withGpsAndOrientation6 } from '../src/media/testing/photos.js';
import { Clock } from '../src/platform/index.js';
import { FixedClock } from '../src/platform/clock/testing/fixed-clock.js';
import { shopForFile, startShop, type Shop } from './support/shop.js';
import { filesOf, createUpload, publish, put, rowsOf, upload } from './support/uploads.js';
import situations from './situations/media.json' with { type: 'json' };

const HOUR = 60 * 60 * 1000;

const clock = new FixedClock();
const shop = await shopForFile({
  env: { PUBLIC_URL: 'http://shop.example' },
  override: (builder) => builder.overrideProvider(Clock).useValue(clock),
});

describe('media', () => {
  let admin: Awaited<ReturnType<Shop['login']>>;
  let photo: Buffer;
  beforeAll(async () => {
    photo = await jpeg(900, 600);
  });
  beforeEach(async () => {
    admin = await shop.login();
  });

  describe('the three upload steps', () => {
    it('the three upload steps turn a photo into a published image with its variants', async () => {
      const { body } = await admin.post('/api/objects/upload').expect(200);
      expect(body.uploadURL).toMatch(/^http:\/\/shop\.example\/api\/objects\/quarantine\/[\w.-]+$/);
      const received = await put(shop, new URL(body.uploadURL).pathname, photo).expect(200);
      expect(received.headers.etag).toBeDefined();

      const { body: published } = await publish(admin, body.uploadURL).expect(200);
      expect(published.objectPath).toMatch(/^\/objects\/[0-9a-f]{32}-900x600-[0-9a-f]{6}\.jpg$/);

      const main = await shop
        .request()
        .get(published.objectPath)
        .expect(200)
        .expect('Content-Type', 'image/jpeg');
      expect(await sharp(main.body).metadata()).toMatchObject({ format: 'jpeg', width: 900, height: 600 });
      for (const width of [320, 640, 960, 1280])
        for (const [suffix, format] of [
          ['webp', 'webp'],
          ['jpg', 'jpeg'],
        ] as const) {
          const path = String(published.objectPath).replace(/\.jpg$/, `.${width}.${suffix}`);
          const variant = await shop
            .request()
            .get(path)
            .expect(200)
            .expect('Content-Type', `image/${format}`);
          expect(await sharp(variant.body).metadata()).toMatchObject({ format, width: Math.min(width, 900) });
        }
    });

    it('a published upload leaves nothing in quarantine', async () => {
      await upload(shop, admin, photo);
      expect((await filesOf(shop)).filter((file) => !file.startsWith('public/'))).toEqual([]);
    });

    it('publishing an upload again, at the same time or later, returns the same path', async () => {
      const path = await createUpload(admin);
      await put(shop, path, photo).expect(200);
      const responses = await Promise.all([publish(admin, path), publish(admin, path), publish(admin, path)]);
      responses.push(await publish(admin, `http://shop.example${path}?size=5#x`));
      expect(new Set(responses.map(({ status, body }) => `${status} ${body.objectPath}`)).size).toBe(1);
      expect(responses[0]?.status).toBe(200);
    });

    it('publishing applies the EXIF orientation and removes the EXIF data with the GPS position', async () => {
      const path = await upload(shop, admin, await withGpsAndOrientation6());
      expect(path).toContain('-300x400-');
      const { body } = await shop.request().get(path).expect(200);
      const { exif, orientation } = await sharp(body).metadata();
      expect({ exif, orientation }).toEqual({});
    });
  });

  describe('an upload URL', () => {
    it('an upload URL accepts only one upload', async () => {
      const path = await createUpload(admin);
      await put(shop, path, photo).expect(200);
      const again = await put(shop, path, photo).expect(403);
      expect(again.body.message).toBe('Alamat unggahan ini sudah dipakai. Unggah ulang fotonya.');
      await publish(admin, path).expect(200);
      await put(shop, path, photo).expect(403);
    });

    it('an upload URL accepts only one of three simultaneous uploads', async () => {
      const path = await createUpload(admin);
      const responses = await Promise.all([1, 2, 3].map(() => put(shop, path, photo)));
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
      await publish(admin, path).expect(200);
      expect((await filesOf(shop)).filter((file) => !file.startsWith('public/'))).toEqual([]);
    });

    it('an upload URL expires after ten minutes', async () => {
      const path = await createUpload(admin);
      clock.advance(10 * 60 * 1000);
      const late = await put(shop, path, photo).expect(403);
      expect(late.body.message).toContain('kedaluwarsa');
    });

    it('an upload URL with a forged token is refused', async () => {
      const path = await createUpload(admin);
      const [id = '', expiry = '', signature = ''] = path.slice(path.lastIndexOf('/') + 1).split('.');
      const other = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`;
      for (const token of [
        `${id}.${expiry}.${other}`,
        `${id}.${Number(expiry) + 1}.${signature}`,
        `${id.replace(/^./, (digit) => (digit === 'a' ? 'b' : 'a'))}.${expiry}.${signature}`,
        `${id}.${expiry}.`,
        `${id}.${expiry}`,
        '..%2F..%2Fpublic',
        'x',
      ])
        await put(shop, `/api/objects/quarantine/${token}`, photo).expect(403);
      await put(shop, path, photo).expect(200);
    });

    it('an upload URL from one replica is accepted by another replica', async () => {
      const replica = await startShop({
        databaseUrl: shop.databaseUrl,
        override: (builder) => builder.overrideProvider(Clock).useValue(clock),
      });
      await put(replica, await createUpload(admin), photo).expect(200);
      await replica.close();
    });

    it('an upload URL is logged without its token', async () => {
      const path = await createUpload(admin);
      await put(shop, path, photo).expect(200);
      await put(shop, path, photo).expect(403);
      await put(shop, `${path}x`, photo).expect(403);
      expect(shop.logs.filter((line) => line.includes(path.split('/').pop() ?? ''))).toEqual([]);
      expect(shop.logs.some((line) => line.includes('/api/objects/quarantine'))).toBe(true);
    });
  });

  describe('publishing', () => {
    it.each(situations.refused)('refuses %j, which is not an upload URL', async (imageURL) => {
      await publish(admin, imageURL).expect(400);
    });

    it('publishing refuses a signed upload URL on another origin', async () => {
      const path = await createUpload(admin);
      await put(shop, path, photo).expect(200);
      await publish(admin, `https://elsewhere.example${path}`).expect(400);
      await publish(admin, `https://shop.example${path}`).expect(400);
      await publish(admin, path).expect(200);
    });

    it('publishing is refused before the photo is uploaded', async () => {
      const { body } = await publish(admin, await createUpload(admin)).expect(400);
      expect(body.message).toBe('Foto ini belum selesai diunggah. Unggah ulang fotonya.');
    });

    it('publishing refuses a body that is not exactly one URL', async () => {
      await admin.put('/api/objects/set-public').send({}).expect(400);
      await admin.put('/api/objects/set-public').send({ imageURL: 5 }).expect(400);
      await admin.put('/api/objects/set-public').send({ imageURL: 'x', more: 1 }).expect(400);
    });
  });

  describe('POST /api/media', () => {
    it('POST /api/media publishes five photos in the order of the form', async () => {
      const request = admin.post('/api/media');
      for (const width of [101, 102, 103, 104, 105])
        request.attach('files', await plain(width, 50).png().toBuffer(), `${width}.png`);
      const { body } = await request.expect(200);
      expect((body.objectPaths as string[]).map((path) => /-(\d+)x50-/.exec(path)?.[1])).toEqual([
        '101',
        '102',
        '103',
        '104',
        '105',
      ]);
      for (const path of body.objectPaths) await shop.request().get(path).expect(200);
    });

    it('POST /api/media publishes none of the photos when one photo is refused', async () => {
      const before = [await filesOf(shop), await rowsOf(shop)];
      const first = await noise(70, 70).png().toBuffer();
      const refused = await admin
        .post('/api/media')
        .attach('files', first, 'a.png')
        .attach('files', Buffer.from('GIF89a'), 'b.jpg');
      expect([refused.status, refused.body.message]).toEqual([
        415,
        'Berkas ini bukan foto JPEG, PNG, atau WebP.',
      ]);
      const large = Buffer.concat([photo, Buffer.alloc(5 * 1024 * 1024)]);
      await admin
        .post('/api/media')
        .attach('files', first, 'a.png')
        .attach('files', large, 'b.jpg')
        .attach('files', first, 'c.png')
        .expect(413);
      expect([await filesOf(shop), await rowsOf(shop)]).toEqual(before);
    });

    it('POST /api/media refuses six photos, other fields and other content types', async () => {
      const before = [await filesOf(shop), await rowsOf(shop)];
      const six = admin.post('/api/media');
      for (let index = 0; index < 6; index += 1) six.attach('files', photo, `${index}.jpg`);
      expect((await six.expect(400)).body.message).toBe(
        'Kirim paling banyak 5 foto, semuanya di kolom "files".',
      );
      await admin.post('/api/media').attach('photos', photo, 'a.jpg').expect(400);
      await admin.post('/api/media').field('caption', 'x').attach('files', photo, 'a.jpg').expect(400);
      await admin.post('/api/media').field('files', 'x').expect(400);
      await admin.post('/api/media').set('Content-Type', 'multipart/form-data').send('x').expect(400);
      await admin
        .post('/api/media')
        .set('Content-Type', 'multipart/form-data; boundary=x')
        .send('--x--')
        .expect(400);
      await admin.post('/api/media').set('Content-Type', 'image/jpeg').send(photo).expect(415);
      await admin.post('/api/media').send({ files: [] }).expect(415);
      await admin.post('/api/media').attach('files', Buffer.alloc(0), 'empty.jpg').expect(400);
      expect([await filesOf(shop), await rowsOf(shop)]).toEqual(before);
    });
  });

  describe('GET /objects/{key}', () => {
    let path: string;
    beforeAll(async () => {
      path = await upload(shop, await shop.login(), photo);
    });

    it('an image is cacheable as immutable, and a matching If-None-Match gets 304', async () => {
      const { headers } = await shop.request().get(path).expect(200);
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
        'content-type': 'image/jpeg',
        'x-content-type-options': 'nosniff',
        etag: expect.stringMatching(/^"[^"]+"$/),
      });
      const etag = headers['etag'] ?? '';
      for (const tag of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
        const fresh = await shop.request().get(path).set('If-None-Match', tag).expect(304);
        expect(fresh.text).toBe('');
      }
      await shop.request().get(path).set('If-None-Match', '"x"').expect(200);
    });

    it('an image has the same Content-Length for HEAD and GET', async () => {
      const { body } = await shop.request().get(path).expect(200);
      const head = await shop.request().head(path).expect(200);
      expect(head.headers['content-length']).toBe(String(body.length));
    });

    it('URLs below /objects that name no published image get 404', async () => {
      const waiting = await createUpload(admin);
      await put(shop, waiting, photo).expect(200);
      const file = (await filesOf(shop)).find((name) => name.startsWith('quarantine/')) ?? '';
      const key = path.slice('/objects/'.length);
      for (const url of [
        `/objects/${file}`,
        `/objects/${encodeURIComponent(`../${file}`)}`,
        `/objects/..%2fquarantine%2f${file.split('/')[1] ?? ''}`,
        `/objects/%2e%2e/${file}`,
        '/objects/..%2f..%2fpostgres-password.txt',
        '/objects/%00',
        '/objects/x',
        `/objects/public/${key}`,
        `/objects/${key}/`,
        `/objects//${key}`,
        `/objects/${key}%00`,
        `/objects/${key.replace(/^./, (digit) => (digit === '0' ? '1' : '0'))}`,
        `/objects/${key.replace('.jpg', '.333.webp')}`,
      ]) {
        const { status, headers } = await shop.request().get(url);
        expect([url, status]).toEqual([url, 404]);
        expect(headers['cache-control']).not.toContain('immutable');
      }
      await publish(admin, waiting).expect(200);
    });
  });

  describe('garbage collection', () => {
    const collect = (): Promise<boolean> => shop.app.get(GarbageCollector).collect();
    const isServed = async (path: string): Promise<boolean> =>
      (await shop.request().get(path)).status === 200;

    it('garbage collection removes an image that nothing has referred to for a day', async () => {
      const kept = await upload(shop, admin, await jpeg(501, 300));
      const replaced = await upload(shop, admin, await jpeg(502, 300));
      const forgotten = await upload(shop, admin, await jpeg(503, 300));
      await admin.post('/api/categories').send({ name: 'Cetak', slug: 'cetak', sortOrder: 0 }).expect(201);
      const product = { name: 'Kartu', description: 'Kartu nama', price: 50_000, category: 'cetak' };
      const { body } = await admin
        .post('/api/products')
        .send({ ...product, images: [kept, replaced] })
        .expect(201);

      clock.advance(25 * HOUR);
      await collect();
      expect(await Promise.all([kept, replaced, forgotten].map(isServed))).toEqual([true, true, false]);

      admin = await shop.login();
      await admin
        .put(`/api/products/${body.id}`)
        .send({ ...product, images: [kept] })
        .expect(200);
      await collect();
      // The change can be undone for 30 days, so the image is still needed until then.
      clock.advance(30 * 24 * HOUR);
      await collect();
      clock.advance(23 * HOUR);
      await collect();
      expect(await isServed(replaced)).toBe(true);
      clock.advance(2 * HOUR);
      admin = await shop.login();
      await admin.delete(`/api/products/${body.id}`).expect(204);
      await collect();
      expect(await Promise.all([kept, replaced].map(isServed))).toEqual([true, false]);
      // The deleted product can be restored for 30 days, so its image is still needed.
      clock.advance(48 * HOUR);
      await collect();
      expect(await isServed(kept)).toBe(true);
    });
  });
});
