import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import situations from './situations/panel-phone-photos.json' with { type: 'json' };
import { PHONE } from './support/browser.js';
import {
  choosePhotos,
  chosenPhotos,
  dialog,
  expectAccessible,
  expectToast,
  login,
  ownerOf,
} from './support/panel.js';
import { detailed, fixture, photoFile as file } from './support/phone-photos.js';
import { visibleTexts } from './support/storefront.js';
import { useShop } from './support/use-shop.js';

/** A green disc without a background. */
const logo = () =>
  sharp({ create: { width: 2600, height: 2600, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite([
      {
        input: Buffer.from(
          '<svg width="2600" height="2600"><circle cx="1300" cy="1300" r="800" fill="#0a7"/></svg>',
        ),
      },
    ])
    .png()
    .toBuffer();

/** Returns the beginning of a PNG file that declares 300 megapixels. */
function hugePng(): Buffer {
  const bytes = Buffer.alloc(33);
  // The signature of PNG files, and the length of the first chunk.
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
  bytes.write('IHDR', 12, 'latin1');
  bytes.writeUInt32BE(20_000, 16);
  bytes.writeUInt32BE(15_000, 20);
  return bytes;
}

/** Runs in the page. Records the bodies of uploads. */
function recordUploads(): void {
  const uploads: Blob[] = [];
  Object.assign(globalThis, { uploads });
  globalThis.XMLHttpRequest = class extends XMLHttpRequest {
    override send(body?: Document | XMLHttpRequestBodyInit | null): void {
      if (body instanceof Blob) uploads.push(body);
      super.send(body);
    }
  };
}

const uploadsOf = async (page: Page): Promise<Buffer[]> => {
  const urls = await page.evaluate(() => {
    const { uploads } = globalThis as unknown as { uploads: Blob[] };
    const read = (blob: Blob) =>
      new Promise<string>((resolve) => {
        const reader = new FileReader();
        reader.onload = () => resolve(reader.result as string);
        reader.readAsDataURL(blob);
      });
    return Promise.all(uploads.map(read));
  });
  return urls.map((url) => Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'));
};

async function pixelAt(photo: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(photo).raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  return [...data.subarray(at, at + info.channels)];
}
function expectColor(pixel: readonly number[], expected: readonly number[]): void {
  expect(pixel).toHaveLength(expected.length);
  for (const [index, part] of expected.entries())
    expect(Math.abs((pixel[index] ?? 0) - part)).toBeLessThan(9);
}

const shop = useShop();

async function openForm(options: Parameters<typeof ownerOf>[1] = { viewport: PHONE }) {
  const owner = await ownerOf(shop, options);
  const { page } = owner;
  await page.addInitScript(recordUploads);
  await login(page);
  const open = async () => {
    await page.getByRole('button', { name: 'Tambah Produk' }).click();
    await dialog(page).getByLabel('Nama produk').fill('Foto dari ponsel');
    await dialog(page).getByLabel('Deskripsi').fill('Untuk pengujian.');
    await dialog(page).getByLabel('Harga').fill('50000');
    await dialog(page).getByLabel('Kategori').selectOption('printing');
  };
  await open();
  const save = () => dialog(page).getByRole('button', { name: 'Simpan produk' }).click();
  const refused = () =>
    visibleTexts(dialog(page).getByRole('list', { name: 'Belum bisa dipakai' }).getByRole('listitem'));
  return { ...owner, page, open, save, refused };
}
const shrink = (page: Page) => dialog(page).getByRole('checkbox', { name: 'Perkecil sebelum dikirim' });

test.describe('Photos chosen on a phone', () => {
  test('are uploaded upright, in sRGB, with at most 2,048 px and 500 kB, as JPEG or WebP', async () => {
    test.setTimeout(180_000);

    const { page, save } = await openForm();
    const portrait = await (
      await detailed(4000, 3000)
    )
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 92 })
      .toBuffer();
    const wideGamut = await (await detailed(1600, 1200)).withIccProfile('p3').avif({ effort: 0 }).toBuffer();
    await choosePhotos(page, [
      file('kamera.jpg', portrait),
      file('logo.png', await logo()),
      file('baru.avif', wideGamut),
      file('iphone.heic', await fixture('display-p3.heic')),
      file('rangkaian.heic', await fixture('forty-images.heic')),
    ]);
    expect(await chosenPhotos(page)).toEqual(situations.chosen);
    await save();
    await expectToast(page, 'Product created successfully');
    const sent = await uploadsOf(page);
    for (const bytes of sent) expect(bytes.length).toBeLessThanOrEqual(500_000);
    const headers = await Promise.all(sent.map((bytes) => sharp(bytes).metadata()));
    // The last part is the orientation, which no uploaded photo has.
    expect(
      headers
        .map(({ format, width, height, orientation }) => [format, width, height, orientation].join(' '))
        .sort(),
    ).toEqual(['jpeg 1536 2048 ', 'jpeg 1600 1200 ', 'jpeg 2048 1536 ', 'jpeg 320 240 ', 'webp 2048 2048 ']);
    const sized = (width: number) =>
      sent[headers.findIndex((header) => header.width === width)] ?? Buffer.alloc(0);
    // The red corner of an upright photo is at the top right.
    expectColor(await pixelAt(sized(1536), 0.9, 0.1), [200, 30, 40]);
    expectColor(await pixelAt(sized(1600), 0.1, 0.1), [200, 30, 40]);
    const transparent = sent[headers.findIndex(({ format }) => format === 'webp')] ?? Buffer.alloc(0);
    expect((await pixelAt(transparent, 0.05, 0.05))[3]).toBe(0);
    expectColor(await pixelAt(transparent, 0.5, 0.5), [0, 170, 119, 255]);
    const iphone = sent[headers.findIndex(({ width, format }) => width === 2048 && format === 'jpeg')];
    // The corner of this photo has the same red values, but in Display P3. In sRGB, this red has higher saturation.
    expectColor(await pixelAt(iphone ?? Buffer.alloc(0), 0.1, 0.1), [218, 0, 25]);
    expectColor(await pixelAt(iphone ?? Buffer.alloc(0), 0.9, 0.9), [255, 255, 255]);
  });

  test('are refused with a reason when they are no photos, damaged or too large', async () => {
    const { page, save, refused } = await openForm();
    const jpeg = await (await detailed(1200, 800)).jpeg().toBuffer();
    await choosePhotos(page, [
      file('putus.jpg', jpeg.subarray(0, jpeg.length * 0.6)),
      file('surat.jpg', Buffer.from('Ini surat, bukan foto.')),
      file('raksasa.png', hugePng()),
    ]);
    expect(await refused()).toEqual([
      'surat.jpg Berkas ini bukan foto JPEG, PNG, WebP, AVIF, atau HEIC. Pilih foto lain.',
      'raksasa.png Foto ini lebih dari 100 megapiksel. Perkecil dulu fotonya.',
      'putus.jpg Foto ini rusak atau tidak lengkap. Pilih foto lain.',
    ]);
    await expectAccessible(page);
    await save();
    await expectToast(page, 'Error', 'Harap upload minimal satu gambar produk');
    expect(await uploadsOf(page)).toEqual([]);
  });

  test('are uploaded unchanged when shrinking is off, and one button fixes all refused photos', async () => {
    const { page, open, save, refused } = await openForm();
    await shrink(page).uncheck();
    await page.reload();
    await login(page);
    await open();
    expect(await shrink(page).isChecked()).toBe(false);
    const small = await (await detailed(2400, 1600)).jpeg({ quality: 70 }).toBuffer();
    await choosePhotos(page, [
      file('apa-adanya.jpg', small),
      file('berat.jpg', Buffer.concat([small, Buffer.alloc(5 * 1024 * 1024)])),
      file('baru.avif', await (await detailed(800, 600)).avif({ effort: 0 }).toBuffer()),
    ]);
    expect(await chosenPhotos(page)).toEqual(['apa-adanya.jpg']);
    const [heavy, avif] = await refused();
    expect(heavy).toContain('Perkecil dan pakai');
    expect(avif).toContain('Ubah ke JPEG dan pakai');
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Perbaiki semua' }).click();
    await dialog(page).getByTitle('baru.avif').waitFor();
    expect(await chosenPhotos(page)).toEqual(['apa-adanya.jpg', 'berat.jpg', 'baru.avif']);
    expect(await refused()).toEqual([]);
    await save();
    await expectToast(page, 'Product created successfully');
    const sent = await uploadsOf(page);
    expect(sent.filter((bytes) => bytes.equals(small))).toHaveLength(1);
    // The two fixed photos have at most 500 kB. The unchanged photo may have more.
    expect(sent.filter((bytes) => bytes.length <= 500_000)).toHaveLength(small.length <= 500_000 ? 3 : 2);
  });

  test('have a decoder in WebAssembly, which the CSP allows in the panel only, and whose license is served', async () => {
    const policyOf = async (path: string) =>
      (await fetch(shop.url + path)).headers.get('content-security-policy');
    expect(await policyOf('/admin')).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(await policyOf('/')).not.toContain('wasm');
    const license = await fetch(`${shop.url}/licenses/libheif.txt`);
    expect(await license.text()).toContain('GNU LESSER GENERAL PUBLIC LICENSE');
  });
});
