import { describe, expect, it } from '@jest/globals';
import { FEED_RULES, parseCsv, violations } from '../../../test/support/feed-rules.js';
import { feedCsv, type FeedShop, metaFeed } from './meta-feed.js';

const ID = '0198c1a2-5b7e-7cc1-9f4e-2f1d7a6b3c4d';
const photo = (size: string, digit = '0'): string => `/objects/${digit.repeat(32)}-${size}-c8a070.jpg`;
const product = {
  id: ID,
  name: 'Kartu Nama',
  description: 'Satu sisi',
  price: 25_000,
  priceLabel: null,
  images: [photo('1600x1200')],
  category: 'cetak',
};
const shop: FeedShop = {
  publicUrl: 'https://toko.example',
  name: 'Etalase',
  hoursAhead: 7,
  categoryName: (slug) => (slug === 'cetak' ? 'Cetakan' : undefined),
  sales: [],
};
const date = (time: string): Date => new Date(time);
const sale = {
  productId: ID,
  discountPercentage: 20,
  createdAt: date('2026-11-01T00:00:00Z'),
  startDate: date('2026-11-30T17:00:00Z'),
  endDate: date('2026-12-05T16:59:00Z'),
};
const rowsOf = (csv: string) => parseCsv(csv);
const valid = (): Record<string, string> => ({
  ...rowsOf(feedCsv(metaFeed([product], { ...shop, sales: [sale] }).rows))[0],
});

describe('The feed for Commerce Manager', () => {
  it('has a row for each product, with the price, a coming sale in local time, link and photos', () => {
    expect(valid()).toEqual({
      id: ID,
      title: 'Kartu Nama',
      description: 'Satu sisi',
      availability: 'in stock',
      condition: 'new',
      price: '25000 IDR',
      sale_price: '20000 IDR',
      sale_price_effective_date: '2026-12-01T00:00+07:00/2026-12-05T23:59+07:00',
      link: `https://toko.example/product/${ID}`,
      image_link: `https://toko.example/objects/${'0'.repeat(32)}-1600x1200-c8a070.960.jpg`,
      additional_image_link: '',
      brand: 'Etalase',
      product_type: 'Cetakan',
    });
  });

  it('rounds the ends of a sale inwards, and begins a sale without a start at its creation', () => {
    const { rows } = metaFeed([product], {
      ...shop,
      sales: [
        {
          ...sale,
          startDate: null,
          createdAt: date('2026-11-01T00:00:01Z'),
          endDate: date('2026-11-01T05:00:59Z'),
        },
      ],
    });
    expect(rows[0]?.sale_price_effective_date).toBe('2026-11-01T07:01+07:00/2026-11-01T12:00+07:00');
  });

  it('leaves out products without a price or a photo of 500 pixels, and skips small photos', () => {
    const { rows, leftOut } = metaFeed(
      [
        { ...product, price: 0 },
        { ...product, images: [photo('499x900'), photo('1600x700')] },
        {
          ...product,
          images: [
            photo('400x400'),
            photo('500x500', '1'),
            photo('960x960', '2'),
            'https://x.example/a,b.jpg',
          ],
        },
      ],
      shop,
    );
    expect(leftOut.map(({ reason }) => reason)).toEqual(['noPrice', 'smallPhoto']);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.image_link).toContain('/1111');
    expect(rows[0]?.additional_image_link).toMatch(/\/2222.*\.960\.jpg,https:\/\/x\.example\/a%2Cb\.jpg$/u);
  });

  it('keeps quotes, line breaks, commas and formulas as they are, and cuts long texts between characters', () => {
    const name = `=1+1, "A"\n${'😀'.repeat(200)}`;
    const csv = feedCsv(metaFeed([{ ...product, name, description: `a${'😀'.repeat(5000)}` }], shop).rows);
    const [row] = rowsOf(csv);
    expect(row?.['title']?.startsWith('=1+1, "A"\n😀')).toBe(true);
    expect(violations(csv)).toEqual([]);
    expect(row?.['description']).toBe(`a${'😀'.repeat(4999)}`);
  });

  it('carries the lowest price of a list, says so first in the description, and leaves out prices by chat', () => {
    const label = { unit: 'lembar', from: true, onRequest: false };
    const { rows, leftOut } = metaFeed(
      [
        { ...product, priceLabel: label },
        { ...product, priceLabel: { unit: null, from: false, onRequest: true } },
      ],
      shop,
    );
    expect(rows).toMatchObject([
      { price: '25000 IDR', description: 'mulai Rp\u00A025.000 / lembar\nSatu sisi' },
    ]);
    expect(leftOut).toMatchObject([{ reason: 'onRequest' }]);
  });

  it('follows the rules for photos elsewhere with commas, and for sales that reduce nothing', () => {
    const images = Array.from({ length: 25 }, (_, n) => `HTTPS://foto.example/w_960,h_${n}/a b.jpg`);
    const cheap = { ...product, price: 40, images };
    const csv = feedCsv(metaFeed([cheap], { ...shop, sales: [{ ...sale, discountPercentage: 1 }] }).rows);
    expect(violations(csv)).toEqual([]);
    expect(rowsOf(csv)).toMatchObject([
      { image_link: 'https://foto.example/w_960%2Ch_0/a%20b.jpg', sale_price: '' },
    ]);
  });

  it('has only its header when the shop has no products', () => {
    const csv = feedCsv(metaFeed([], shop).rows);
    expect(csv).toMatch(/^id,title,.*,product_type\r\n$/u);
    expect(violations(csv)).toEqual([]);
  });

  const toCsv = (row: Record<string, string>): string =>
    [Object.keys(row), Object.values(row)]
      .map((line) => `${line.map((text) => `"${text.replaceAll('"', '""')}"`).join(',')}\r\n`)
      .join('');

  it('passes every rule', () => {
    expect(violations(toCsv(valid()))).toEqual([]);
  });

  it.each(FEED_RULES.map(({ rule, broken }) => [rule, broken] as const))(
    'fails the rule: %s',
    (rule, broken) => {
      expect(violations(toCsv({ ...valid(), ...broken }))).toEqual([
        `${ID}: ${rule}`.replace(ID, broken['id'] ?? ID),
      ]);
    },
  );
});
