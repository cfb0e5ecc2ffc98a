import { beforeEach, describe, expect, it } from '@jest/globals';
import { FixedClock } from '../../platform/clock/testing/fixed-clock.js';
import { categoryDraft, minutesLater, NOON, objectPath, productDraft } from '../testing/builders.js';
import { InMemoryCatalog, InMemoryCatalogChanges } from '../testing/in-memory-catalog.js';
import { InMemoryImages } from '../testing/in-memory-images.js';
import { InMemoryCategoryViews, InMemoryProductViews } from '../testing/in-memory-views.js';
import { CatalogQueries } from './catalog-queries.js';
import { CategoryService } from './category-service.js';
import { PlannedDiscounts } from './prices.js';
import { ProductService } from './product-service.js';
import { SampleCatalog } from './sample-catalog.js';
import { SearchWords } from './search-words.js';

let clock: FixedClock;
let images: InMemoryImages;
let products: ProductService;
let categories: CategoryService;
let queries: CatalogQueries;
let samples: SampleCatalog;
let discounted: string[];
beforeEach(() => {
  const catalog = new InMemoryCatalog();
  const changes = new InMemoryCatalogChanges(catalog);
  const productViews = new InMemoryProductViews(catalog);
  const categoryViews = new InMemoryCategoryViews(catalog);
  clock = new FixedClock(NOON);
  images = new InMemoryImages();
  const words = new SearchWords(productViews, clock, () => [() => Promise.resolve([['kaos', 't-shirt']])]);
  discounted = [];
  const discounts = new PlannedDiscounts(() => [(found) => Promise.resolve(discounted.includes(found))]);
  products = new ProductService(changes, productViews, clock, images, words, discounts);
  categories = new CategoryService(changes, categoryViews, clock);
  queries = new CatalogQueries(productViews, categoryViews, clock);
  samples = new SampleCatalog(changes, productViews, categoryViews, clock);
});

describe('ProductService', () => {
  beforeEach(async () => {
    await categories.create(categoryDraft());
  });

  it('accepts an inactive category, and accepts a deleted category only if the product already has it', async () => {
    const hidden = await categories.create(categoryDraft({ slug: 'hidden', isActive: false }));
    const product = await products.create(productDraft({ category: 'hidden' }));
    await categories.remove(hidden.id);
    await products.update(product.id, productDraft({ category: 'hidden', price: 9 }));
    expect(await products.get(product.id)).toMatchObject({ price: 9, uncategorised: true });
    await expect(products.create(productDraft({ category: 'hidden' }))).rejects.toMatchObject({
      kind: 'invalid',
    });
    // PostgreSQL would refuse a query with U+0000. A category cannot have this text as its slug.
    await expect(products.create(productDraft({ category: '\u0000' }))).rejects.toMatchObject({
      kind: 'invalid',
    });
  });

  it('refuses a missing image, unless the product already refers to that image', async () => {
    const missingImage = {
      kind: 'invalid',
      message: 'Ada foto yang sudah tidak tersimpan. Unggah ulang fotonya.',
    };
    const { id: productId } = await products.create(productDraft({ images: [objectPath(1)] }));
    images.missing.add(objectPath(1)).add(objectPath(2));
    const both = productDraft({ images: [objectPath(1), objectPath(2)] });
    await expect(products.update(productId, both)).rejects.toMatchObject(missingImage);
    await expect(products.create(both)).rejects.toMatchObject(missingImage);
    await products.update(productId, productDraft({ images: [objectPath(1)], price: 1 }));
    expect(await products.get(productId)).toMatchObject({ images: [objectPath(1)], price: 1 });
    expect((await products.adminList({})).total).toBe(1);
  });

  it('refuses a missing image when a concurrent edit removed that image from the product', async () => {
    const { id: productId } = await products.create(productDraft({ images: [objectPath(1)] }));
    const original = images.protectExisting.bind(images);
    // The concurrent edit takes place after the service has read the stored images of the product.
    images.protectExisting = async (paths) => {
      images.protectExisting = original;
      await products.update(productId, productDraft({ images: [objectPath(2)] }));
      return paths.filter((image) => image !== objectPath(1));
    };
    const edit = productDraft({ images: [objectPath(1)] });
    await expect(products.update(productId, edit)).rejects.toMatchObject({ kind: 'invalid' });
    expect(await products.get(productId)).toMatchObject({ images: [objectPath(2)] });
  });

  it('looks up at most five images, even if a new product has 1,000', async () => {
    const requested: (readonly string[])[] = [];
    images.protectExisting = (paths) => {
      requested.push(paths);
      return Promise.resolve([...paths]);
    };
    const many = productDraft({ images: Array.from({ length: 1000 }, (_, n) => objectPath(n)) });
    await expect(products.create(many)).rejects.toMatchObject({ message: 'Foto produk paling banyak 5' });
    expect(requested.map(({ length }) => length)).toEqual([5]);
  });
});

