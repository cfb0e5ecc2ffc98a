import { expect, test } from '@playwright/test';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type JpegOptions } from 'sharp';
import { PHONE } from './support/browser.js';
import { throttleToPhone, spendFirstEvening } from './support/first-evening.js';
import { choosePhotos, chosenPhotos, dialog, login, ownerOf } from './support/panel.js';
import { detailed, fixture, usePhotoFolder } from './support/phone-photos.js';
import { Renderers } from './support/renderers.js';
import { useShop } from './support/use-shop.js';

const MINUTES = 60_000;

const jpeg = async (width: number, height: number, options: JpegOptions): Promise<Buffer> =>
  (await detailed(width, height)).jpeg(options).toBuffer();
const png = async (width: number, height: number): Promise<Buffer> =>
  (await detailed(width, height)).png().toBuffer();
// Cameras store color at a lower resolution than brightness.
const avif = async (width: number, height: number): Promise<Buffer> =>
  (await detailed(width, height)).avif({ effort: 0, chromaSubsampling: '4:2:0' }).toBuffer();
/** Marks a photo as taken with the phone held upright. Viewers rotate such a photo by 90°. */
const upright = async (photo: Buffer): Promise<Buffer> =>
  sharp(photo).withMetadata({ orientation: 6 }).jpeg({ quality: 90 }).toBuffer();

/** A file name, which begins with the number of megapixels, and a function that makes the photo. */
const PHOTOS: readonly (readonly [string, () => Promise<Buffer>])[] = [
  ['12.jpg', () => jpeg(4000, 3000, { quality: 92 })],
  ['24-berdiri.jpg', async () => upright(await jpeg(6000, 4000, { quality: 90 }))],
  ['50.jpg', () => jpeg(8192, 6144, { quality: 85 })],
  ['40-progresif.jpg', () => jpeg(7200, 5600, { progressive: true })],
  ['12.png', () => png(4000, 3000)],
  ['24.png', () => png(6000, 4000)],
  ['12.heic', () => fixture('12-megapixels.heic')],
  ['24.heic', () => fixture('24-megapixels.heic')],
  ['12.avif', () => avif(4000, 3000)],
  ['24.avif', () => avif(6000, 4000)],
];

const LARGEST: typeof PHOTOS = [
  ['25.avif', () => avif(6000, 4160)],
  [
    '50.png',
    () =>
      sharp({ create: { width: 8192, height: 6144, channels: 3, background: 'teal' } })
        .png()
        .toBuffer(),
  ],
];

/** The measured times and memory, printed at the end. */
const lines: string[] = [];
test.afterAll(() => void process.stderr.write(`\n${lines.join('\n')}\n`));

test.describe('The first setup on a phone at 50 kB per second with a quarter of the CPU', () => {
  const shop = useShop({ SAMPLE_DATA: 'true' });
  const write = usePhotoFolder();

  test('creates ten products with photos of 12 to 50 megapixels in four formats', async () => {
    test.setTimeout(60 * MINUTES);

    const { page } = await ownerOf(shop, { viewport: PHONE });
    await throttleToPhone(page);
    const photos: string[] = [];
    for (const [name, make] of PHOTOS) photos.push(await write(name, await make()));
    const folder = await mkdtemp(join(tmpdir(), 'etalase-evening-'));
    lines.push(`Screenshots: ${folder}`);
    await spendFirstEvening(page, {
      photos,
      step: async (name, take) => {
        const begin = performance.now();
        try {
          await take();
        } finally {
          await page.screenshot({ path: join(folder, `${lines.length}-${name}.png`) });
        }
        lines.push(`${((performance.now() - begin) / 1000).toFixed(1).padStart(6)} s  ${name}`);
      },
    });
  });
});

test.describe('The browser process of the panel', () => {
  const shop = useShop();
  const write = usePhotoFolder();

  for (const [name, make] of [...PHOTOS, ...LARGEST])
    test(`needs at most 450 MB of memory to prepare ${name} with a quarter of the CPU`, async () => {
      test.setTimeout(10 * MINUTES);

      const { page, context } = await ownerOf(shop, { viewport: PHONE });
      const photo = await write(name, await make());
      await login(page);
      await page.getByRole('button', { name: 'Tambah Produk' }).tap();
      await dialog(page).getByLabel('Nama produk').fill('Spanduk');
      const browser = context.browser();
      if (!browser) throw new Error('No browser');
      const renderers = await Renderers.of(browser);
      renderers.throttle();
      try {
        await choosePhotos(page, [photo], 5 * MINUTES);
      } finally {
        renderers.release();
      }
      expect(await chosenPhotos(page)).toEqual([name]);
      const peak = await renderers.peakMegabytes();
      lines.push(`${peak.toFixed(0).padStart(5)} MB  ${name}`);
      expect(peak).toBeLessThanOrEqual(450);
    });
});
