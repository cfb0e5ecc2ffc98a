import { describe, expect, it } from '@jest/globals';
import { previewPath, subjectOfPath, type ProductFacts } from './preview-facts.js';

const ID = '0b6c3a52-6f0e-4c4b-9d0e-5a3f7f1f1a11';
const facts: ProductFacts = { shop: 'Etalase', name: 'Logo', image: '/objects/a.jpg', price: 750_000 };

describe('previewPath', () => {
  it('is the same for the same facts in any order', () => {
    const { shop, ...rest } = facts;
    expect(previewPath(ID, { ...rest, shop })).toBe(previewPath(ID, facts));
  });

  it('changes when any fact changes', () => {
    const paths = [
      facts,
      { ...facts, shop: 'Toko' },
      { ...facts, name: 'Logo ' },
      { ...facts, image: undefined },
      { ...facts, price: 750_001 },
      { ...facts, sale: { percent: 10, before: 750_000 } },
      { ...facts, sale: { percent: 11, before: 750_000 } },
    ].map((other) => previewPath(ID, other));
    expect(new Set(paths).size).toBe(7);
    expect(new Set(paths.map(subjectOfPath))).toEqual(new Set([ID]));
  });

  it('names the shop as its subject', () => {
    const path = previewPath('shop', { shop: 'Etalase', title: 'Make your ideas', images: [] });
    expect(subjectOfPath(path)).toBe('shop');
  });

  it.each(['/share/shop.jpg', '/share/../x-0123456789abcdef.jpg', `/share/${ID}-0123456789ABCDEF.jpg`, ''])(
    'gives no subject for %s',
    (path) => {
      expect(subjectOfPath(path)).toBeUndefined();
    },
  );
});
