import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { startShopServer, type ShopServer } from '../../backend/test/support/shop-server.js';
import { matchProducts } from '../src/storefront/search/match-products.js';
import { loginAsAdmin, read, type Category, type Product } from './support/shop-api.js';

/** Texts on which two implementations may disagree: case folding, accents, wildcards, spaces, other scripts. */
const DIFFICULT_TEXTS = [
  'Diskon 100% & snake_case',
  'back\\slash "kutip" \'petik\'',
  'Crème Brûlée ÄÖÜ',
  'Cre\u0300me terurai',
  'STRASSE straße ẞ',
  'İstanbul ıspanak I i',
  'ΟΔΟΣ ΣΑΣ σας',
  'ПЕЧАТЬ Ёлка',
  'Ǆ ǅ ǆ ﬁn ﬀ',
  'dua  spasi\u00a0tetap\tdan tab',
  '印刷 プリント 😀👍🏽',
  'Ａ４ ｐｅｎｕｈ',
];

describe('Search results of the browser and of the server', () => {
  let shop: ShopServer;
  let products: Product[] = [];
  let categories: Category[] = [];
  beforeAll(async () => {
    shop = await startShopServer();
    const admin = await loginAsAdmin(shop);
    await admin.addCategory({ name: 'Cetak Ékspres 50%', slug: 'ekspres-50' });
    const hidden = { name: 'Sablon Rahasia', slug: 'kaos', isActive: false };
    await admin.addCategory(hidden);
    await admin.addProduct({ name: 'Kaos Polos', category: 'kaos' });
    for (const [index, text] of DIFFICULT_TEXTS.entries())
      await admin.addProduct(
        index % 2 === 0
          ? { name: text, category: 'ekspres-50' }
          : { name: `Aneh ${index}`, description: text },
      );
    [products, categories] = await Promise.all([
      read<Product[]>(shop, '/api/products?limit=500'),
      read<Category[]>(shop, '/api/categories'),
    ]);
  });
  afterAll(() => shop.stop());

  const expectAgreement = async (words: string): Promise<void> => {
    const server = await read<Product[]>(shop, `/api/products?q=${encodeURIComponent(words)}`);
    expect(matchProducts(products, words, categories).map(({ name }) => name)).toEqual(
      server.map(({ name }) => name),
    );
  };

  it.each([
    '%',
    '_',
    '\\',
    '100%',
    'E_C',
    '  logo ',
    'kartu nama',
    'KARTU  NAMA',
    'ékspres',
    'EKSPRES-50',
    'sablon',
    'kaos',
  ])('are the same, in the same order, for %j', expectAgreement);

  it('are the same for any part of any text in any case', async () => {
    const texts = [...products.flatMap(({ name, description }) => [name, description]), ...DIFFICULT_TEXTS];
    const part = fc
      .record({ text: fc.constantFrom(...texts), from: fc.nat(200), length: fc.integer({ min: 1, max: 12 }) })
      .map(({ text, from, length }) =>
        [...text]
          .slice(from % [...text].length)
          .slice(0, length)
          .join(''),
      );
    const anyCase = fc
      .tuple(part, fc.constantFrom('as it is', 'upper', 'lower'))
      .map(([text, kind]) =>
        kind === 'upper' ? text.toUpperCase() : kind === 'lower' ? text.toLowerCase() : text,
      );
    await fc.assert(
      fc.asyncProperty(
        anyCase.filter((words) => words.trim() !== ''),
        expectAgreement,
      ),
      { numRuns: 150 },
    );
  });
});
