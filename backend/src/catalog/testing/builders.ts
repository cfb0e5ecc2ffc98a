import { buildImageKey, objectPathOf } from '../../media/domain/image-name.js';
import { Category, type CategoryDraft } from '../domain/category.js';
import type { Pricing } from '../domain/pricing.js';
import { Product, type ProductDraft } from '../domain/product.js';
import { mapProductTexts } from '../domain/text-rules.js';

export const NOON = new Date('2026-11-21T05:00:00.000Z');

export function minutesLater(minutes: number): Date {
  return new Date(NOON.getTime() + minutes * 60_000);
}

/** Returns a UUID that ends in the number, so that ids sort like their numbers. */
export function id(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

/** The path of a published image, with the number as its hash. */
export function objectPath(number = 1): string {
  const hash = String(number).padStart(32, '0');
  return objectPathOf(buildImageKey({ hash, width: 1600, height: 1200, color: 'ffcc00' }));
}

export function categoryDraft(draft: Partial<CategoryDraft> = {}): CategoryDraft {
  return { name: 'Percetakan', slug: 'printing', description: null, sortOrder: 0, isActive: true, ...draft };
}

export function productDraft(draft: Partial<ProductDraft> = {}): ProductDraft {
  return {
    ...mapProductTexts(() => null),
    name: 'Kartu Nama Premium',
    description: 'Dua sisi, art carton 310 gsm.',
    category: 'printing',
    price: 150_000,
    images: [objectPath()],
    whatsappNumber: null,
    isNew: false,
    isActive: true,
    ...draft,
  };
}

/**
 * Returns a draft in which every field has a value. The values, such as emojis, are easily damaged when they are
 * stored.
 */
export function unusualProductDraft(): Required<ProductDraft> {
  return {
    ...mapProductTexts((_, name) => `{${name}} “a,b” 100% 😀`),
    name: 'Paket “Logo” 100% 😀',
    description: 'Baris satu\nBaris dua\\',
    category: 'printing',
    price: Number.MAX_SAFE_INTEGER,
    images: ['https://images.example/a,{b}"c".jpg', 'https://images.example/2.jpg'],
    whatsappNumber: '0812-3456-7890',
    shopeeLink: 'https://shopee.co.id/etalase',
    isNew: true,
    isActive: false,
    publishAt: minutesLater(30),
    pricing: {
      unit: 'm² “besar”',
      measure: 'area',
      priceFor: 'unit',
      variants: [
        {
          name: 'Tebal 😀',
          note: 'a\\b',
          tiers: [
            { from: 1, price: Number.MAX_SAFE_INTEGER },
            { from: 1_000_000, price: Number.MAX_SAFE_INTEGER },
          ],
        },
        { name: 'Tipis', tiers: [{ from: 2, price: Number.MAX_SAFE_INTEGER }] },
      ],
      extras: [{ name: 'Mata ayam', price: 0, per: 'each' }],
      leadTime: '2–3 hari',
      onRequest: false,
    } satisfies Pricing,
  };
}

export function aCategory(draft: Partial<CategoryDraft> = {}, number = 1, now = NOON): Category {
  return Category.create(id(number), categoryDraft(draft), now);
}

/** A product of a category with the draft's slug. `addProducts` finds or adds this category. */
export function aProduct(draft: Partial<ProductDraft> = {}, number = 1, now = NOON): Product {
  const complete = productDraft(draft);
  return Product.create(id(number), complete, categoryOfProducts(complete.category), now);
}

export function categoryOfProducts(slug = 'printing'): Category {
  return Category.create(categoryIdOf(slug), categoryDraft({ slug }), NOON);
}

const slugs: string[] = [];

/** An id for the category with the slug, the same for each call. */
function categoryIdOf(slug: string): string {
  if (!slugs.includes(slug)) slugs.push(slug);
  return id(900_000 + slugs.indexOf(slug));
}

export const slugOf = (categoryId: string): string | undefined =>
  slugs[Number(categoryId.slice(-12)) - 900_000];
