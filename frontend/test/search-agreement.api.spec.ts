import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MAX_QUERY_LENGTH } from '@etalase/backend/rules/search-query';
import fc from 'fast-check';
import { startShopServer, type ShopServer } from '../../backend/test/support/shop-server.js';
import { urlText } from '../src/format/chat.js';
import { searchOf } from '../src/storefront/search/match-products.js';
import situations from './situations/search-agreement.json' with { type: 'json' };
import { loginAsAdmin, read, type Category, type Product } from './support/shop-api.js';

const SYNONYMS = '/api/content/search';

interface SearchWords {
  readonly synonyms: string[][];
  readonly groups: string[][];
}

/** Texts on which two implementations may differ: case folding, accents, wildcards, spaces, other scripts. */
const DIFFICULT_TEXTS = situations.texts;

const namesOf = (products: readonly Product[] = []) => products.map(({ name }) => name);

describe('Search results of the browser and of the server', () => {
  let shop: ShopServer;
  let products: Product[] = [];
  let categories: Category[] = [];
  let synonyms: string[][] = [];
  let search: ReturnType<typeof searchOf<Product>>;
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
    await admin.saveContent('search', {
      synonyms: [
        ['Polos', 'tim-jahit'],
        ['kartu nama', 'business card'],
        ['Menu', 'm2'],
      ],
    });
    const [allProducts, allCategories, words] = await Promise.all([
      read<Product[]>(shop, '/api/products?limit=500'),
      read<Category[]>(shop, '/api/categories'),
      read<SearchWords>(shop, SYNONYMS),
    ]);
    [products, categories, synonyms] = [allProducts, allCategories, [...words.synonyms, ...words.groups]];
    search = searchOf(products, categories, synonyms);
  });
  afterAll(() => shop.stop());

  const expectAgreement = async (words: string): Promise<void> => {
    const q = `/api/products?q=${urlText(words)}`;
    const [found, similar] = await Promise.all(
      [q, `${q}&match=similar`].map((path) => read<Product[]>(shop, path)),
    );
    const browser = search(words);
    expect({ found: namesOf(browser.found), similar: namesOf(browser.similar) }).toEqual({
      found: namesOf(found),
      similar: namesOf(similar),
    });
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
    'tshirt',
    'polos t-shirt',
    'xbanner',
    'x banner',
    '-',
    'lipat kartu-nama',
    'polos sablon',
    'timjahit kaos',
    'business card',
    'ekspres kaos',
    'sticker sablon',
    'a b c d e f g h',
    'x'.repeat(41),
    '\u00a0-tim\u3000T-SHIRT',
    'kartu, nama',
    '"banner."',
    'jum’at',
    'JUM\u2018AT,',
    'cafe\u0301',
    'cafe',
    'CAFÉ, menu',
    'jumat',
    "jum'at",
    'jum`at berkah',
    'smorrebrod',
    '60x160 m2',
    'a4 penuh',
    'strasse',
    'οδος',
    'istanbul',
    'tekuk+lipat',
    '\u200bkaos\u200d',
    'kartu\u00adnama',
    '\u0301',
    'harga sticer murah',
    'kartunama lipat 500 lembar',
    'jasa cetak',
    'kaoss',
    'x banner 60x160',
    'srasse',
    '\u202eavlat\u202c stiker 3x1 m',
    'kata '.repeat(40),
    'stiker'.repeat(33),
    '\u{1F600}'.repeat(100),
  ])('the results are the same, in the same order, for %j', expectAgreement);

  const textsOfShop = () => [
    ...products.flatMap(({ name, description }) => [name, description]),
    ...DIFFICULT_TEXTS,
  ];
  const anyCase = (texts: fc.Arbitrary<string>) =>
    fc
      .tuple(texts, fc.constantFrom('as it is', 'upper', 'lower'))
      .map(([text, kind]) =>
        kind === 'upper' ? text.toUpperCase() : kind === 'lower' ? text.toLowerCase() : text,
      );
  const checkAgreement = (queries: fc.Arbitrary<string>) =>
    fc.assert(
      fc.asyncProperty(
        anyCase(queries).filter((words) => decodeURIComponent(urlText(words)).trim() !== ''),
        expectAgreement,
      ),
      { numRuns: 150 },
    );

  it('the results are the same for any part of the product texts, in any case', () =>
    checkAgreement(
      fc
        .record({
          text: fc.constantFrom(...textsOfShop()),
          from: fc.nat(200),
          length: fc.integer({ min: 1, max: 12 }),
        })
        .map(({ text, from, length }) =>
          [...text]
            .slice(from % [...text].length)
            .slice(0, length)
            .join(''),
        ),
    ));

  it('the results are the same for words and synonyms in any order, with any separator', () => {
    const words = [...textsOfShop(), ...synonyms.flat()].flatMap((text) => text.split(/[\s-]+/u));
    const parts = fc.array(
      fc.tuple(fc.constantFrom(...words), fc.constantFrom(' ', ' ', '-', '', '\u00a0', ' - ')),
      { minLength: 1, maxLength: 8 },
    );
    return checkAgreement(parts.map((list) => list.flat().join('').slice(0, MAX_QUERY_LENGTH)));
  });

  it('the results are the same for misspelt words among others', () => {
    const words = textsOfShop().flatMap((text) => text.split(/[\s-]+/u));
    const misspelt = fc
      .tuple(fc.constantFrom(...words), fc.nat(8), fc.constantFrom('', 'e', 'xy'))
      .map(([word, at, letters]) => word.slice(0, at) + letters + word.slice(at + 1));
    const parts = fc.array(fc.oneof(misspelt, fc.constantFrom('murah', '3x1', '500', 'a4', 'm')), {
      minLength: 1,
      maxLength: 8,
    });
    return checkAgreement(parts.map((list) => list.join(' ').slice(0, MAX_QUERY_LENGTH)));
  });

  it('the served HTML contains the results, and a chat link about the search words', async () => {
    const page = await (await fetch(`${shop.url}/?cari=polos%20tshirt`)).text();
    const [similar] = await read<Product[]>(shop, '/api/products?q=polos%20tshirt&match=similar');
    expect(similar?.name).toBe('Kaos Polos');
    for (const part of [
      'Tidak ada produk yang ditemukan',
      `?text=${encodeURIComponent('Halo Etalase, saya mencari “polos tshirt”. Apakah ada?')}`,
      'Mungkin yang Anda cari',
      `href="/product/${similar?.id}"`,
    ])
      expect(page).toContain(part);
  });
});
