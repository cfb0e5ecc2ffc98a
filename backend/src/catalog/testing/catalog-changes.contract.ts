import { describe, expect, it } from '@jest/globals';
import {
  addCategories,
  addProducts,
  deleteCategory,
  deleteProduct,
  type CatalogFixture,
} from './catalog-fixture.js';
import {
  aCategory,
  aProduct,
  categoryOfProducts,
  categoryDraft,
  id,
  minutesLater,
  NOON,
  productDraft,
  unusualProductDraft,
} from './builders.js';

export function catalogChangesContract(fixture: () => CatalogFixture): void {
  const productForUpdate = (number: number) =>
    fixture().changes.run(({ products }) => products.findForUpdate(id(number)));
  const categoryForUpdate = (number: number) =>
    fixture().changes.run(({ categories }) => categories.findForUpdate(id(number)));

  describe('products', () => {
    it('are read exactly as they were added', async () => {
      const product = aProduct(unusualProductDraft());
      await addProducts(fixture(), product);
      expect((await productForUpdate(1))?.state).toEqual(product.state);
    });

    it('refuse the id of another product, also of a deleted one', async () => {
      await addProducts(fixture(), aProduct({}, 1), aProduct({}, 2));
      await deleteProduct(fixture(), id(2));
      for (const number of [1, 2])
        await expect(addProducts(fixture(), aProduct({ name: 'Brosur' }, number))).rejects.toMatchObject({
          kind: 'conflict',
        });
      expect((await productForUpdate(1))?.state.name).toBe(aProduct().state.name);
    });

    it('are saved with all their fields', async () => {
      await addProducts(fixture(), aProduct({ whatsappNumber: '081234567890' }));
      const draft = productDraft({ name: 'Brosur', price: 0, isActive: false });
      await fixture().changes.run(async ({ products }) => {
        const product = await products.findForUpdate(id(1));
        product?.revise(draft, categoryOfProducts(), minutesLater(5));
        if (product) await products.save(product);
      });
      const { category: _, ...fields } = draft;
      expect((await productForUpdate(1))?.state).toMatchObject({
        ...fields,
        version: 2,
        updatedAt: minutesLater(5),
      });
    });

    it('are not found if they are deleted or do not exist', async () => {
      await addProducts(fixture(), aProduct());
      await deleteProduct(fixture(), id(1));
      expect(await productForUpdate(1)).toBeUndefined();
      expect(await productForUpdate(2)).toBeUndefined();
    });

    it('can be restored once deleted', async () => {
      await addProducts(fixture(), aProduct({}, 1), aProduct({}, 2), aProduct({}, 3));
      await deleteProduct(fixture(), id(1), minutesLater(10));
      await deleteProduct(fixture(), id(2), minutesLater(20));
      const deleted = (number: number, since: Date) =>
        fixture().changes.run(({ products }) => products.findDeletedForUpdate(id(number), since));
      expect((await deleted(1, minutesLater(9)))?.state.deletedAt).toEqual(minutesLater(10));
      expect(await deleted(1, minutesLater(10))).toBeUndefined();
      expect(await deleted(3, minutesLater(9))).toBeUndefined();
      await fixture().changes.run(async ({ products }) => {
        const product = await products.findDeletedForUpdate(id(2), minutesLater(9));
        product?.undelete(minutesLater(30));
        if (product) await products.save(product);
      });
      expect((await productForUpdate(2))?.state).toMatchObject({ deletedAt: null, version: 3 });
    });

    it('keep all of several concurrent changes', async () => {
      await addProducts(fixture(), aProduct({ price: 0 }));
      const raisePrice = () =>
        fixture().changes.run(async ({ products }) => {
          const product = await products.findForUpdate(id(1));
          if (!product) throw new Error('There is no such product');
          product.revise(
            productDraft({ price: product.state.price + 1 }),
            categoryOfProducts(),
            minutesLater(1),
          );
          await products.save(product);
        });
      await Promise.all(Array.from({ length: 10 }, raisePrice));
      expect((await productForUpdate(1))?.state).toMatchObject({ price: 10, version: 11 });
    });

    it('are found together in the order of their ids, also deleted ones, and saved together', async () => {
      const unusual = aProduct(unusualProductDraft(), 3);
      await addProducts(fixture(), aProduct({}, 2), unusual, aProduct({}, 1));
      await deleteProduct(fixture(), id(2));
      const found = await fixture().changes.run(async ({ products }) => {
        const all = await products.findAllForUpdate([id(3), id(2), id(9), id(1)]);
        const changed = all.filter(({ state }) => state.deletedAt === null);
        for (const product of changed)
          product.adjust({ isNew: true, price: 5, pricing: null }, minutesLater(5));
        changed[0]?.remove(minutesLater(5));
        await products.saveAll(changed);
        return all.map(({ state }) => state.id);
      });
      expect(found).toEqual([id(1), id(2), id(3)]);
      expect(await productForUpdate(1)).toBeUndefined();
      expect((await productForUpdate(3))?.state).toEqual({
        ...unusual.state,
        price: 5,
        pricing: null,
        version: 2,
        updatedAt: minutesLater(5),
      });
    });

    it('get the new chat number if they have a different one of the given spellings', async () => {
      await addProducts(
        fixture(),
        aProduct({ whatsappNumber: '0812 3456 7890' }, 1),
        aProduct({ whatsappNumber: '+6281234567890' }, 2),
        aProduct({ whatsappNumber: '08999999999' }, 3),
        aProduct({ whatsappNumber: null }, 4),
        aProduct({ whatsappNumber: '0812 3456 7890' }, 5),
      );
      await deleteProduct(fixture(), id(5));
      const changed = await fixture().changes.run(async ({ products }) => {
        expect((await products.chatNumbers()).sort()).toEqual([
          '+6281234567890',
          '0812 3456 7890',
          '08999999999',
        ]);
        const spellings = ['0812 3456 7890', '+6281234567890'];
        return products.replaceChatNumbers(spellings, '+6281234567890', minutesLater(5));
      });
      // Product 2 already has the new number, and product 5 is deleted.
      expect(changed).toBe(1);
      expect((await productForUpdate(1))?.state).toMatchObject({
        whatsappNumber: '+6281234567890',
        version: 2,
        updatedAt: minutesLater(5),
      });
      expect((await productForUpdate(2))?.state.version).toBe(1);
      expect((await productForUpdate(3))?.state.whatsappNumber).toBe('08999999999');
    });
  });

  describe('categories', () => {
    it('are read exactly as they were added', async () => {
      const category = aCategory({ name: 'Desain 😀', description: 'Satu\nDua', sortOrder: 2_147_483_647 });
      await addCategories(fixture(), category);
      expect((await categoryForUpdate(1))?.state).toEqual(category.state);
      const found = await fixture().changes.run(({ categories }) => categories.findForShare('printing'));
      expect(found?.state).toEqual(category.state);
    });

    it('refuse a slug in use, and accept the slug of a deleted category', async () => {
      await addCategories(fixture(), aCategory({}, 1), aCategory({ slug: 'design' }, 2));
      await expect(addCategories(fixture(), aCategory({}, 3))).rejects.toMatchObject({ kind: 'conflict' });
      const rename = fixture().changes.run(async ({ categories }) => {
        const category = await categories.findForUpdate(id(2));
        category?.revise(categoryDraft({ slug: 'printing' }), minutesLater(1));
        if (category) await categories.save(category);
      });
      await expect(rename).rejects.toMatchObject({ kind: 'conflict' });
      expect((await categoryForUpdate(2))?.state).toMatchObject({ slug: 'design', version: 1 });

      await deleteCategory(fixture(), id(1));
      expect(await categoryForUpdate(1)).toBeUndefined();
      expect(
        await fixture().changes.run(({ categories }) => categories.findForShare('printing')),
      ).toBeUndefined();
      await addCategories(fixture(), aCategory({}, 3));
    });

    it('can be restored unless another category has the slug', async () => {
      await addCategories(fixture(), aCategory({}, 1));
      await deleteCategory(fixture(), id(1), minutesLater(10));
      await addCategories(fixture(), aCategory({}, 2));
      const restore = () =>
        fixture().changes.run(async ({ categories }) => {
          const category = await categories.findDeletedForUpdate(id(1), minutesLater(9));
          category?.undelete(minutesLater(30));
          if (category) await categories.save(category);
          return category;
        });
      await expect(restore()).rejects.toMatchObject({ kind: 'conflict' });
      await deleteCategory(fixture(), id(2), minutesLater(20));
      expect((await restore())?.state.deletedAt).toBeNull();
      expect(await categoryForUpdate(1)).toBeDefined();
    });

    it('keep all of several concurrent changes', async () => {
      await addCategories(fixture(), aCategory());
      const incrementSortOrder = () =>
        fixture().changes.run(async ({ categories }) => {
          const category = await categories.findForUpdate(id(1));
          if (!category) throw new Error('There is no such category');
          const { sortOrder } = category.state;
          category.revise(categoryDraft({ sortOrder: sortOrder + 1 }), minutesLater(1));
          await categories.save(category);
        });
      await Promise.all(Array.from({ length: 10 }, incrementSortOrder));
      expect((await categoryForUpdate(1))?.state).toMatchObject({ sortOrder: 10, version: 11 });
    });

    it('accept only one of several concurrent additions with the same slug', async () => {
      const attempts = Array.from({ length: 8 }, (_, index) =>
        addCategories(fixture(), aCategory({}, index + 1)),
      );
      const results = await Promise.allSettled(attempts);
      const refused = results.filter((result) => result.status === 'rejected');
      expect(refused).toHaveLength(7);
      for (const { reason } of refused) expect(reason).toMatchObject({ kind: 'conflict' });
    });

    it('take over the products of deleted categories with their slug, including deleted products', async () => {
      await addProducts(fixture(), aProduct({}, 1), aProduct({ category: 'design' }, 2), aProduct({}, 3));
      await deleteProduct(fixture(), id(3));
      await addCategories(fixture(), aCategory({}, 4));
      const taken = await productForUpdate(1);
      expect(taken?.state).toMatchObject({ categoryId: id(4), version: 1, updatedAt: NOON });
      expect((await productForUpdate(2))?.state.categoryId).not.toBe(id(4));
      const deleted = await fixture().changes.run(({ products }) =>
        products.findDeletedForUpdate(id(3), minutesLater(0)),
      );
      expect(deleted?.state.categoryId).toBe(id(4));
    });
  });

  it('rolls back everything when a change fails', async () => {
    await addCategories(fixture(), aCategory());
    await addProducts(fixture(), aProduct());
    const broken = fixture().changes.run(async ({ products, categories }) => {
      await categories.add(aCategory({ slug: 'design' }, 2));
      const product = await products.findForUpdate(id(1));
      product?.remove(minutesLater(1));
      if (product) await products.save(product);
      throw new Error('half way');
    });
    await expect(broken).rejects.toThrow('half way');
    expect(await categoryForUpdate(2)).toBeUndefined();
    expect((await productForUpdate(1))?.state).toMatchObject({ deletedAt: null, version: 1 });
  });
}
