import { expect, test, type Page } from '@playwright/test';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { ACCENTS, DEFAULT_ACCENT } from '../../backend/src/content/domain/accents.js';
import { DEFAULT_FOOTER_SETTINGS } from '../../backend/src/content/domain/footer-settings.js';
import { figuresOf, isIn } from '../../backend/src/content/domain/old-figures.js';
import { ABOUT_CONTENT } from '../../backend/src/content/domain/parts/about.js';
import { FACTS } from '../../backend/src/content/domain/parts/facts.js';
import { ORDERING } from '../../backend/src/content/domain/parts/ordering.js';
import { SERVICES } from '../../backend/src/content/domain/parts/services.js';
import { SHIPPING } from '../../backend/src/content/domain/parts/shipping.js';
import { WORKS } from '../../backend/src/content/domain/parts/works.js';
import { SITE_CONTENT } from '../../backend/src/content/domain/site-content.js';
import * as sample from '../../backend/src/content/domain/sample-values.js';
import { SAMPLE_CHAT_NUMBER } from '../../backend/src/content/domain/sample-number.js';
import { formatRupiah } from '../../backend/src/platform/domain/rupiah.js';
import { createFetch, withCache, type CrawlerResponse } from '../../backend/test/support/crawler/site.js';
import { DESKTOP, PHONE } from './support/browser.js';
import {
  choosePhotos,
  dialog,
  expectToast,
  login,
  unfoldPart,
  openTab,
  ownerOf,
  photo,
} from './support/panel.js';
import { rewriteForm } from './support/rewrite-form.js';
import { openHydrated } from './support/storefront.js';
import { useShop } from './support/use-shop.js';

// These tests need a long timeout. They fill hundreds of fields, and check each page on two screens and in print.
// Later tests check what the first test has saved, so a retry must repeat all tests.
test.describe.configure({ timeout: 600_000, mode: 'serial' });

const NAME = 'Kaos Mantap Surabaya';
const OWN = { paper: '#1E6F5C', ink: '#F4E04D' };

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};
const plain = (text: string): string => text.replaceAll('\u00a0', ' ').toLowerCase();

/** Parts that nobody rewrites here. Their samples are gone with the first own product. */
const UNTOUCHED = [ORDERING, WORKS];
const PARTS = [SITE_CONTENT, ABOUT_CONTENT, SHIPPING, SERVICES, FACTS];
const shipping = SHIPPING.defaults;
/** Words that also appear in fixed sentences, which the owner cannot change and which state nothing about the shop. */
const ANYWHERE = plain('Seluruh Indonesia');
const figures = [
  ...figuresOf(PARTS.map((part) => [part, part.defaults])),
  ...shipping.zones.flatMap(({ regular, express, days }) => [
    ...[regular, express].map((fee) => plain(formatRupiah(fee ?? 0))),
    `${days} hari`,
  ]),
].filter((figure) => figure !== ANYWHERE);
/** Sentences of the sample shop. Single words and labels are left out, because any shop may use them. */
const sentences = stringsIn([
  [...PARTS, ...UNTOUCHED].map(({ defaults }) => defaults),
  DEFAULT_FOOTER_SETTINGS,
])
  .map(plain)
  .filter((text) => text.split(' ').length >= 3);
const words = [
  sample.SAMPLE_NAME,
  'etalase.contoh',
  SAMPLE_CHAT_NUMBER.slice(2),
  sample.SAMPLE_ADDRESS,
  shipping.origin,
  'Desain grafis dan percetakan',
  ...shipping.zones.map(({ region }) => region),
  ...WORKS.defaults.works.map(({ image }) => image),
].map(plain);

const accent = ACCENTS[DEFAULT_ACCENT].plain;
const rgb = [1, 3, 5].map((start) => parseInt(accent.slice(start, start + 2), 16));
const accentNotations = [
  new RegExp(accent.slice(1), 'iu'),
  new RegExp(`rgba?\\(\\s*${rgb.join('[\\s,]+')}\\b`, 'iu'),
  // The hue of the default accent is 329.7 degrees.
  /hsla?\(\s*(?:329|330)/iu,
];

const accentIn = (text: string): string[] =>
  accentNotations.filter((notation) => notation.test(text)).map(String);

/** Returns the sample shop's words, sentences and figures, and the notations of the default accent, in a document. */
function sampleContentIn(document: string): string[] {
  // The font's name contains a word of the sample shop, but visitors do not see the name.
  const text = plain(document.replace(/plus[- ]jakarta[- ]sans|jakarta fallback/giu, ''));
  // Styles, inline scripts and drawings may contain the figures by chance.
  const content = text.replace(
    /<style.*?<\/style>|<script>.*?<\/script>|<svg.*?<\/svg>| style="[^"]*"/gsu,
    '',
  );
  return [
    ...words.filter((word) => text.includes(word)),
    ...sentences.filter((sentence) => content.includes(sentence)),
    ...figures.filter((figure) => isIn(content, figure)),
    ...accentIn(document),
  ];
}

