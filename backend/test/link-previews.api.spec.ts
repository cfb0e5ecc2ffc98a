import { beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { categoryBody, create, productBody } from './support/catalog.js';
import { shopForFile } from './support/shop.js';
import { upload } from './support/uploads.js';

const shop = await shopForFile({ pages: true });
const admin = await shop.login();
await create(admin, '/api/categories', categoryBody());
const red = sharp({ create: { width: 900, height: 700, channels: 3, background: '#e02020' } });
const image = await upload(shop, admin, await red.jpeg().toBuffer());

const shareOf = async (path: string): Promise<string> => {
  const html = await (await fetch(shop.url + path)).text();
  return new URL(/property="og:image" content="([^"]+)"/u.exec(html)?.[1] ?? 'none:').pathname;
};
const readPreview = async (path: string): Promise<{ width: number; height: number; pixels: Buffer }> => {
  const response = await fetch(shop.url + path);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.length).toBeLessThanOrEqual(250_000);
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 1200, height: 630, channels: 3 });
  return { ...info, pixels: data };
};
const isRed = ({ width, pixels }: { width: number; pixels: Buffer }, x: number, y: number): boolean => {
  const [red = 0, green = 0, blue = 0] = pixels.subarray((y * width + x) * 3);
  return red > 190 && green < 90 && blue < 90;
};

