import { describe, expect, it } from '@jest/globals';
import type { Pricing, ProductDetail } from '../../catalog/index.js';
import { DEFAULT_SITE_CONTENT } from '../../content/domain/site-content.js';
import { priceListOf } from './list-of.js';

const PHOTO = `${'0'.repeat(32)}-1600x1200-c8a070.jpg`;
const pricing: Pricing = {
  unit: 'lembar',
  measure: 'count',
  priceFor: 'unit',
  variants: [{ name: null, tiers: [{ from: 1, price: 5000 }] }],
  extras: [],
  leadTime: null,
  onRequest: false,
};
const product = (fields: Partial<ProductDetail>) =>
  ({
    id: 'id',
    name: 'Kartu Nama',
    price: 25_000,
    priceLabel: null,
    pricing: null,
    images: [`/objects/${PHOTO}`],
    category: 'cetak',
    ...fields,
  }) as ProductDetail;
const listOf = (...products: ProductDetail[]) =>
  priceListOf(products, {
    company: { ...DEFAULT_SITE_CONTENT.company, name: 'Toko', address: null, chatNumber: '081234567890' },
    accent: 'magenta',
    publicUrl: 'https://toko.example',
    date: '2026-11-26',
    categories: new Map([
      ['kaos', 'Kaos'],
      ['cetak', 'Cetakan'],
      ['kosong', 'Kosong'],
    ]),
  });
const tablesOf = (changes: Partial<Pricing>) =>
  listOf(product({ pricing: { ...pricing, ...changes } })).categories[0]?.products[0]?.tables;

describe('The price list', () => {
  it('has date, contact, and the products by category in the order of the menu, those without one last', () => {
    const list = listOf(
      product({ name: 'A', category: 'lama', images: [] }),
      product({ name: 'B', priceLabel: { unit: 'kotak', from: true, onRequest: false } }),
      product({ name: 'C', category: 'kaos', pricing: { ...pricing, leadTime: '2 hari' } }),
    );
    expect(list).toMatchObject({
      shop: 'Toko',
      date: 'Harga normal per 26 November 2026',
      contact: ['Sen–Jum 09.00–18.00 · Sab 09.00–15.00 WIB', 'WhatsApp +62 812-3456-7890'],
      host: 'toko.example',
      link: 'https://toko.example/?dari=qr',
    });
    expect(list.categories).toMatchObject([
      { name: 'Kaos', products: [{ name: 'C', price: 'Rp\u00A025.000', note: 'Waktu pengerjaan: 2 hari' }] },
      { name: 'Cetakan', products: [{ name: 'B', price: 'mulai Rp\u00A025.000 / kotak', photo: PHOTO }] },
      { name: 'Lainnya', products: [{ name: 'A', photo: undefined }] },
    ]);
  });

  it('has no table for a single price, and none for prices by chat', () => {
    expect(tablesOf({})).toEqual([]);
    expect(tablesOf({ onRequest: true, variants: [] })).toEqual([]);
  });

  it('shows variants of one price as rows', () => {
    const tiers = [{ from: 10, price: 5000 }];
    expect(tablesOf({ variants: [{ name: 'A4', note: 'doff', tiers }] })).toEqual([
      {
        head: ['Pilihan', 'Jumlah', 'Harga'],
        labels: 2,
        rows: [['A4\ndoff', 'mulai 10 lembar', 'Rp\u00A05.000 / lembar']],
      },
    ]);
  });

  it('shows tiers as rows and up to four variants as columns, and more variants in tables of their own', () => {
    const tiers = [
      { from: 1, price: 5000 },
      { from: 100, price: 4000 },
    ];
    const variant = (name: string) => ({ name, tiers });
    const first = { name: 'A4', tiers: tiers.slice(1) };
    expect(tablesOf({ variants: [first, variant('A3')], priceFor: 'quantity' })).toEqual([
      {
        head: ['Jumlah', 'A4', 'A3'],
        labels: 1,
        rows: [
          ['1 lembar', '–', 'Rp\u00A05.000'],
          [
            '100 lembar',
            'Rp\u00A04.000\nRp\u00A040 / lembar',
            'Rp\u00A04.000\nRp\u00A040 / lembar, hemat 99%',
          ],
        ],
      },
    ]);
    expect(tablesOf({ variants: [first, variant('A3')] })).toEqual([
      {
        head: ['Jumlah', 'A4\nMinimal 100 lembar', 'A3'],
        labels: 1,
        rows: [
          ['1 lembar', '–', 'Rp\u00A05.000 / lembar'],
          ['mulai 100 lembar', 'Rp\u00A04.000 / lembar', 'Rp\u00A04.000 / lembar'],
        ],
      },
    ]);
    expect(tablesOf({ variants: ['A', 'B', 'C'].map(variant) })).toEqual([
      {
        head: ['Jumlah', 'A\nper lembar', 'B\nper lembar', 'C\nper lembar'],
        labels: 1,
        rows: [
          ['1 lembar', ...Array<string>(3).fill('Rp\u00A05.000')],
          ['mulai 100 lembar', ...Array<string>(3).fill('Rp\u00A04.000')],
        ],
      },
    ]);
    const five = tablesOf({ variants: ['A', 'B', 'C', 'D', 'E'].map(variant) });
    expect(five?.map(({ caption, head }) => [caption, head])).toEqual(
      ['A', 'B', 'C', 'D', 'E'].map((name) => [name, ['Jumlah', 'Harga']]),
    );
  });

  it('says the smallest order above the time of work', () => {
    const variants = [{ name: null, tiers: [{ from: 30, price: 5000 }] }];
    const list = listOf(product({ pricing: { ...pricing, variants, leadTime: '2 hari' } }));
    expect(list.categories[0]?.products[0]?.note).toBe('Minimal 30 lembar\nWaktu pengerjaan: 2 hari');
  });

  it('shows what finishing costs', () => {
    const extras = [
      { name: 'Laminasi', price: 500, per: 'unit' },
      { name: 'Potong', price: 20_000, per: 'order' },
      { name: 'Lubang', price: 0, per: 'each' },
    ] as const;
    expect(tablesOf({ extras })?.[0]?.rows).toEqual([
      ['Laminasi', 'Rp\u00A0500 / lembar'],
      ['Potong', 'Rp\u00A020.000 / pesanan'],
      ['Lubang', 'gratis'],
    ]);
  });
});
