import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DESKTOP, PHONE } from '../support/browser.js';
import { photo } from '../support/panel.js';
import { productNamed, read, type Product } from '../support/shop-api.js';
import { eventually, parseChatUrl, rupiah } from '../support/storefront.js';
import { BROWSERS, login } from './both.js';
import { useVisit } from './use-visit.js';
import type { Visit } from './visit.js';

// The last path belongs to no page, so it shows the 404 page.
const PAGES = ['/', '/about', '/contact', '/faq', '/shipping', '/design', '/category/printing', '/tidak-ada'];

const heading = (visit: Visit): Promise<string> =>
  visit.evaluate(() => document.querySelector('h1')?.innerText.replace(/\s+/gu, ' ').trim() ?? '');
const pathAndQuery = (visit: Visit): Promise<string> =>
  visit.evaluate(() => location.pathname + location.search);
const cardCount = (visit: Visit): Promise<number> =>
  visit.evaluate(() => document.querySelectorAll('#layanan article').length);
const chatLink = (visit: Visit): Promise<string | null> =>
  visit.evaluate(
    () =>
      [...document.querySelectorAll('main a[href^="https://wa.me/"]')]
        .find((link) => link.checkVisibility())
        ?.getAttribute('href') ?? null,
  );

describe.each(BROWSERS)('A visitor with $browser on a phone', ({ open }) => {
  const test = useVisit(() => open(PHONE));

  it('opens a product from a filtered list, finds its chat link and returns to the list position', async () => {
    const { shop, visit } = test;
    // The list shows 8 products at first, so the tenth appears only with the next 8.
    const tenth = (await read<Product[]>(shop, '/api/products?category=printing'))[9];
    if (!tenth) throw new Error('Fewer than 10 products in the category printing');
    await visit.open('/');
    await visit.press('link', 'Percetakan');
    await visit.until(() => location.search.includes('kategori=printing'));
    await visit.press('button', 'Muat Lebih Banyak Layanan');
    await eventually(async () => expect(await cardCount(visit)).toBe(16));
    await visit.press('link', tenth.name);
    await eventually(async () => expect(await heading(visit)).toBe(tenth.name));
    expect(await pathAndQuery(visit)).toBe(`/product/${tenth.id}`);
    const { url, message } = parseChatUrl(await chatLink(visit));
    expect(url).toBe('https://wa.me/6280000000000');
    expect(message.replaceAll('\u00a0', ' ')).toContain(rupiah(tenth.price));
    expect(message).toContain(`${shop.url}/product/${tenth.id}`);

    await visit.back();
    await eventually(async () => expect(await cardCount(visit)).toBe(16));
    expect(await pathAndQuery(visit)).toContain('kategori=printing');
    await eventually(async () => expect(await visit.evaluate(isInWindow, tenth.name)).toBe(true));
  });

  it('closes the search dialog with Back and stays on the page; opens the results as a page with Enter', async () => {
    const { visit } = test;
    await visit.open('/about');
    await visit.press('button', 'Cari Produk');
    await visit.type('Cari Produk', 'kartu nama');
    await visit.sees('Ditemukan');
    await visit.back();
    await visit.misses('Ditemukan');
    expect(await pathAndQuery(visit)).toBe('/about');
    await visit.press('button', 'Cari Produk');
    await visit.type('Cari Produk', 'kartu nama premium');
    await visit.sees('Ditemukan 1 produk');
    await visit.key('Enter');
    await visit.until(() => location.search.includes('cari='));
    await visit.sees('Kartu Nama Premium');
  });

  it('opens the shipping page from the mobile menu', async () => {
    const { visit } = test;
    await visit.open('/');
    await visit.press('button', 'Menu');
    await visit.press('button', 'Layanan');
    await visit.press('link', 'Pengiriman');
    await visit.until(() => location.pathname === '/shipping');
  });

  it('opens the answer to an FAQ question', async () => {
    const { visit } = test;
    await visit.open('/faq');
    const question = await visit.evaluate(
      () => document.querySelector('main summary')?.textContent.trim() ?? '',
    );
    const isAnswerVisible = () =>
      document.querySelector<HTMLElement>('main details > :not(summary)')?.checkVisibility() ?? false;
    expect(await visit.evaluate(isAnswerVisible)).toBe(false);
    await visit.press('button', question);
    await visit.until(isAnswerVisible);
  });

  it(`finds no horizontal overflow on ${PAGES.join(', ')}`, async () => {
    const { visit } = test;
    for (const page of PAGES) {
      await visit.open(page);
      expect([page, await visit.evaluate(horizontalOverflow)]).toEqual([page, 0]);
    }
  });
});