describe("a product's share image", () => {
  let id: string;
  let body: Record<string, unknown>;

  beforeAll(async () => {
    body = productBody({ images: [image], price: 200_000 });
    id = await create(admin, '/api/products', body);
  });

  it("a product's share image is an immutable 1200 × 630 JPEG with the product image", async () => {
    const path = await shareOf(`/product/${id}`);
    expect(path).toMatch(new RegExp(`^/share/${id}-[0-9a-f]{16}\\.jpg$`, 'u'));
    const preview = await readPreview(path);
    // The product image, which is red, is on the left. The text is on the right.
    expect(isRed(preview, 314, 308)).toBe(true);
    expect(isRed(preview, 1150, 500)).toBe(false);
    const { headers } = await fetch(shop.url + path);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('x-robots-tag')).toBe('noindex');
  });

  it('a changed name, price or image gives the share image a new URL; old URLs redirect', async () => {
    const seen = [await shareOf(`/product/${id}`)];
    const changes: (() => Promise<unknown>)[] = [
      () => admin.put(`/api/products/${id}`).send({ ...body, name: 'Nama lain' }),
      () => admin.put(`/api/products/${id}`).send({ ...body, price: 210_000 }),
      () => admin.put(`/api/products/${id}`).send({ ...body, images: ['https://images.example/a.jpg'] }),
    ];
    for (const change of changes) {
      await change();
      const now = await shareOf(`/product/${id}`);
      expect(seen).not.toContain(now);
      await readPreview(now);
      for (const stale of seen) {
        const response = await fetch(shop.url + stale, { redirect: 'manual' });
        expect([response.status, response.headers.get('location')]).toEqual([302, now]);
        expect(response.headers.get('cache-control')).toBe('no-cache');
      }
      seen.push(now);
    }
  });

  it('a name of emoji only, which the fonts lack, is drawn as words', async () => {
    const named = await create(admin, '/api/products', productBody({ name: '🎁🎉', images: [image] }));
    const { width, pixels } = await readPreview(await shareOf(`/product/${named}`));
    let ink = 0;
    for (let y = 150; y < 300; y += 1)
      for (let x = 640; x < 1140; x += 1) ink += Number((pixels[(y * width + x) * 3] ?? 255) < 80);
    expect(ink).toBeGreaterThan(1000);
  });

  it('adding another product does not change the URL of a share image', async () => {
    const before = await shareOf(`/product/${id}`);
    await create(admin, '/api/products', productBody({ name: 'Lain' }));
    expect(await shareOf(`/product/${id}`)).toBe(before);
  });

  it('a share image gets 404 after its product is deleted', async () => {
    const deleted = await create(admin, '/api/products', productBody({ images: [image] }));
    const path = await shareOf(`/product/${deleted}`);
    await readPreview(path);
    await admin.delete(`/api/products/${deleted}`).expect(204);
    expect((await fetch(shop.url + path)).status).toBe(404);
  });

  it('a share image is rendered for names with emoji, CJK characters, accents, markup or 150 letters', async () => {
    for (const name of [
      '🎉🎂',
      '名片印刷',
      'A'.repeat(150),
      'Łódź Café “Ñandú” ½ ×',
      `<svg onload="x">&amp;</svg>`,
    ]) {
      const product = await create(admin, '/api/products', productBody({ name, images: [image] }));
      await readPreview(await shareOf(`/product/${product}`));
    }
  });

  it.each(['/share/x.jpg', '/share/', '/share/shop-0.jpg', `/share/${'0'.repeat(36)}-0123456789abcdef.jpg`])(
    'the invalid share image path %s gets 404',
    async (path) => {
      expect((await fetch(shop.url + path, { redirect: 'manual' })).status).toBe(404);
    },
  );

  it('twenty simultaneous requests for a share image get the same bytes', async () => {
    const product = await create(admin, '/api/products', productBody({ name: 'Ramai', images: [image] }));
    const path = await shareOf(`/product/${product}`);
    const responses = await Promise.all(Array.from({ length: 20 }, () => fetch(shop.url + path)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    const bodies = await Promise.all(
      responses.map(async (response) => Buffer.from(await response.arrayBuffer())),
    );
    expect(new Set(bodies.map((bytes) => bytes.toString('base64'))).size).toBe(1);
  });
});

describe('a photo in a share image', () => {
  it.each([
    ['longer than 2:1 is whole on the color of its border', 2000, 500, false],
    ['of 2:1 fills its frame', 1200, 600, true],
  ])('%s', async (_, width, height, fills) => {
    // Red in the middle, with a third of yellow at each end.
    const middle = { width: Math.round(width / 3), height, channels: 3, background: '#e02020' } as const;
    const photo = sharp({ create: { width, height, channels: 3, background: '#ffd400' } });
    const bytes = await photo
      .composite([{ input: { create: middle } }])
      .jpeg()
      .toBuffer();
    const images = [await upload(shop, admin, bytes)];
    const product = await create(admin, '/api/products', productBody({ name: 'Spanduk', images }));
    const preview = await readPreview(await shareOf(`/product/${product}`));
    // The frame is 512 px wide and high, from 58 and 52 on.
    expect([isRed(preview, 314, 308), isRed(preview, 314, 80), isRed(preview, 80, 308)]).toEqual([
      true,
      fills,
      false,
    ]);
    await admin.delete(`/api/products/${product}`).expect(204);
  });
});

describe('a share image with the accent color and logo of the shop', () => {
  /** Returns red, green and blue from 0 to 16. This scale hides the small color errors of JPEG. */
  const colorAt = ({ width, pixels }: { width: number; pixels: Buffer }, x: number, y: number) =>
    [...pixels.subarray((y * width + x) * 3, (y * width + x) * 3 + 3)].map((value) => Math.round(value / 16));
  /** A pixel of the color bar at the bottom, in the part that has the accent color. */
  const BAR = [450, 622] as const;

  it.each([
    ['/', 80, 90],
    ['product', 700, 72],
  ])(
    'accent color and logo change the share image of the page %s and its URL',
    async (page, logoX, logoY) => {
      const path = page === '/' ? page : `/product/${await create(admin, '/api/products', productBody())}`;
      const before = await shareOf(path);
      expect(colorAt(await readPreview(before), ...BAR)).toEqual([13, 0, 7]);
      const green = sharp({ create: { width: 400, height: 200, channels: 3, background: '#20a040' } });
      const logo = await upload(shop, admin, await green.jpeg().toBuffer());
      await admin.post('/api/admin/content/identity').send({ logo, accent: 'biru' }).expect(200);
      const now = await shareOf(path);
      expect(now).not.toBe(before);
      const preview = await readPreview(now);
      expect(colorAt(preview, ...BAR)).toEqual([2, 6, 12]);
      expect(colorAt(preview, logoX, logoY)).toEqual([2, 10, 4]);
      await admin.post('/api/admin/content/identity').send({ logo: null, accent: 'magenta' }).expect(200);
      expect(await shareOf(path)).toBe(before);
    },
  );
});

// This image shows the newest products, so the red product images of the tests above.
describe("the shop's share image", () => {
  it('pages without their own share image use the share image of the shop', async () => {
    const paths = ['/', '/faq', '/about', '/category/kosong', '/digital-marketing'];
    const shares = await Promise.all(paths.map(shareOf));
    expect(new Set(shares).size).toBe(1);
    expect(shares[0]).toMatch(/^\/share\/shop-[0-9a-f]{16}\.jpg$/u);
    expect(isRed(await readPreview(shares[0] ?? ''), 700, 300)).toBe(true);
  });

  it('a category and a service page with product photos have their own share images', async () => {
    const [category, service] = [await shareOf('/category/printing'), await shareOf('/printing?urut=harga')];
    expect(category).toMatch(/^\/share\/category-printing-[0-9a-f]{16}\.jpg$/u);
    expect(service).toMatch(/^\/share\/service-printing-[0-9a-f]{16}\.jpg$/u);
    for (const path of [category, service]) expect(isRed(await readPreview(path), 700, 300)).toBe(true);

    // Their words are in the two lines below the title.
    const wordsOf = async (path: string) =>
      sharp(Buffer.from(await (await fetch(shop.url + path)).arrayBuffer()))
        .extract({ left: 60, top: 520, width: 500, height: 62 })
        .raw()
        .toBuffer();
    const words = await Promise.all([category, service, await shareOf('/')].map(wordsOf));
    expect(new Set(words.map((pixels) => pixels.toString('base64'))).size).toBe(3);

    const [{ id } = { id: '' }] = (await admin.get('/api/categories')).body as readonly { id: string }[];
    const name = 'Cetakan kami';
    const described = categoryBody({ description: 'Cetak satu hari' });
    await admin.put(`/api/categories/${id}`).send(described).expect(200);
    expect(await shareOf('/category/printing')).not.toBe(category);
    await admin.put(`/api/categories/${id}`).send(categoryBody({ name })).expect(200);
    const renamed = await shareOf('/category/printing');
    expect(renamed).not.toBe(category);
    const stale = await fetch(shop.url + category, { redirect: 'manual' });
    expect([stale.status, stale.headers.get('location')]).toEqual([302, renamed]);
    await admin
      .post('/api/admin/content/services')
      .send({ printing: { visible: false } })
      .expect(200);
    expect((await fetch(shop.url + service)).status).toBe(404);
    expect(await shareOf('/printing')).toBe(await shareOf('/'));
  });

  it("the shop's share image shows the description only when it fits in one line", async () => {
    const before = await shareOf('/');
    const images: (readonly [url: string, isEmpty: boolean])[] = [];
    for (const description of ['Kaos Surabaya', 'Kaos untuk seluruh keluarga Anda. '.repeat(4).trim()]) {
      await admin.post('/api/admin/content/identity').send({ description }).expect(200);
      const url = await shareOf('/');
      const { width, pixels } = await readPreview(url);
      // All color values of the rectangle that contains the description.
      const line = [...pixels.subarray(555 * width * 3, 582 * width * 3)].filter(
        (_, at) => (at / 3) % width < 560,
      );
      images.push([url, Math.min(...line) > 200]);
    }
    expect(images.map(([, isEmpty]) => isEmpty)).toEqual([false, true]);
    expect(new Set([before, ...images.map(([url]) => url)]).size).toBe(3);
    await admin.post('/api/admin/content/identity').send({ description: null }).expect(200);
    expect(await shareOf('/')).toBe(before);
  });

  it("a changed title gives the shop's share image a new URL; the old URL redirects", async () => {
    const before = await shareOf('/');
    const site = (await admin.get('/api/site-content')).body as { hero: object };
    await admin
      .post('/api/admin/site-content')
      .send({ ...site, hero: { ...site.hero, title: 'Cetak hari ini' } })
      .expect(200);
    const now = await shareOf('/');
    expect(now).not.toBe(before);
    await readPreview(now);
    const stale = await fetch(shop.url + before, { redirect: 'manual' });
    expect([stale.status, stale.headers.get('location')]).toEqual([302, now]);
  });
});