describe('SampleCatalog', () => {
  const packaged = {
    categories: [categoryDraft(), categoryDraft({ name: 'Desain', slug: 'design' })],
    products: [productDraft({ name: 'A' }), productDraft({ name: 'B' })],
  };

  it('seeds the sample catalog only once, with the first product as the newest', async () => {
    await samples.seed(packaged);
    await samples.seed(packaged);
    const { items } = await products.list({});
    expect(items.map(({ name, isSample, createdAt }) => [name, isSample, createdAt])).toEqual([
      ['A', true, NOON],
      ['B', true, minutesLater(-1)],
    ]);
    expect((await queries.listSampleProducts()).map(({ name }) => name).sort()).toEqual(['A', 'B']);
  });

  it('adds neither categories nor products if a product of the catalog is invalid', async () => {
    const wrong = { ...packaged, products: [productDraft(), productDraft({ category: 'none' })] };
    await expect(samples.seed(wrong)).rejects.toMatchObject({ kind: 'invalid' });
    expect(await samples.isUntouched()).toBe(true);
  });

  it('counts each sample that two simultaneous removals delete only once', async () => {
    await samples.seed(packaged);
    const removed = await Promise.all([samples.remove('delete'), samples.remove('delete')]);
    expect(removed.reduce((sum, { deletedProducts }) => sum + deletedProducts, 0)).toBe(2);
    expect(removed.reduce((sum, { deletedCategories }) => sum + deletedCategories, 0)).toBe(2);
  });

  it('removes all samples except categories that contain products of the owner', async () => {
    await samples.seed(packaged);
    const own = await products.create(productDraft({ name: 'C' }));
    expect(await samples.isPresent()).toBe(true);
    expect(await samples.remove('delete')).toEqual({ deletedProducts: 2, deletedCategories: 1 });
    expect((await products.list({})).items.map(({ id }) => id)).toEqual([own.id]);
    expect((await categories.list()).map(({ slug }) => slug)).toEqual(['printing']);
  });

  it('keeps the sample categories on request, and assigns service pages to them by name', async () => {
    const branding = { name: 'Branding', slug: 'branding', servicePages: [] };
    await samples.seed({ ...packaged, categories: [...packaged.categories, categoryDraft(branding)] });
    expect(await samples.remove('keep')).toEqual({ deletedProducts: 2, deletedCategories: 0 });
    expect(
      (await categories.list()).map(({ slug, isSample, servicePages }) => [slug, isSample, servicePages]),
    ).toEqual([
      ['branding', false, ['branding']],
      ['design', false, ['design']],
      ['printing', false, ['printing']],
    ]);
    expect(await samples.isPresent()).toBe(false);
  });

  it('removes all samples except edited samples and the categories of edited products', async () => {
    await samples.seed(packaged);
    const [edited] = (await products.list({})).items;
    await products.update(edited?.id ?? '', productDraft({ name: 'Kartu nama saya' }));
    const desain = (await categories.list()).find(({ slug }) => slug === 'design');
    await categories.update(
      desain?.id ?? '',
      categoryDraft({ name: 'Desain', slug: 'design', sortOrder: 5 }),
    );
    expect(await samples.remove('delete')).toEqual({ deletedProducts: 1, deletedCategories: 0 });
    expect((await products.list({})).items).toMatchObject([{ name: 'Kartu nama saya', isSample: false }]);
    expect((await categories.list()).map(({ slug }) => slug)).toEqual(['printing', 'design']);
  });

  it('keeps a product marked as a sample when only its chat number or visibility changes', async () => {
    await samples.seed({ ...packaged, products: [productDraft({ whatsappNumber: '081234567890' })] });
    const [sample] = (await products.list({})).items;
    expect(await queries.isOwnPresent()).toBe(false);
    await products.replaceChatNumber('081234567890', '081111111111');
    await products.update(
      sample?.id ?? '',
      productDraft({ whatsappNumber: '081111111111', isActive: false }),
    );
    expect(await products.adminGet(sample?.id ?? '')).toMatchObject({ isSample: true, isActive: false });
    await products.update(sample?.id ?? '', productDraft({ whatsappNumber: '081111111111', price: 1 }));
    expect(await products.adminGet(sample?.id ?? '')).toMatchObject({ isSample: false });
    expect(await queries.isOwnPresent()).toBe(true);
  });

  it('reports no samples in a shop that contains only data of the owner', async () => {
    await categories.create(categoryDraft());
    await products.create(productDraft());
    expect([await samples.isPresent(), await samples.isUntouched()]).toEqual([false, false]);
    expect(await queries.isOwnPresent()).toBe(true);
    expect(await samples.remove('keep')).toEqual({ deletedProducts: 0, deletedCategories: 0 });
  });
});

describe('CatalogQueries', () => {
  it('lists only active products and categories for the sitemap', async () => {
    await categories.create(categoryDraft());
    await categories.create(categoryDraft({ slug: 'hidden', isActive: false }));
    const shown = await products.create(productDraft());
    await products.create(productDraft({ isActive: false }));
    expect(await queries.listSitemapEntries()).toEqual({
      products: [{ id: shown.id, updatedAt: NOON }],
      categories: [{ slug: 'printing', updatedAt: NOON }],
    });
  });
});
