import { describe, expect, it } from '@jest/globals';
import { previewPath, subjectOfPage, subjectOfPath, type ProductPreviewData } from './preview-data.js';

const ID = '0b6c3a52-6f0e-4c4b-9d0e-5a3f7f1f1a11';
const data: ProductPreviewData = { shop: 'Etalase', name: 'Logo', image: '/objects/a.jpg', price: 750_000 };

describe('previewPath', () => {
  it('returns the same path for the same data in any field order', () => {
    const { shop, ...rest } = data;
    expect(previewPath(ID, { ...rest, shop })).toBe(previewPath(ID, data));
  });

  it('returns a different path when a field changes', () => {
    const paths = [
      data,
      { ...data, shop: 'Toko' },
      { ...data, name: 'Logo ' },
      { ...data, image: undefined },
      { ...data, price: 750_001 },
      { ...data, sale: { percent: 10, before: 750_000 } },
      { ...data, sale: { percent: 11, before: 750_000 } },
    ].map((other) => previewPath(ID, other));
    expect(new Set(paths).size).toBe(7);
    expect(new Set(paths.map(subjectOfPath))).toEqual(new Set([ID]));
  });

  it("returns a path with the subject 'shop' for the shop's preview", () => {
    const path = previewPath('shop', { shop: 'Etalase', title: 'Make your ideas', images: [] });
    expect(subjectOfPath(path)).toBe('shop');
  });

  it.each([
    ['/', 'shop'],
    ['/faq', 'shop'],
    ['/design/', 'service-design'],
    ['/digital-marketing?urut=nama', 'service-digital-marketing'],
    ['/category/kartu-nama?urut=harga', 'category-kartu-nama'],
    ['/category/Kartu', 'shop'],
    ['/category/', 'shop'],
    [`/product/${ID.toUpperCase()}?utm=1`, ID],
    ['/product/1', 'shop'],
  ])('the page %s has the subject %s, which its path contains', (url, subject) => {
    expect(subjectOfPage(url)).toBe(subject);
    expect(subjectOfPath(previewPath(subject, data))).toBe(subject);
  });

  it.each([
    ['without a hash', '/share/shop.jpg'],
    ['with dots as the subject', '/share/../x-0123456789abcdef.jpg'],
    ['with a hash in capitals', `/share/${ID}-0123456789ABCDEF.jpg`],
    ['that is empty', ''],
  ])('gives no subject for a path %s', (_what, path) => {
    expect(subjectOfPath(path)).toBeUndefined();
  });
});
