import { describe, expect, it } from '@jest/globals';
import { DomainError } from '../../platform/domain/domain-error.js';
import {
  aCategory,
  aProduct,
  categoryOfProducts,
  id,
  minutesLater,
  NOON,
  objectPath,
  productDraft,
} from '../testing/builders.js';
import { expectVersion } from '../../platform/domain/entity-head.js';
import * as messages from './messages.js';
import { isVisible, Product, type ProductDraft } from './product.js';

const refusal = (act: () => unknown): unknown => {
  try {
    act();
  } catch (error) {
    if (error instanceof DomainError) return [error.kind, error.message];
    throw error;
  }
  return 'accepted';
};
const refusalOf = (draft: Partial<ProductDraft>) => refusal(() => aProduct(draft));

describe('Product', () => {
  it('is created with version 1, the creation time and trimmed texts', () => {
    const draft = productDraft({
      name: '  Kartu Nama ',
      description: '\nDua sisi\n',
      whatsappNumber: ' 08123456789 ',
    });
    const { category: _, ...fields } = draft;
    expect(Product.create(id(1), draft, aCategory({}, 7), NOON).state).toEqual({
      ...fields,
      pricing: null,
      categoryId: id(7),
      id: id(1),
      name: 'Kartu Nama',
      description: 'Dua sisi',
      whatsappNumber: '08123456789',
      createdAt: NOON,
      updatedAt: NOON,
      deletedAt: null,
      version: 1,
      isSample: false,
      publishAt: null,
    });
  });

  describe('with a time of publication', () => {
    const later = minutesLater(30);
    const hidden = (draft: Partial<ProductDraft> = {}) => aProduct({ isActive: false, ...draft });
    const revised = (product: Product, draft: Partial<ProductDraft>, now: Date) => {
      product.revise(productDraft(draft), aCategory(), now);
      return product.state.publishAt;
    };

    it('keeps the time of publication unless an edit removes this time or activates the product', () => {
      expect(hidden({ publishAt: later }).state.publishAt).toEqual(later);
      expect(revised(hidden({ publishAt: later }), { isActive: false }, NOON)).toEqual(later);
      expect(revised(hidden({ publishAt: later }), { isActive: false, publishAt: null }, NOON)).toBeNull();
      expect(revised(hidden({ publishAt: later }), { isActive: true, publishAt: later }, NOON)).toBeNull();
    });

    it('becomes visible at the time of publication, and can be hidden again afterwards', () => {
      const product = hidden({ publishAt: later });
      expect(isVisible(product.state, minutesLater(29))).toBe(false);
      expect(isVisible(product.state, later)).toBe(true);
      expect(revised(product, { isActive: false, publishAt: later }, later)).toBeNull();
      expect(isVisible(product.state, minutesLater(99))).toBe(false);
      expect(revised(hidden({ publishAt: later }), { isActive: false }, later)).toBeNull();
    });

    it('loses a time of publication that passed while it was deleted', () => {
      const restored = (deletedAt: Date, now: Date) => {
        const product = hidden({ publishAt: later });
        product.remove(deletedAt);
        product.undelete(now);
        return product.state.publishAt;
      };
      expect(restored(minutesLater(5), minutesLater(29))).toEqual(later);
      expect(restored(minutesLater(5), later)).toBeNull();
      expect(restored(later, minutesLater(99))).toEqual(later);
    });

    it('refuses a time of publication that is not in the future, or is after 2099', () => {
      expect(refusalOf({ isActive: false, publishAt: NOON })).toEqual(['invalid', messages.publishAtInPast]);
      expect(refusalOf({ isActive: false, publishAt: new Date('2100-01-01T00:00:00Z') })).toEqual([
        'invalid',
        messages.publishAtTooLate,
      ]);
    });
  });

  describe('adjusted', () => {
    const later = minutesLater(30);
    const adjusted = (draft: Partial<ProductDraft>, fields: Parameters<Product['adjust']>[0]) => {
      const product = Product.restore({ ...aProduct(draft).state, isSample: true });
      const isChanged = product.adjust(fields, minutesLater(1));
      const { isActive, publishAt, isSample, price, version } = product.state;
      return [isChanged, { isActive, publishAt, isSample, price, version }];
    };

    it.each([
      ['keeps its version without a difference', { price: 500 }, { price: 500, isActive: true }, {}],
      ['is no sample once it is edited', { price: 500 }, { price: 600 }, { price: 600, isSample: false }],
      ['stays a sample that is hidden', { price: 500 }, { isActive: false }, { isActive: false }],
      [
        'keeps its time of publication when it stays hidden',
        { price: 500, isActive: false, publishAt: later },
        { isActive: false, price: 600 },
        { isActive: false, publishAt: later, price: 600, isSample: false },
      ],
      [
        'loses its time of publication when it is shown',
        { price: 500, isActive: false, publishAt: later },
        { isActive: true },
        {},
      ],
    ] as const)('%s', (title, draft, fields, differs) => {
      const isChanged = !title.startsWith('keeps its version');
      const state = { isActive: true, publishAt: null, isSample: true, price: 500, ...differs };
      expect(adjusted(draft, fields)).toEqual([isChanged, { ...state, version: isChanged ? 2 : 1 }]);
    });
  });

  it('names the field that it refuses', () => {
    const fieldsOf = (draft: Partial<ProductDraft>) => {
      try {
        aProduct(draft);
      } catch (error) {
        return Object.keys((error as DomainError).fields ?? {});
      }
      return [];
    };
    expect(fieldsOf({ price: -1 })).toEqual(['price']);
    expect(fieldsOf({ images: [] })).toEqual(['images']);
    expect(fieldsOf({ images: Array<string>(6).fill('https://a.example/a.jpg') })).toEqual(['images']);
    expect(fieldsOf({ images: ['https://a.example/a.jpg', 'x'] })).toEqual(['images.1']);
    expect(fieldsOf({ whatsappNumber: '1' })).toEqual(['whatsappNumber']);
    expect(fieldsOf({ isActive: false, publishAt: NOON })).toEqual(['publishAt']);
    expect(fieldsOf({ isActive: false, publishAt: new Date('2100-01-01T00:00:00Z') })).toEqual(['publishAt']);
  });

  it('keeps the price that its list says', () => {
    const tiers = [
      { from: 1, price: 500 },
      { from: 10, price: 400 },
    ];
    const pricing = {
      unit: 'lembar',
      measure: 'count' as const,
      priceFor: 'unit' as const,
      variants: [{ name: '', tiers }],
      extras: [],
      leadTime: null,
      onRequest: false,
    };
    expect(refusalOf({ price: 500, pricing })).toEqual(['invalid', messages.priceNotLowest('Rp\u00a0400')]);
    const product = aProduct({ price: 400, pricing });
    const { pricing: _, ...withoutList } = productDraft({ price: 500 });
    expect(refusal(() => product.revise(withoutList, aCategory(), NOON))).toEqual([
      'invalid',
      messages.priceFollowsList('Rp\u00a0400'),
    ]);
    product.revise({ ...withoutList, price: 400 }, aCategory(), NOON);
    expect(product.state.pricing?.unit).toBe('lembar');
  });

  it.each<[string, Partial<ProductDraft>, string]>([
    ['an empty name', { name: '' }, 'Nama produk wajib diisi'],
    ['a blank name', { name: ' \u00a0\u200b' }, 'Nama produk wajib diisi'],
    ['a long name', { name: 'x'.repeat(201) }, 'Nama produk paling panjang 200 karakter'],
    ['a NUL in the name', { name: 'a\u0000b' }, 'Nama produk berisi karakter yang tidak didukung'],
    ['a lone surrogate in the name', { name: 'a\ud83d' }, 'Nama produk berisi karakter yang tidak didukung'],
    ['a line break in the name', { name: 'a\nb' }, 'Nama produk berisi karakter yang tidak didukung'],
    ['a blank description', { description: '  ' }, 'Deskripsi wajib diisi'],
    ['a NUL in the description', { description: '\u0000' }, 'Deskripsi berisi karakter yang tidak didukung'],
    ['a long description', { description: 'x'.repeat(10_001) }, 'Deskripsi paling panjang 10000 karakter'],
    ['a negative price', { price: -1 }, 'Harga harus bilangan bulat rupiah, mulai dari 0'],
    ['a fractional price', { price: 0.5 }, 'Harga harus bilangan bulat rupiah, mulai dari 0'],
    ['a price of 2^53', { price: 2 ** 53 }, 'Harga harus bilangan bulat rupiah, mulai dari 0'],
    ['NaN as price', { price: Number.NaN }, 'Harga harus bilangan bulat rupiah, mulai dari 0'],
    ['an empty list of images', { images: [] }, 'Harap upload minimal satu gambar produk'],
    ['six images', { images: Array<string>(6).fill(objectPath()) }, 'Foto produk paling banyak 5'],
    [
      'a chat number that is too short',
      { whatsappNumber: '0812' },
      'Nomor WhatsApp tidak dikenali, contoh yang benar: 0812 3456 7890',
    ],
    [
      'a javascript: URL as link',
      { shopeeLink: 'javascript:alert(1)' },
      'Link Shopee harus berupa alamat https://',
    ],
    ['a path of this site as link', { shopeeLink: '/faq' }, 'Link Shopee harus berupa alamat https://'],
  ])('refuses a product with %s', (_, draft, sentence) => {
    expect(refusalOf(draft)).toEqual(['invalid', sentence]);
  });

  it.each<[string, Partial<ProductDraft>]>([
    ['200 emoji in the name', { name: '😀'.repeat(200) }],
    ['several lines in the description', { description: 'satu\n\tdua\r\ntiga' }],
    ['a price of 0', { price: 0 }],
    ['the largest price', { price: Number.MAX_SAFE_INTEGER }],
    ['five images', { images: [...Array<string>(4).fill(objectPath()), 'https://images.example/a.png'] }],
    ['a foreign chat number', { whatsappNumber: '+65 9123 4567' }],
    ['an https link', { shopeeLink: 'https://shopee.co.id/etalase' }],
  ])('accepts a product with %s', (_, draft) => {
    expect(aProduct(draft).state).toMatchObject(draft);
  });

  it.each([
    '/objects/x.jpg',
    objectPath().replace('.jpg', '.320.webp'),
    `${objectPath()}/../secret`,
    objectPath().toUpperCase(),
    'http://images.example/a.jpg',
    '//images.example/a.jpg',
    'data:image/png;base64,AA',
    `https://images.example/${'x'.repeat(2048)}`,
    'https://images.example/\ud800',
    '',
  ])('refuses %j as an image', (image) => {
    expect(refusalOf({ images: [image] })).toEqual([
      'invalid',
      'Foto produk harus berupa foto yang sudah diunggah atau alamat https://',
    ]);
  });

  it('stores blank optional texts as null', () => {
    expect(aProduct({ whatsappNumber: '  ', shopeeLink: '' }).state).toMatchObject({
      whatsappNumber: null,
      shopeeLink: null,
    });
  });

  it('refuses an unknown category', () => {
    const sentence = ['invalid', 'Kategori tidak ditemukan. Pilih kategori yang ada.'];
    expect(refusal(() => Product.create(id(1), productDraft(), undefined, NOON))).toEqual(sentence);
    const product = aProduct();
    expect(refusal(() => product.revise(productDraft({ category: 'gone' }), undefined, NOON))).toEqual(
      sentence,
    );
    product.revise(productDraft({ category: 'design' }), aCategory({ slug: 'design' }, 7), NOON);
    expect(product.state.categoryId).toBe(id(7));
  });

  it('replaces the stored fields with the fields of an edit, and changes nothing if the edit is refused', () => {
    const product = aProduct({ whatsappNumber: '08123456789', isNew: true });
    const before = product.state;
    expect(refusal(() => product.revise(productDraft({ price: -1 }), categoryOfProducts(), NOON))).not.toBe(
      'accepted',
    );
    expect(product.state).toEqual(before);
    product.revise(productDraft({ name: 'Brosur' }), categoryOfProducts(), minutesLater(5));
    expect(product.state).toEqual({
      ...before,
      name: 'Brosur',
      whatsappNumber: null,
      isNew: false,
      updatedAt: minutesLater(5),
      version: 2,
    });
  });

  it('refuses an edit based on another version', () => {
    const product = aProduct();
    expect(refusal(() => expectVersion(product.state, 2))).toEqual([
      'stale',
      'Data ini sudah diubah di tempat lain. Muat ulang lalu coba lagi.',
    ]);
    expectVersion(product.state, 1);
    expectVersion(product.state, undefined);
  });

  it('stores the time of deletion, and increments the version, when it is deleted', () => {
    const product = aProduct();
    product.remove(minutesLater(5));
    expect(product.state).toMatchObject({ deletedAt: minutesLater(5), version: 2 });
  });
});
