import { describe, expect, it } from '@jest/globals';
import { readdir } from 'node:fs/promises';
import type { PackagedCatalog } from '../../catalog/application/sample-catalog.js';
import { Category } from '../../catalog/domain/category.js';
import type { Pricing } from '../../catalog/domain/pricing.js';
import { Product } from '../../catalog/domain/product.js';
import { keysOfImage, mainKeyOf, mainKeyOfPath, parseImageKey } from '../../media/domain/image-name.js';
import { PackagedSamples } from './packaged-samples.js';

const packaged = new PackagedSamples();
const { categories, products } = (await packaged.read()) as PackagedCatalog;
const now = new Date('2026-11-21T10:00:00Z');

describe('the packaged sample catalog', () => {
  it('contains only valid categories and products, with unique product names', () => {
    const bySlug = new Map(
      categories.map((draft) => [draft.slug, Category.create('c', { ...draft, isActive: true }, now)]),
    );
    for (const draft of products)
      expect(() =>
        Product.create('p', { ...draft, isActive: true }, bySlug.get(draft.category), now),
      ).not.toThrow();
    expect(new Set(products.map(({ name }) => name)).size).toBe(products.length);
    expect(products.length).toBeGreaterThanOrEqual(30);
  });

  it('has every category, a new product, three link combinations, and products with one and five images', () => {
    expect(new Set(products.map(({ category }) => category))).toEqual(
      new Set(categories.map(({ slug }) => slug)),
    );
    expect(products.some(({ isNew }) => isNew)).toBe(true);
    expect(products.some(({ shopeeLink, whatsappNumber }) => shopeeLink && whatsappNumber)).toBe(true);
    expect(products.some(({ shopeeLink, whatsappNumber }) => shopeeLink && !whatsappNumber)).toBe(true);
    expect(products.some(({ shopeeLink, whatsappNumber }) => !shopeeLink && !whatsappNumber)).toBe(true);
    expect(products.some(({ images }) => images.length === 1)).toBe(true);
    expect(products.some(({ images }) => images.length === 5)).toBe(true);
  });

  it('has price lists for a third of its products, of every kind but prices by length and by chat', () => {
    const lists = new Map(
      products.flatMap(({ name, pricing }) => (pricing ? [[name, pricing as Pricing] as const] : [])),
    );
    expect(lists.size).toBe(products.length / 3);
    const all = [...lists.values()];
    expect(new Set(all.map(({ measure }) => measure))).toEqual(new Set(['count', 'area']));
    expect(new Set(all.map(({ priceFor }) => priceFor))).toEqual(new Set(['unit', 'quantity']));
    expect(new Set(all.flatMap(({ extras }) => extras.map(({ per }) => per)))).toEqual(
      new Set(['unit', 'order', 'each']),
    );
    expect(all.filter(({ leadTime }) => leadTime).length).toBeGreaterThan(5);
    expect(all.map(({ variants }) => variants.map(({ name }) => name).join())).toContain(
      'Basic,Premium,Enterprise',
    );
    // The smallest orders in the answers to frequent questions.
    const smallest = (name: string) => [lists.get(name)?.unit, lists.get(name)?.variants[0]?.tiers[0]?.from];
    expect(smallest('Brosur Lipat Tiga A4')).toEqual(['lembar', 100]);
    expect(smallest('Kartu Nama Premium 310 gsm')).toEqual(['kotak isi 100 lembar', 1]);
    expect(smallest('Stiker Label Vinyl A3')).toEqual(['lembar', 10]);
  });

  it("contains the files of its products' images and no other files", async () => {
    const files = await readdir(new URL('../../../sample/objects/', import.meta.url));
    const mains = new Set(
      products.flatMap(({ images }) => images.map((path) => mainKeyOfPath(path) ?? path)),
    );
    for (const file of files) expect(mains).toContain(mainKeyOf(file));
    for (const main of mains) {
      expect(parseImageKey(main)).toMatchObject({ width: 1200, height: 1200 });
      const missing = keysOfImage(main).filter((key) => !files.includes(key));
      // The images are 1200 pixels wide. So the JPEG variant of 1280 pixels equals the main JPEG, and is not packaged.
      expect(missing.filter((key) => !key.endsWith('.1280.jpg'))).toEqual([]);
    }
  });
});
