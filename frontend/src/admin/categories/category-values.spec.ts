import { describe, expect, it } from '@jest/globals';
import { categorySchema, type CategoryValues, emptyCategory } from './category-values';

const full = { ...emptyCategory, name: 'Percetakan', slug: 'printing' };
const errorsIn = (values: CategoryValues) =>
  categorySchema.safeParse(values).error?.issues.map(({ path }) => path.join('.')) ?? [];
const bodyOf = (values: CategoryValues) => categorySchema.parse(values);

describe('the category form', () => {
  it('requires a name, a slug of lowercase words joined by hyphens, and a known chat number if any', () => {
    expect(errorsIn(emptyCategory)).toEqual(['name', 'slug']);
    expect(errorsIn(full)).toEqual([]);
    expect(errorsIn({ ...full, chatNumber: 'kantor' })).toEqual(['chatNumber']);
    for (const slug of ['Cetak', 'a b', '-a', 'a--b']) expect(errorsIn({ ...full, slug })).toEqual(['slug']);
  });

  it('sends null for a blank description and trims any other description', () => {
    expect(bodyOf({ ...full, description: '  ' }).description).toBeNull();
    expect(bodyOf({ ...full, description: ' Cetak cepat ' }).description).toBe('Cetak cepat');
  });

  it('sends the sort order as a whole number, or 0 for an empty field', () => {
    const order = (sortOrder: string) => bodyOf({ ...full, sortOrder }).sortOrder;
    expect([order('3'), order(''), order('\u200b9999')]).toEqual([3, 0, 9999]);
  });

  it.each(['abc', '-1', '-5', '1.5', '2,9', '1e3', '?', '+1', '0x10'])(
    'refuses the sort order %j',
    (sortOrder) => {
      const messages = categorySchema
        .safeParse({ ...full, sortOrder })
        .error?.issues.map((one) => one.message);
      expect(messages).toEqual(['Urutan harus bilangan bulat mulai dari 0']);
    },
  );

  it.each(['10000', '99999999999', '9'.repeat(400)])(
    'refuses the sort order %s as too large',
    (sortOrder) => {
      const messages = categorySchema
        .safeParse({ ...full, sortOrder })
        .error?.issues.map((one) => one.message);
      expect(messages).toEqual(['Urutan paling besar 9999']);
    },
  );
});
