import { describe, expect, it } from '@jest/globals';
import { aCategory, categoryDraft, id, minutesLater, NOON } from '../testing/builders.js';
import { expectVersion } from '../../platform/domain/entity-head.js';
import { Category, type CategoryDraft, MAX_SORT_ORDER, risingSortOrders } from './category.js';

describe('Category', () => {
  it('trims texts, and stores a blank description as null', () => {
    const category = aCategory({ name: ' Percetakan ', slug: ' printing ', description: ' \n' });
    expect(category.state).toMatchObject({
      name: 'Percetakan',
      slug: 'printing',
      description: null,
      version: 1,
    });
  });

  it.each<Partial<CategoryDraft>>([
    { name: ' ' },
    { name: 'x'.repeat(101) },
    { name: 'a\u0000' },
    { slug: '' },
    { slug: 'Printing' },
    { slug: 'x'.repeat(101) },
    { chatNumber: 'bukan nomor' },
    { description: 'x'.repeat(2001) },
    { description: '\udc00' },
    { sortOrder: -1 },
    { sortOrder: 1.5 },
    { sortOrder: 2 ** 31 },
  ])('refuses a category with the fields %j', (draft) => {
    const [field = ''] = Object.keys(draft);
    const fields = { [field]: expect.any(String) };
    expect(() => aCategory(draft)).toThrow(expect.objectContaining({ kind: 'invalid', fields }));
  });

  it.each<Partial<CategoryDraft>>([
    { slug: 'digital-marketing' },
    { sortOrder: 2_147_483_647 },
    { name: '🎨' },
  ])('accepts a category with the fields %j', (draft) => {
    expect(aCategory(draft).state).toMatchObject(draft);
  });

  it('replaces the fields that an edit contains, and changes nothing if the edit is refused', () => {
    const category = aCategory({ description: 'Cetak', sortOrder: 3 });
    const before = category.state;
    expect(() => category.revise(categoryDraft({ slug: 'X' }), minutesLater(1))).toThrow();
    expect(category.state).toEqual(before);
    category.revise(categoryDraft({ name: 'Cetak', slug: 'cetak', isActive: false }), minutesLater(1));
    expect(category.state).toEqual({
      ...before,
      name: 'Cetak',
      slug: 'cetak',
      description: null,
      sortOrder: 0,
      isActive: false,
      updatedAt: minutesLater(1),
      version: 2,
    });
    expect(() => expectVersion(category.state, 1)).toThrow(expect.objectContaining({ kind: 'stale' }));
  });

  it('keeps its service pages and chat number in an edit without them, and stores given ones', () => {
    const category = aCategory({ servicePages: ['printing', 'design'], chatNumber: ' 0812 3456 7890 ' });
    const given = { servicePages: ['design', 'printing'], chatNumber: '0812 3456 7890' };
    expect(category.state).toMatchObject(given);
    category.revise(categoryDraft(), minutesLater(1));
    expect(category.state).toMatchObject(given);
    category.revise(categoryDraft({ servicePages: [], chatNumber: null }), minutesLater(2));
    expect(category.state).toMatchObject({ servicePages: [], chatNumber: null });
  });

  it('changes its place without becoming a category of the owner', () => {
    const sample = Category.create(id(1), categoryDraft(), NOON, true);
    sample.place(7, minutesLater(1));
    expect(sample.state).toMatchObject({ sortOrder: 7, isSample: true, version: 2 });
  });

  it.each([
    [
      [1, 2, 5],
      [1, 2, 5],
    ],
    [
      [9, 0, 0, 0],
      [0, 1, 2, 9],
    ],
    [
      [3, 3, 4],
      [3, 4, 5],
    ],
    [
      [MAX_SORT_ORDER, MAX_SORT_ORDER],
      [0, 1],
    ],
    [[], []],
  ])('the sort orders %j become %j', (present, rising) => {
    expect(risingSortOrders(present)).toEqual(rising);
  });

  it('is deleted and restored with a new version each time', () => {
    const category = aCategory();
    category.remove(minutesLater(1));
    expect(category.state).toMatchObject({ deletedAt: minutesLater(1), version: 2 });
    category.undelete(minutesLater(2));
    expect(category.state).toMatchObject({ deletedAt: null, version: 3 });
  });

  it('stores a sort order of -0 as 0', () => {
    expect(Object.is(aCategory({ sortOrder: -0 }).state.sortOrder, 0)).toBe(true);
  });
});
