import { expect, it } from '@jest/globals';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pdfText } from '../../../test/support/pdf-text.js';
import { noise } from '../../media/testing/photos.js';
import { drawList } from './drawing.js';
import type { ListedProduct, PriceList } from './price-list.js';

const PRODUCTS = 500;
const MAX_BYTES = 6_000_000;
const LONG_ONES = 5;
const LONG = 'W'.repeat(200);

const productOf = (index: number, text: string): ListedProduct => ({
  name: `Produk ${index} ${text}`,
  link: `https://toko.example/product/${index}`,
  photo: String(index),
  price: `mulai Rp 9.007.199.254.740.991 / ${text.slice(0, 20)}`,
  note: text,
  tables: [
    { head: ['Jumlah', text, text, text, text], labels: 1, rows: [['1', '2', '3', '4', '5']] },
    { caption: text, head: ['Finishing', 'Harga'], labels: 1, rows: [[text, 'gratis']] },
  ],
});

const listOf = (count: number): PriceList => ({
  shop: LONG,
  title: 'Daftar harga',
  date: 'Harga normal per 26 November 2026',
  contact: [LONG],
  host: `${'t'.repeat(60)}.example`,
  link: `https://${'t'.repeat(60)}.example/?dari=qr`,
  accent: '#d5007f',
  pageWord: 'Halaman',
  continuedWord: 'lanjutan',
  qrText: 'Kode QR',
  created: new Date('2026-11-26'),
  categories: [
    {
      name: LONG,
      products: Array.from({ length: count }, (_, index) =>
        productOf(index, index < LONG_ONES ? LONG : 'Doff'),
      ),
    },
  ],
});

it('has all products of a large shop with the longest texts and photos that do not compress, in 6 MB', async () => {
  const photo = await noise(320, 320).jpeg({ quality: 80 }).toBuffer();
  const { pdf } = await drawList({ list: listOf(PRODUCTS), logo: photo }, () =>
    Promise.resolve(Uint8Array.from(photo)),
  );
  expect(pdf.length).toBeLessThanOrEqual(MAX_BYTES);
  const { text, images } = pdfText(pdf);
  for (let index = LONG_ONES; index < PRODUCTS; index += 1) expect(text).toContain(`Produk ${index} Doff\n`);
  expect(images).toBe(PRODUCTS + 1);
});

// A bare machine has no Python.
const hasPython = process.env['CI'] || spawnSync('python3', ['-m', 'ensurepip', '--version']).status === 0;

(hasPython ? it : it.skip)(
  'has the tags, language, table heads and alternative texts that pdfua asks for',
  async () => {
    const photo = Uint8Array.from(await noise(320, 320).jpeg().toBuffer());
    const folder = mkdtempSync(join(tmpdir(), 'etalase-pdfua-'));
    const file = join(folder, 'list.pdf');
    const { pdf } = await drawList({ list: listOf(9), logo: photo }, () => Promise.resolve(photo));
    writeFileSync(file, pdf);
    execFileSync('python3', ['-m', 'venv', folder]);
    execFileSync(join(folder, 'bin/pip'), ['install', '--quiet', 'pdfua==0.1.3']);
    const { stdout } = spawnSync(join(folder, 'bin/pdfua'), ['check', '--format', 'json', file]);
    rmSync(folder, { recursive: true });
    const { findings, skipped } = JSON.parse(String(stdout)) as Record<string, { rule_id: string }[]>;
    expect(findings).toEqual([]);
    // pdfua cannot read the headings of any document whose elements have lists of children.
    expect(skipped?.map(({ rule_id }) => rule_id)).toEqual(['UA-14-001']);
  },
  120_000,
);

it('has no tags if so many prices would make the file too large', async () => {
  const [category] = listOf(1).categories;
  const rows = Array.from({ length: 8000 }, (_, index) => [`${index} lembar`, 'Rp 5.000']);
  const tables = [{ head: ['Jumlah', 'Harga'], labels: 1, rows }];
  const products = category?.products.map((product) => ({ ...product, tables })) ?? [];
  const list = { ...listOf(0), categories: [{ name: 'Cetak', products }] };
  const { pdf } = await drawList({ list, logo: undefined }, () => Promise.resolve(undefined));
  expect(pdf.includes('StructTreeRoot')).toBe(false);
  expect(pdfText(pdf).text).toContain('7999 lembar');
});

it('draws a shop without products', async () => {
  const { pdf } = await drawList({ list: listOf(0), logo: undefined }, () => Promise.resolve(undefined));
  expect(pdfText(pdf).pages).toBe(1);
});

it('fails with the error of the photo', async () => {
  const drawing = drawList({ list: listOf(1), logo: undefined }, () => Promise.reject(new Error('storage')));
  await expect(drawing).rejects.toThrow('storage');
});