/** Returns how many pixels of an image have the default accent color or a similar color. */
async function accentPixelsIn(image: Buffer): Promise<number> {
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let found = 0;
  for (let at = 0; at < data.length; at += info.channels)
    if (rgb.every((value, channel) => Math.abs((data[at + channel] ?? 0) - value) <= 6)) found += 1;
  return found;
}

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Returns the paths of this shop that appear in attributes, styles or data of a document. `//` begins another host. */
function pathsIn(document: string, origin: string): string[] {
  const named = document.replaceAll(origin, '').matchAll(/(?:"|\(|, |\s)(\/(?!\/)[\w./?=&;%-]*)/gu);
  return [...named].map(([, path = '']) => path.replaceAll('&amp;', '&'));
}

test.describe('A shop whose owner has replaced all sample content in the panel', () => {
  // A shop with its own variables starts with an empty database, so it inserts the sample content.
  const shop = useShop({ SAMPLE_DATA: 'true' });
  let isReplaced = false;

  const save = (page: Page) => page.getByRole('button', { name: 'Simpan', exact: true }).click();

  // Without figures, the search for figures would find nothing.
  test.beforeAll(() =>
    expect(figures).toEqual(expect.arrayContaining(['tanpa batas', 'rp 500.000', '2x24 jam'])),
  );

  test('requires only the panel to replace the sample content', async () => {
    const { page } = await ownerOf(shop);
    const part = (name: string) => page.getByRole('region', { name, exact: true });
    const rewriteAndSave = async (toast: string, ...names: string[]): Promise<void> => {
      for (const name of names) await rewriteForm(part(name));
      await save(page);
      await expectToast(page, toast);
    };
    await login(page);

    await openTab(page, 'Pengaturan');
    for (const name of ['Data contoh', 'Bagian bawah toko', 'Halaman Tentang Kami'])
      await unfoldPart(page, name);
    await page.getByRole('button', { name: 'Hapus data contoh' }).click();
    await dialog(page).getByRole('checkbox', { name: 'Simpan kategorinya' }).uncheck();
    await dialog(page).getByRole('button', { name: 'Hapus data contoh' }).click();
    await expectToast(page, 'Data contoh berhasil dihapus');
    await rewriteAndSave('Pengaturan footer berhasil disimpan', 'Bagian bawah toko');
    await rewriteAndSave('Konten halaman Tentang Kami berhasil disimpan', 'Halaman Tentang Kami');

    await openTab(page, 'Konten');
    await page.getByLabel('Nama usaha').fill(NAME);
    await page.getByLabel('Nomor chat (WhatsApp)').fill('0813 5555 0101');
    await page.getByLabel('Alamat', { exact: true }).fill('Jl. Rungkut Asri 7, Surabaya 60293');
    await part('Beranda').getByLabel('Judul', { exact: true }).fill('Sablon kaos yang awet');
    for (const day of ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu']) {
      await page.getByLabel(`${day}, jam buka`).fill('08:30');
      await page.getByLabel(`${day}, jam tutup`).fill('16:30');
    }
    await rewriteAndSave('Konten berhasil disimpan', 'Beranda', 'Tanya jawab');
    // The previous chat number was the sample shop's.
    await dialog(page).getByRole('button', { name: 'Ganti di produk' }).click();
    await expectToast(page, 'Tidak ada produk dengan nomor lama');

    await part('Identitas').getByRole('button', { name: 'Ubah Identitas' }).click();
    const logo = part('Identitas').getByRole('group', { name: 'Logo', exact: true });
    await logo.locator('input[type=file]').setInputFiles(await photo('logo', OWN.paper));
    await logo.getByRole('img').first().waitFor();
    await part('Identitas').getByRole('radio', { name: 'Biru' }).check();
    await part('Identitas').getByLabel('Deskripsi toko').fill('Sablon kaos satuan dan lusinan di Surabaya.');
    await save(page);
    await expectToast(page, 'Konten berhasil disimpan');
    for (const name of ['Pengiriman', 'Halaman layanan', 'Fakta']) {
      await part(name)
        .getByRole('button', { name: `Ubah ${name}` })
        .click();
      await part(name).getByRole('button', { name: 'Kembalikan ke semula' }).waitFor();
      await rewriteAndSave('Konten berhasil disimpan', name);
    }
    await rewriteAndSave('Kata yang artinya sama berhasil disimpan', 'Kata yang artinya sama');
    await part('Tampilan').getByRole('button', { name: 'Ubah Tampilan' }).click();
    await part('Tampilan').getByRole('switch', { name: 'Tautan Admin' }).click();
    await save(page);
    await expectToast(page, 'Konten berhasil disimpan');

    await openTab(page, 'Media Sosial');
    await page.locator('#tautan-instagram').fill('@kaosmantap.sby');
    await page.getByLabel('Toko di marketplace').fill('https://shopee.co.id/kaosmantap.sby');
    await save(page);
    await expectToast(page, 'Tautan media sosial berhasil disimpan');

    await openTab(page, 'Kategori');
    for (const name of ['Kaos Satuan', 'Kaos Lusinan']) {
      await page.getByRole('button', { name: 'Tambah Kategori' }).first().click();
      await dialog(page).getByLabel('Nama kategori').fill(name);
      await dialog(page).getByRole('checkbox', { name: 'Percetakan' }).check();
      await dialog(page).getByRole('button', { name: 'Simpan kategori' }).click();
      await dialog(page).waitFor({ state: 'detached' });
    }
    await openTab(page, 'Produk');
    for (const [name, price] of [
      ['Kaos sablon satu warna', '67500'],
      ['Kaos kelas dua sisi', '93400'],
    ] as const) {
      await page.getByRole('button', { name: 'Tambah Produk' }).first().click();
      await dialog(page).getByLabel('Nama produk').fill(name);
      await dialog(page).getByLabel('Deskripsi').fill('Disablon di Rungkut dengan tinta karet.');
      await dialog(page).getByLabel('Harga').pressSequentially(price);
      await dialog(page).getByLabel('Kategori').selectOption({ label: 'Kaos Satuan' });
      await choosePhotos(page, [await photo('kaos', OWN.ink)]);
      await dialog(page).getByRole('button', { name: 'Simpan produk' }).click();
      await dialog(page).waitFor({ state: 'detached' });
    }
    isReplaced = true;
  });

  test('shows no sample content in pages, manifest, icons, images, structured data and print', async () => {
    expect(isReplaced).toBe(true);
    const load = withCache(createFetch(shop.url));
    const packaged = await Promise.all(
      ['favicon.ico', 'favicon.svg', 'apple-touch-icon.png', 'icon-192.png', 'icon-512.png'].map(
        async (file) => sha256(await readFile(new URL(`../public/${file}`, import.meta.url))),
      ),
    );
    const found: Record<string, string[]> = {};
    const report = (path: string, texts: readonly string[]): void => {
      if (texts.length > 0) found[path] = [...(found[path] ?? []), ...texts];
    };
    const documents: string[] = [];
    const queue = ['/', '/halaman-hilang', '/?cari=kaos', '/robots.txt', '/sitemap.xml', '/admin'];
    const seen = new Set(queue);
    const follow = async (path: string): Promise<CrawlerResponse> => {
      const response = await load(path);
      return response.location ? follow(response.location.replace(shop.url, '')) : response;
    };
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const { type, body, status } = await follow(path);
      if (/^(?:text\/javascript|font|application\/wasm)/u.test(type)) continue;
      if (packaged.includes(sha256(body))) report(path, ['the packaged icon']);
      if (/^image\/(?!svg)/u.test(type)) {
        // Other browser tests check icons of type image/x-icon.
        if (type !== 'image/x-icon' && (await accentPixelsIn(body)) > 0) report(path, ['the accent']);
        continue;
      }
      const text = body.toString('utf8');
      report(path, sampleContentIn(text));
      if (type.startsWith('text/html') && status < 500 && !/^\/admin|\?/u.test(path)) documents.push(path);
      for (const next of pathsIn(text, shop.url).filter((one) => !one.startsWith('/api') && !seen.has(one))) {
        seen.add(next);
        queue.push(next);
      }
    }
    expect(documents).toEqual(
      expect.arrayContaining(['/about', '/contact', '/faq', '/shipping', '/design', '/digital-marketing']),
    );
    expect(
      [...seen].filter((path) => /^\/(?:share|brand|product|objects)\//u.test(path)).length,
    ).toBeGreaterThan(8);

    for (const viewport of [PHONE, DESKTOP]) {
      // Content may move until the fonts have loaded. `ownerOf` ignores these layout shifts.
      const { page } = await ownerOf(shop, { viewport });
      for (const path of documents) {
        await openHydrated(page, path);
        report(`${path} in the browser`, sampleContentIn(await page.content()));
        report(`${path}, style`, accentIn(await page.evaluate(readStyles)));
        for (const media of viewport === PHONE ? (['screen'] as const) : (['screen', 'print'] as const)) {
          await page.emulateMedia({ media });
          const pixels = await accentPixelsIn(await page.screenshot({ fullPage: true }));
          if (pixels > 0)
            report(`${path} on ${media}, ${viewport.width} px`, [`${pixels} pixels of the accent`]);
        }
        await page.emulateMedia({ media: 'screen' });
      }
    }
    expect(found).toEqual({});
  });

  test("has the owner's logo in the panel before and after the login, and the owner's accent after the login", async () => {
    const { page } = await ownerOf(shop, { viewport: PHONE });
    await page.goto('/admin');
    await page.locator('main img[srcset^="/objects/"]').waitFor();
    await login(page);
    await page.locator('header img[srcset^="/objects/"]').waitFor();
    const line = await page.locator('header').evaluate((element) => getComputedStyle(element).borderTopColor);
    // The accent 'Biru'.
    expect(line).toBe('rgb(27, 95, 193)');
  });
});

/** Runs in the page. */
function readStyles(): string {
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .map((rule) => rule.cssText)
    .join('\n');
}
