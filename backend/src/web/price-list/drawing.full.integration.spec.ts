import { expect, it } from '@jest/globals';
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

it('draws a shop without products', async () => {
  const { pdf } = await drawList({ list: listOf(0), logo: undefined }, () => Promise.resolve(undefined));
  expect(pdfText(pdf).pages).toBe(1);
});

it('fails with the error of the photo', async () => {
  const drawing = drawList({ list: listOf(1), logo: undefined }, () => Promise.reject(new Error('storage')));
  await expect(drawing).rejects.toThrow('storage');
});
