import { describe, expect, it } from '@jest/globals';
import { sharePath, subjectOfSharePath, type ProductFacts } from './share-facts.js';

const ID = '0b6c3a52-6f0e-4c4b-9d0e-5a3f7f1f1a11';
const facts: ProductFacts = { shop: 'Etalase', name: 'Logo', image: '/objects/a.jpg', price: 750_000 };

describe('sharePath', () => {
  it('is the same for the same facts, in whatever order they are told', () => {
    const { shop, ...rest } = facts;
    expect(sharePath(ID, { ...rest, shop })).toBe(sharePath(ID, facts));
  });

  it('is another one for other facts', () => {
    const paths = [
      facts,
      { ...facts, shop: 'Toko' },
      { ...facts, name: 'Logo ' },
      { ...facts, image: undefined },
      { ...facts, price: 750_001 },
      { ...facts, sale: { percent: 10, before: 750_000 } },
      { ...facts, sale: { percent: 11, before: 750_000 } },
    ].map((other) => sharePath(ID, other));
    expect(new Set(paths).size).toBe(7);
    expect(new Set(paths.map(subjectOfSharePath))).toEqual(new Set([ID]));
  });

  it('names the shop, too', () => {
    const path = sharePath('shop', { shop: 'Etalase', title: 'Make your ideas', images: [] });
    expect(subjectOfSharePath(path)).toBe('shop');
  });

  it.each(['/share/shop.jpg', '/share/../x-0123456789abcdef.jpg', `/share/${ID}-0123456789ABCDEF.jpg`, ''])(
    'is not %s',
    (path) => {
      expect(subjectOfSharePath(path)).toBeUndefined();
    },
  );
});