// The browser runs the next two functions in the page.

function horizontalOverflow(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}

function isInWindow(name: string): boolean {
  const link = [...document.querySelectorAll('#layanan article a')].find(
    ({ textContent }) => textContent === name,
  );
  const top = link?.getBoundingClientRect().top ?? -1;
  return top >= 0 && top <= window.innerHeight;
}

describe.each(BROWSERS)('The owner with $browser on a laptop', ({ open }) => {
  const test = useVisit(() => open(DESKTOP));
  // Each attempt uses different names, because a failed attempt may have saved its category and product.
  let attempts = 0;

  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'etalase-photos-'));
  });
  afterAll(() => rm(folder, { recursive: true }));
  /** Saves a photo in the folder, because the browsers attach files by path. */
  const savePhoto = async (name: string, color: string): Promise<string> => {
    const file = join(folder, `${name}.png`);
    await writeFile(file, (await photo(name, color)).buffer);
    return file;
  };

  it('logs in with the right password, and not with a wrong one', async () => {
    const { visit } = test;
    await visit.open('/admin');
    await visit.type('Kata sandi', 'salah');
    await visit.press('button', 'Masuk');
    await visit.sees('Kata sandi salah');
    await login(visit);
  });

  it('adds a category and a product with photos, then edits and deletes the product', async () => {
    const { shop, visit } = test;
    attempts += 1;
    const category = `Undangan Kain ${attempts}`;
    const name = `Undangan Kain Songket ${attempts}`;
    await login(visit);
    await visit.press('tab', 'Kategori');
    await visit.press('button', 'Tambah Kategori');
    await visit.type('Nama kategori', category);
    await visit.press('button', 'Simpan kategori');
    await visit.sees('Kategori berhasil dibuat');

    await visit.press('tab', 'Produk');
    await visit.press('button', 'Tambah Produk');
    await visit.type('Nama produk', name);
    await visit.type('Deskripsi', 'Ditenun dengan benang emas.');
    await visit.type('Harga', '150000');
    await visit.choose('Kategori', category);
    await visit.attach(await savePhoto('satu', '#D6006C'), await savePhoto('dua', '#00A0D2'));
    await visit.press('button', 'Simpan produk');
    await visit.sees('Product created successfully');
    const created = await productNamed(shop, name);
    expect(created).toMatchObject({ price: 150_000, category: `undangan-kain-${attempts}` });
    expect(created.images).toHaveLength(2);

    await visit.press('button', `Ubah ${name}`);
    await visit.type('Harga', 'Rp 200.000');
    await visit.press('button', 'Simpan perubahan');
    await visit.sees('Product updated successfully');
    expect((await productNamed(shop, name)).price).toBe(200_000);

    await visit.press('button', `Hapus ${name}`);
    await visit.sees('Are you sure you want to delete this product?');
    await visit.press('button', 'Hapus');
    await visit.sees('Product deleted successfully');
    expect((await fetch(`${shop.url}/product/${created.id}`)).status).toBe(404);
  }, 180_000);

  it('changes the home page subtitle that visitors see', async () => {
    const { visit } = test;
    await login(visit);
    await visit.press('tab', 'Konten');
    await visit.type('Subjudul', 'Cetak apa saja di sini.');
    await visit.press('button', 'Simpan');
    await visit.sees('Tersimpan pukul');
    await visit.open('/');
    await visit.sees('Cetak apa saja di sini.');
  });

  it('must log in again after a reload and after logging out', async () => {
    const { visit } = test;
    await login(visit);
    await visit.reload();
    await visit.sees('Kata sandi');
    await login(visit);
    await visit.press('button', 'Keluar');
    await visit.sees('Kata sandi');
  });
});
