import { describe, expect, it } from '@jest/globals';
import type { ProductListQuery } from '../application/ports.js';
import {
  addCategories,
  addProducts,
  deleteCategory,
  deleteProduct,
  type CatalogFixture,
} from './catalog-fixture.js';
import { Product } from '../domain/product.js';
import { meaningOf, vocabularyOf } from '../domain/search-meaning.js';
import { foldText, typedWord } from '../domain/search-terms.js';
import {
  aCategory,
  aProduct,
  categoryOfProducts,
  id,
  minutesLater,
  NOON,
  objectPath,
  productDraft,
  unusualProductDraft,
} from './builders.js';

const meant = (q: string, pairs: string[][] = []) => meaningOf(q, pairs, vocabularyOf([], []), new Map());

export function productViewsContract(fixture: () => CatalogFixture): void {
  const names = async (query: ProductListQuery = {}) => {
    const { items } = await fixture().products.list(query, NOON);
    return items.map(({ name }) => name);
  };

  it('returns the price list of a single product, and only its label in a list', async () => {
    const { pricing } = unusualProductDraft();
    await addProducts(fixture(), aProduct({ pricing, price: Number.MAX_SAFE_INTEGER }));
    const priceLabel = { unit: 'm² “besar”', from: false, onRequest: false };
    expect(await fixture().products.find(id(1), NOON)).toMatchObject({ priceLabel, pricing });
    const [listed] = (await fixture().products.list({}, NOON)).items;
    expect(listed).toMatchObject({ priceLabel });
    expect(listed).not.toHaveProperty('pricing');
    expect(await fixture().products.findMany([id(1)], NOON)).toEqual([listed]);
  });

  it('lists prices by chat last by price', async () => {
    const byChat = aProduct({ name: 'Lewat chat', price: 0, pricing: { onRequest: true } });
    await addProducts(fixture(), byChat, aProduct({ name: 'Gratis', price: 0 }, 2));
    expect(await names({ sort: 'price' })).toEqual(['Gratis', 'Lewat chat']);
  });

  it('returns all fields of a product and whether its category exists', async () => {
    const product = aProduct({
      price: Number.MAX_SAFE_INTEGER,
      whatsappNumber: '0812 3456 7890',
      isNew: true,
    });
    await addProducts(fixture(), product);
    const { deletedAt: _, ...state } = product.state;
    const view = { ...state, priceLabel: null, category: 'printing', uncategorised: true };
    expect(await fixture().products.find(id(1), NOON)).toEqual(view);
    await addCategories(fixture(), aCategory());
    const taken = { ...view, categoryId: id(1) };
    expect(await fixture().products.find(id(1), NOON)).toEqual({ ...taken, uncategorised: false });
    await deleteCategory(fixture(), id(1));
    expect(await fixture().products.find(id(1), NOON)).toEqual(taken);
  });

  it('lists the newest products that visitors see, up to the limit', async () => {
    await addProducts(
      fixture(),
      aProduct({}, 1, minutesLater(0)),
      aProduct({ isActive: false }, 2, minutesLater(1)),
      aProduct({}, 3, minutesLater(2)),
      aProduct({}, 4, minutesLater(3)),
    );
    await deleteProduct(fixture(), id(4));
    const newest = async (limit: number) =>
      (await fixture().products.listNewest(limit, minutesLater(5))).map((product) => product.id);
    expect(await newest(1)).toEqual([id(3)]);
    expect(await newest(9)).toEqual([id(3), id(1)]);
  });

  it('lists the products that visitors see by name, with their price lists', async () => {
    await addProducts(
      fixture(),
      aProduct({ name: 'Spanduk' }, 1),
      aProduct({ name: 'brosur', pricing: unusualProductDraft().pricing, price: Number.MAX_SAFE_INTEGER }, 2),
      aProduct({ name: 'Amplop', isActive: false }, 3),
    );
    const [first, second, ...others] = await fixture().products.listDetails(NOON);
    expect(first).toEqual(await fixture().products.find(id(2), NOON));
    expect(first?.pricing).not.toBeNull();
    expect([second?.name, others]).toEqual(['Spanduk', []]);
  });

  it('finds the samples that are not deleted', async () => {
    const sample = (number: number): Product =>
      Product.create(id(number), productDraft(), categoryOfProducts(), NOON, true);
    await addCategories(fixture(), aCategory());
    await addProducts(fixture(), aProduct({}, 1), sample(2), sample(3));
    await deleteProduct(fixture(), id(3));
    expect((await fixture().products.listSamples(NOON)).map((product) => product.id)).toEqual([id(2)]);
  });

  it('does not return deleted products', async () => {
    await addProducts(fixture(), aProduct({ images: [objectPath(7)] }), aProduct({ name: 'Brosur' }, 2));
    await deleteProduct(fixture(), id(1));
    expect(await names()).toEqual(['Brosur']);
    expect(await fixture().products.find(id(1), NOON)).toBeUndefined();
    const many = await fixture().products.findMany([id(1), id(2), id(3)], NOON);
    expect(many.map((product) => product.id)).toEqual([id(2)]);
    expect(await fixture().products.findMany([], NOON)).toEqual([]);
    expect((await fixture().products.listForSitemap(NOON)).map((product) => product.id)).toEqual([id(2)]);
  });

  describe('order', () => {
    it('is newest first, then by id', async () => {
      await addProducts(
        fixture(),
        aProduct({ name: 'old' }, 3, minutesLater(0)),
        aProduct({ name: 'new, second id' }, 2, minutesLater(9)),
        aProduct({ name: 'new, first id' }, 1, minutesLater(9)),
      );
      expect(await names()).toEqual(['new, first id', 'new, second id', 'old']);
    });

    it('is by name in Indonesian collation, or cheapest first, on request', async () => {
      await addProducts(
        fixture(),
        aProduct({ name: 'Zine', price: 5 }, 1),
        aProduct({ name: 'banner', price: 20 }, 2),
        aProduct({ name: 'Éclair', price: 10_000_000_000 }, 3),
        aProduct({ name: 'Faktur', price: 3 }, 4),
        aProduct({ name: 'Amplop', price: 1000 }, 5),
        aProduct({ name: 'Kartu nama', price: 0 }, 6),
        aProduct({ name: 'Brosur 10', price: 30 }, 7),
        aProduct({ name: 'Brosur 2', price: 40 }, 8),
        aProduct({ name: 'Brosur 002 A', price: 50 }, 9),
      );
      expect(await names({ sort: 'name' })).toEqual([
        'Amplop',
        'banner',
        'Brosur 2',
        'Brosur 002 A',
        'Brosur 10',
        'Éclair',
        'Faktur',
        'Kartu nama',
        'Zine',
      ]);
      expect(await names({ sort: 'price' })).toEqual([
        'Kartu nama',
        'Faktur',
        'Zine',
        'banner',
        'Brosur 10',
        'Brosur 2',
        'Brosur 002 A',
        'Amplop',
        'Éclair',
      ]);
    });
  });

  it('returns one page and the total number of matches', async () => {
    const seven = [1, 2, 3, 4, 5, 6, 7];
    await addProducts(
      fixture(),
      ...seven.map((number) => aProduct({ name: `${number}` }, number, minutesLater(-number))),
    );
    const page = async (query: ProductListQuery) => {
      const { items, total } = await fixture().products.list(query, NOON);
      return [items.map(({ name }) => name).join(''), total];
    };
    expect(await page({})).toEqual(['1234567', 7]);
    expect(await page({ limit: 3 })).toEqual(['123', 7]);
    expect(await page({ limit: 3, offset: 3 })).toEqual(['456', 7]);
    expect(await page({ limit: 3, offset: 6 })).toEqual(['7', 7]);
    expect(await page({ limit: 7 })).toEqual(['1234567', 7]);
    expect(await page({ limit: 3, offset: 7 })).toEqual(['', 7]);
    expect(await page({ offset: 5 })).toEqual(['67', 7]);
    expect(await page({ limit: 1000, offset: 2_147_483_647 })).toEqual(['', 7]);
    expect(await page({ limit: 3, q: 'nothing like it' })).toEqual(['', 0]);
  });

  it('filters by category and by visibility, and lists only active products for the sitemap', async () => {
    await addProducts(
      fixture(),
      aProduct({ name: 'A' }, 1),
      aProduct({ name: 'B', category: 'design' }, 2),
      aProduct({ name: 'C', isActive: false }, 3),
    );
    expect(await names({ category: 'printing' })).toEqual(['A', 'C']);
    expect(await names({ category: 'printing', active: true })).toEqual(['A']);
    expect(await names({ active: false })).toEqual(['C']);
    expect(await names({ category: 'print' })).toEqual([]);
    expect((await fixture().products.listForSitemap(NOON)).map((product) => product.id)).toEqual([
      id(1),
      id(2),
    ]);
  });

  it('counts a hidden product as active from its time of publication on', async () => {
    const publishAt = minutesLater(30);
    await addProducts(
      fixture(),
      aProduct({ name: 'A', isActive: false, publishAt }, 1),
      aProduct({ name: 'B', isActive: false, publishAt: minutesLater(40) }, 2),
      aProduct({ name: 'C', isActive: false }, 3),
      aProduct({ name: 'D', isActive: false, publishAt: minutesLater(10) }, 4),
    );
    await deleteProduct(fixture(), id(4));
    const { products } = fixture();
    const before = minutesLater(29);
    expect((await products.list({ active: true }, before)).total).toBe(0);
    expect((await products.list({ active: true, limit: 9 }, publishAt)).items).toMatchObject([
      { name: 'A', isActive: true, publishAt },
    ]);
    expect((await products.list({ active: true, limit: 1 }, publishAt)).total).toBe(1);
    expect((await products.list({ active: false }, publishAt)).items.map(({ name }) => name)).toEqual([
      'B',
      'C',
    ]);
    expect((await products.list({ active: true, q: 'a' }, publishAt)).total).toBe(1);
    expect(await products.find(id(1), before)).toMatchObject({ isActive: false });
    expect(await products.findMany([id(1)], publishAt)).toMatchObject([{ isActive: true }]);
    expect(await products.listForSitemap(before)).toEqual([]);
    expect(await products.listForSitemap(publishAt)).toMatchObject([{ id: id(1) }]);
    expect(await products.nextPublication(NOON)).toEqual(publishAt);
    expect(await products.nextPublication(publishAt)).toEqual(minutesLater(40));
    expect(await products.nextPublication(minutesLater(40))).toBeNull();
  });

  it('filters by samples or by products of the owner, and tells whether the owner has products', async () => {
    const sample = Product.create(id(2), productDraft({ name: 'S' }), categoryOfProducts(), NOON, true);
    await addProducts(fixture(), aProduct({ name: 'A' }, 1), sample);
    expect(await names({ sample: true })).toEqual(['S']);
    expect(await names({ sample: false })).toEqual(['A']);
    expect(await fixture().products.isOwnPresent()).toBe(true);
    expect(await fixture().products.listNames()).toMatchObject([
      { id: id(1), name: 'A', category: 'printing' },
      { id: id(2), name: 'S' },
    ]);
    await deleteProduct(fixture(), id(1));
    expect((await fixture().products.list({ sample: false, limit: 1 }, NOON)).total).toBe(0);
    expect(await fixture().products.isOwnPresent()).toBe(false);
  });

  it('filters by service page: by product name, by category slug, and by the service pages of a category', async () => {
    await addProducts(
      fixture(),
      aProduct({ name: 'A Ilustrasi', category: 'design' }, 1),
      aProduct({ name: 'B LOGO Usaha', category: 'other' }, 2),
      aProduct({ name: 'C Kartu Nama', category: 'other' }, 3),
      aProduct({ name: 'D Feed Instagram', category: 'other' }, 4),
      aProduct({ name: 'E Kalender', category: 'printing' }, 5),
      aProduct({ name: 'F Mug', category: 'other', description: 'cetak logo' }, 6),
      aProduct({ name: 'G Undangan', category: 'undangan' }, 7),
      aProduct({ name: 'H Payung', category: 'payung' }, 8),
    );
    await addCategories(
      fixture(),
      aCategory({ slug: 'undangan', servicePages: ['printing', 'branding'], isActive: false }, 1),
      aCategory({ slug: 'payung', servicePages: ['printing'] }, 2),
    );
    // The service pages of a deleted category do not count.
    await deleteCategory(fixture(), id(2));
    const initials = async (query: ProductListQuery) => (await names(query)).map((name) => name[0]).join('');
    expect(await initials({ service: 'design' })).toBe('ABD');
    expect(await initials({ service: 'printing' })).toBe('CEG');
    expect(await initials({ service: 'branding' })).toBe('BG');
    expect(await initials({ service: 'digital-marketing' })).toBe('D');
    expect(await initials({ service: 'design', category: 'other', q: 'usaha' })).toBe('B');
    expect(await initials({ onServicePage: true })).toBe('ABCDEG');
    expect(await initials({ onServicePage: false })).toBe('FH');
  });

  it('filters by photos: the image that the shop draws counts as none', async () => {
    const path = (size: string) => `/objects/${'a'.repeat(32)}-${size}-ffffff.jpg`;
    await addProducts(
      fixture(),
      aProduct({ name: 'Photo', images: [path('1600x1067')] }, 1),
      aProduct({ name: 'Shop image', images: [path('1200x630')] }, 2),
      aProduct({ name: 'Both', images: [path('1200x630'), path('1600x1067')] }, 3),
      aProduct({ name: 'Elsewhere', images: ['https://images.example/a-1200x630-ffffff.jpg'] }, 4),
    );
    expect(await names({ photographed: false })).toEqual(['Shop image']);
    expect((await names({ photographed: true })).toSorted()).toEqual(['Both', 'Elsewhere', 'Photo']);
  });

  describe('search', () => {
    it('matches parts of name, description, category slug and category name, ignoring case', async () => {
      await addCategories(fixture(), aCategory({ name: 'Cetak Ékspres', slug: 'printing' }));
      await addProducts(
        fixture(),
        aProduct({ name: 'Brosur Lipat', description: 'Enam halaman.', category: 'printing' }, 1),
        aProduct({ name: 'Gantungan', description: 'Untuk BROSUR juga.', category: 'other' }, 2),
        aProduct({ name: 'Crème Brûlée', description: 'ÄÖÜ', category: 'other' }, 3),
      );
      expect(await names({ q: 'brosur' })).toEqual(['Brosur Lipat', 'Gantungan']);
      expect(await names({ q: '  ROSUR L ' })).toEqual(['Brosur Lipat']);
      expect(await names({ q: 'PRINTI' })).toEqual(['Brosur Lipat']);
      expect(await names({ q: 'cetak é' })).toEqual(['Brosur Lipat']);
      expect(await names({ q: 'CRÈME' })).toEqual(['Crème Brûlée']);
      expect(await names({ q: 'äöü' })).toEqual(['Crème Brûlée']);
      expect(await names({ q: 'x' })).toEqual([]);
      expect(await names({ q: '   ' })).toHaveLength(3);
    });

    it('treats wildcards as ordinary characters', async () => {
      await addProducts(
        fixture(),
        aProduct({ name: 'Diskon 100%' }, 1),
        aProduct({ name: 'snake_case' }, 2),
        aProduct({ name: 'back\\slash' }, 3),
        aProduct({ name: 'plain 😀 text' }, 4),
      );
      expect(await names({ q: '%' })).toEqual(['Diskon 100%']);
      expect(await names({ q: '_' })).toEqual(['snake_case']);
      expect(await names({ q: '\\' })).toEqual(['back\\slash']);
      expect(await names({ q: '😀' })).toEqual(['plain 😀 text']);
      expect(await names({ q: `'; DROP TABLE product; --` })).toEqual([]);
    });

    it('lists as similar the products that mention all words, then those with half of them, except exact matches', async () => {
      await addCategories(fixture(), aCategory({ name: 'Sablon Ékspres', slug: 'printing' }));
      await addProducts(
        fixture(),
        aProduct({ name: 'Polos Kaos 100%', category: 'other' }, 1),
        aProduct({ name: 'Baju', description: 'KAOS untuk tim.', category: 'printing' }, 2),
        aProduct({ name: 'X-Banner', category: 'printing' }, 3),
        aProduct({ name: 'Kaos Polos', category: 'other' }, 4),
      );
      const similar = (q: string, pairs: string[][] = []) => names({ q, similar: meant(q, pairs) });
      expect(await similar('kaos polos')).toEqual(['Polos Kaos 100%']);
      expect(await similar('ékspres kaos')).toEqual(['Baju', 'Polos Kaos 100%', 'Kaos Polos']);
      expect(await similar('printing baju')).toEqual(['Baju', 'X-Banner']);
      expect(await similar('banner untuk toko')).toEqual(['X-Banner']);
      expect(await similar('tim sepak bola')).toEqual([]);
      expect(await similar('xbanner')).toEqual(['X-Banner']);
      expect(await similar('100% kaos')).toEqual(['Polos Kaos 100%', 'Kaos Polos']);
      expect(await similar('10_% kaos')).toEqual(await similar('10 kaos'));
      expect(await similar('a%s kaos')).toEqual(await similar('a s kaos'));
      expect(await similar('business card', [['business card', 'tim kaos']])).toEqual(['Baju']);
      const short = [['promo', 'tim', 'x']];
      expect(await similar('promo', short)).toEqual(['Baju']);
      expect(await similar('--')).toEqual([]);
      expect(await names({ similar: meant('') })).toEqual([]);
    });

    it('knows the words of visible products, and folds their names and categories', async () => {
      await addCategories(
        fixture(),
        aCategory({ name: 'Sablon Ékspres', slug: 'printing' }),
        aCategory({ name: 'Rahasia', slug: 'kosong' }, 2),
      );
      await addProducts(
        fixture(),
        aProduct({ name: 'X-Banner', description: 'Tahan hujan', category: 'printing' }, 1),
        aProduct({ name: 'Tersembunyi', category: 'printing', isActive: false }, 2),
      );
      const texts = await fixture().products.nameTexts(NOON);
      expect(texts.filter(Boolean).sort()).toEqual(
        ['X-Banner', 'printing', 'Sablon Ékspres'].map(foldText).sort(),
      );
      const known = ['hujan', 'anner', 'ekspres', 'tersembunyi', 'rahasia'].map((word) =>
        fixture().products.mentions(typedWord(word), NOON),
      );
      expect(await Promise.all(known)).toEqual([true, true, true, false, false]);
    });

    it('matches the name of an inactive category for the owner but not for visitors', async () => {
      await addCategories(fixture(), aCategory({ name: 'Sablon', slug: 'printing', isActive: false }));
      await addProducts(fixture(), aProduct());
      expect(await names({ q: 'sablon' })).toHaveLength(1);
      expect(await names({ q: 'sablon', active: true })).toEqual([]);
      expect(await names({ q: 'printing', active: true })).toHaveLength(1);
    });

    it('does not match the name of a deleted category', async () => {
      await addCategories(fixture(), aCategory({ name: 'Sablon', slug: 'printing' }));
      await addProducts(fixture(), aProduct());
      expect(await names({ q: 'sablon' })).toHaveLength(1);
      await deleteCategory(fixture(), id(1));
      expect(await names({ q: 'sablon' })).toEqual([]);
      expect(await names({ q: 'printing' })).toHaveLength(1);
    });
  });
}
