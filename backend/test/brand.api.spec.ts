import { expect, it } from '@jest/globals';
import sharp from 'sharp';
import { DEFAULT_SITE_CONTENT } from '../src/content/domain/site-content.js';
import { jpeg } from '../src/media/testing/photos.js';
import { shopForFile } from './support/shop.js';
import { createUpload, publish, put, upload } from './support/uploads.js';

interface Manifest {
  readonly name: string;
  readonly short_name: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string }[];
}

const shop = await shopForFile({ pages: true });
const admin = await shop.login();

const manifest = async (): Promise<Manifest> => {
  const response = await fetch(`${shop.url}/manifest.webmanifest`);
  expect(response.headers.get('content-type')).toBe('application/manifest+json');
  return (await response.json()) as Manifest;
};
/** The URLs of a manifest's icons. Two icons, which differ in their purpose, have the same URL. */
const srcsOf = (icons: Manifest['icons']) => [...new Set(icons.map(({ src }) => src))];

const iconsOf = async (path: string): Promise<string[]> => {
  const html = await (await fetch(shop.url + path)).text();
  return [...html.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/gu)].map(
    ([, href]) => href ?? '',
  );
};

it('a shop without a logo has the built-in icons and the default name', async () => {
  const { name, icons } = await manifest();
  expect([name, ...srcsOf(icons)]).toEqual(['Etalase', '/favicon.svg', '/icon-192.png', '/icon-512.png']);
  for (const path of ['/about', '/admin'])
    expect(await iconsOf(path)).toEqual(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png']);
});

it('with a logo, pages and manifest link icons made from the logo', async () => {
  const logo = await upload(shop, admin, await jpeg(400, 200));
  const hash = /[0-9a-f]{32}/u.exec(logo)?.[0] ?? '';
  const company = { ...DEFAULT_SITE_CONTENT.company, name: 'Kaos Jaya Surabaya' };
  await admin
    .post('/api/admin/site-content')
    .send({ ...DEFAULT_SITE_CONTENT, company })
    .expect(200);
  await admin.post('/api/admin/content/identity').send({ logo }).expect(200);
  const { name, short_name, icons } = await manifest();
  expect([name, short_name]).toEqual(['Kaos Jaya Surabaya', 'Kaos']);
  expect(srcsOf(icons)).toEqual([`/brand/${hash}-192.png`, `/brand/${hash}-512.png`]);
  for (const path of ['/about', '/admin', '/halaman-hilang'])
    expect(await iconsOf(path)).toEqual([`/brand/${hash}-48.png`, `/brand/${hash}-180.png`]);
  for (const size of [48, 180, 192, 512]) {
    const response = await fetch(`${shop.url}/brand/${hash}-${size}.png`);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const { width, height, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([width, height, format]).toEqual([size, size, 'png']);
  }
  for (const path of [`/brand/${hash}-64.png`, `/brand/${'0'.repeat(32)}-48.png`, '/brand/lain'])
    expect((await fetch(shop.url + path)).status).toBe(404);
});

const pageOf = async (path: string): Promise<string> => (await fetch(shop.url + path)).text();

it('pages show the accent color, logos, hero image and description of the shop', async () => {
  const before = await pageOf('/about');
  expect(before).toContain('--e-colors-magenta:#D6006C;');
  const [logo, logoDark, heroImage] = await Promise.all(
    [300, 310, 320].map(async (width) => upload(shop, admin, await jpeg(width, 200))),
  );
  const description = 'Sablon kaos satuan dan lusinan di Surabaya.';
  const identity = { logo, logoDark, heroImage, description, accent: 'biru' };
  await admin.post('/api/admin/content/identity').send(identity).expect(200);
  // The file name of an image without its extension. Each size of the image has another extension.
  const nameOf = (path = ''): string => /[0-9a-f]{32}-\d+x\d+-[0-9a-f]{6}/u.exec(path)?.[0] ?? 'none';
  const [home, about] = await Promise.all([pageOf('/'), pageOf('/about')]);
  for (const page of [home, about]) {
    expect(page).toContain('--e-colors-magenta:#1B5FC1;');
    expect(page).not.toMatch(/d6006c/iu);
    const [, header = '', footer = ''] = /<header(.*?)<\/header>.*<footer(.*)<\/footer>/su.exec(page) ?? [];
    expect(header).toContain(`/objects/${nameOf(logo)}.320.webp`);
    expect(header).toContain('alt="Kaos Jaya Surabaya"');
    expect(footer).toContain(`/objects/${nameOf(logoDark)}.320.webp`);
  }
  expect(home).toContain(`<meta name="description" content="${description}">`);
  expect(/<main.*<\/main>/su.exec(home)?.[0]).toContain(nameOf(heroImage));
  expect(about).not.toContain(nameOf(heroImage));
  expect(about).toContain(`<p>${description}</p>`);
  expect(about).not.toContain(`content="${description}"`);
  expect(await pageOf('/admin')).toContain(`<html data-accent="biru" data-logo="${logo}"`);

  await admin.post('/api/admin/content/identity').send({ logo: null, logoDark: null, accent: 'magenta' });
  const after = await pageOf('/about');
  expect(after).toContain('--e-colors-magenta:#D6006C;');
  expect(after).not.toContain(nameOf(logo));
  expect(await pageOf('/admin')).toMatch(/<html data-public-url="http:\/\/localhost:\d+" lang="id">/u);
});

it('with an accent color and no logo, pages and manifest link icons in that color', async () => {
  await admin.post('/api/admin/content/identity').send({ logo: null, accent: 'toska' }).expect(200);
  expect(srcsOf((await manifest()).icons)).toEqual(['/brand/toska-192.png', '/brand/toska-512.png']);
  expect(await iconsOf('/about')).toEqual(['/brand/toska-48.png', '/brand/toska-180.png']);
  const response = await fetch(`${shop.url}/brand/toska-192.png`);
  const icon = await sharp(Buffer.from(await response.arrayBuffer()))
    .removeAlpha()
    .raw()
    .toBuffer();
  // The pixel in row 130 and column 128 is in the lower right disc of the icon, outside of the other two discs. A pixel
  // has three bytes.
  const at = (130 * 192 + 128) * 3;
  expect([...icon.subarray(at, at + 3)]).toEqual([0, 0x7a, 0x78]);
  expect((await fetch(`${shop.url}/brand/biru-192.png`)).status).toBe(404);
});

it('the footer shows the name in place of a logo that is faint on its dark ground', async () => {
  const logoIn = async (fill: string, width: number) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="200"><circle cx="150" cy="100" r="90" fill="${fill}"/></svg>`;
    const path = await createUpload(admin);
    await put(shop, path, await sharp(Buffer.from(svg)).png().toBuffer(), 'image/png').expect(200);
    const { body } = await publish(admin, path, { keepsTransparency: true }).expect(200);
    return (body as { objectPath: string }).objectPath;
  };
  const [black, white] = [await logoIn('#111111', 300), await logoIn('#eeeeee', 310)];
  for (const [logo, logoDark, isFaint] of [
    [black, null, true],
    [black, white, false],
    [white, black, true],
    [white, null, false],
    [null, null, false],
  ] as const) {
    await admin.post('/api/admin/content/identity').send({ logo, logoDark }).expect(200);
    expect([logo, logoDark, (await pageOf('/about')).includes('<html data-faint-logo')]).toEqual([
      logo,
      logoDark,
      isFaint,
    ]);
  }
});
