import { beforeAll, describe, expect, it } from '@jest/globals';
import type { TextStyle } from '../drawing/index.js';
import { drawPages } from './pages.js';
import { PAGE, PdfCanvas, widthOf } from './pdf-canvas.js';
import type { ListedProduct, PriceList, PriceTable } from './price-list.js';

interface Line {
  readonly page: number;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly right: number;
}

/** Draws, and keeps what it draws. */
class Recorder extends PdfCanvas {
  readonly lines: Line[] = [];
  private page = 0;

  constructor() {
    super({ title: '', author: '', created: new Date(0), isTagged: true });
    this.document.on('pageAdded', () => (this.page += 1)).resume();
  }

  override line(text: string, x: number, y: number, style: TextStyle, fill?: string): void {
    this.lines.push({ page: this.page, text, x, y, right: x + widthOf(text, style) });
    super.line(text, x, y, style, fill);
  }
}

const one = (name: string, price = 'Rp\u00A095.000'): ListedProduct => ({
  name,
  link: 'https://toko.example/product/1',
  photo: undefined,
  price,
  note: undefined,
  tables: [],
});
const table = (rows: number, caption?: string): PriceTable => ({
  ...(caption !== undefined && { caption }),
  head: ['Jumlah', 'Harga'],
  labels: 1,
  rows: Array.from({ length: rows }, (_, index) => [
    `mulai ${10 ** (index % 4)} lembar`,
    `Rp\u00A0${index + 1}.000 / ${index % 2 ? 'lembar' : '100 lembar'}`,
  ]),
});
const tabled = (name: string, ...tables: PriceTable[]): ListedProduct => ({
  ...one(name, 'mulai Rp\u00A01.000 / lembar'),
  note: 'Minimal 10 lembar\nWaktu pengerjaan: 2 hari',
  tables,
});
const many = (count: number, make: (name: string) => ListedProduct): ListedProduct[] =>
  Array.from({ length: count }, (_, index) => make(`Produk ${index + 1}`));

async function linesOf(...categories: ListedProduct[][]): Promise<readonly Line[]> {
  const canvas = new Recorder();
  const list: PriceList = {
    shop: 'Toko',
    title: 'Daftar harga',
    date: 'Harga normal per 26 November 2026',
    contact: ['Jl. Contoh No. 1', 'WhatsApp +62 812-3456-7890'],
    host: 'toko.example',
    link: 'https://toko.example/?dari=qr',
    accent: '#d5007f',
    pageWord: 'Halaman',
    continuedWord: 'lanjutan',
    qrText: 'Kode QR',
    created: new Date(0),
    categories: categories.map((products, index) => ({ name: `Kategori ${index}`, products })),
  };
  await drawPages(canvas, list, { logo: undefined, photos: new Map() });
  // The last two lines of each page are its foot.
  return canvas.lines.filter(({ y }) => y < PAGE.height - PAGE.margin);
}
const pagesIn = (lines: readonly Line[]): number => Math.max(...lines.map(({ page }) => page));
const startingOn = (page: number, lines: readonly Line[]): Line[] =>
  lines.filter((line) => line.page === page && /^Produk \d+$/u.test(line.text));

describe('The pages of the price list', () => {
  let usual: readonly Line[];
  beforeAll(async () => {
    usual = await linesOf(
      many(26, one),
      many(14, (name) => tabled(name, table(4), { ...table(1), head: ['Finishing', 'Harga'] })),
    );
  });

  it('have 40 products on at most four, and two of one price side by side', () => {
    expect(pagesIn(usual)).toBeLessThanOrEqual(4);
    const [first, second, third] = startingOn(1, usual);
    expect([second?.y, third?.x]).toEqual([first?.y, first?.x]);
    expect(second?.x).toBeGreaterThan(first?.x ?? 0);
  });

  it('end all figures at the right of their column, with what they are for beside', () => {
    const ends = (lines: readonly Line[]): number[] => [
      ...new Set(lines.filter(({ text }) => /^Rp/u.test(text)).map(({ right }) => Math.round(right))),
    ];
    expect(ends(usual.filter(({ x }) => x > PAGE.width / 2))).toEqual([Math.round(PAGE.width - PAGE.margin)]);
    expect(ends(usual)).toHaveLength(2);
    const figure = usual.find(({ text }) => text === 'Rp 2.000');
    expect(
      usual
        .filter(({ page, y }) => page === figure?.page && Math.abs(y - figure.y) < 2)
        .map(({ text }) => text),
    ).toEqual(['mulai 10 lembar', 'per lembar', 'Rp 2.000']);
  });

  it('say product, material and head again above the rest of a table', async () => {
    const materials = Array.from({ length: 12 }, (_, index) => table(8, `Bahan ${index + 1}`));
    for (const tables of [materials, [table(70, 'Bahan 1')]]) {
      const lines = await linesOf([tabled('Produk 1', ...tables)]);
      expect(pagesIn(lines)).toBe(2);
      const words = lines.filter(({ page }) => page === 2).map(({ text }) => text);
      expect(words.slice(0, 2)).toEqual(['Produk 1 (lanjutan)', expect.stringMatching(/^Bahan \d+$/u)]);
      expect(words.slice(2, 4)).toEqual(['Jumlah', 'Harga']);
    }
  });

  it('leave neither one or two products nor a heading alone if less space helps', async () => {
    const alone: string[] = [];
    for (let count = 20; count <= 60; count += 2) {
      const lines = await linesOf(many(count, one), many(4, one));
      const last = pagesIn(lines);
      if (last > 1 && startingOn(last, lines).length <= 2) alone.push(`${count}: products`);
      for (let page = 1; page <= last; page += 1)
        if (/^Kategori/u.test(lines.filter((line) => line.page === page).at(-1)?.text ?? ''))
          alone.push(`${count}: heading`);
    }
    expect(alone).toEqual([]);
  });

  it('have room for the longest names and prices', async () => {
    const long = 'W'.repeat(200);
    const price = 'mulai Rp\u00A09.007.199.254.740.991 / kotak isi 1.000 lembar';
    const rows = [[long, price]];
    const lines = await linesOf([
      { ...one(long, price), note: long },
      { ...one('Stempel', price), note: long },
      one('Lewat chat', 'Harga lewat chat'),
      tabled(long, {
        head: [long, long, long, long, long],
        labels: 1,
        rows: [[long, price, price, price, price]],
      }),
      tabled(long, { head: ['Jumlah', 'Harga'], labels: 1, rows }),
    ]);
    expect(
      lines.filter(({ x, right }) => x < PAGE.margin - 1 || right > PAGE.width - PAGE.margin + 1),
    ).toEqual([]);
    const drawn = lines.map(({ text }) => text);
    expect(drawn.filter((text) => /^W+$/u.test(text)).join('')).toHaveLength(12 * long.length);
    expect(drawn).toContain('Harga lewat chat');
  });
});
