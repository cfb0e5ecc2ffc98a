import { describe, expect, it } from '@jest/globals';
import { actionOf, shownValues } from './shown-row.js';

const row = (before: Record<string, unknown> | null, after: Record<string, unknown> | null) => ({
  table: 'product',
  rowId: 'a',
  before,
  after,
});

describe('actionOf', () => {
  it.each([
    ['added', null, { price: 1 }],
    ['removed', { price: 1 }, null],
    // An erased category that products still refer to.
    ['removed', { deleted_at: '2026-11-21' }, { deleted_at: '1970-01-01T00:00:00+00:00' }],
    ['deleted', { deleted_at: null }, { deleted_at: '2026-11-21' }],
    ['restored', { deleted_at: '2026-11-21' }, { deleted_at: null }],
    ['changed', { price: 1 }, { price: 2 }],
  ])('returns %s for a row that changed from %j to %j', (action, before, after) => {
    expect(actionOf(row(before, after))).toBe(action);
  });
});

describe('shownValues', () => {
  it('names fields as the API does, and leaves out fields that the owner does not edit', () => {
    const before = { is_active: true, version: 1, updated_at: 'then', is_sample: true };
    const after = { is_active: false, version: 2, updated_at: 'now', is_sample: false };
    expect(shownValues(row(before, after))).toEqual([{ field: 'isActive', before: true, after: false }]);
  });

  it('shows only the changed fields of a content part', () => {
    const body = { hero: { title: 'Halo', subtitle: 'Dunia' }, faq: [{ question: 'A' }] };
    const changed = { ...body, hero: { ...body.hero, title: 'Hai' }, faq: [] };
    expect(shownValues(row({ body }, { body: changed }))).toEqual([
      { field: 'hero.title', before: 'Halo', after: 'Hai' },
      { field: 'faq', before: [{ question: 'A' }], after: [] },
    ]);
  });

  it('shows the fields of an added row that are not null, but not the id', () => {
    expect(shownValues(row(null, { id: 'a', name: 'X', shopee_link: null }))).toEqual([
      { field: 'name', before: null, after: 'X' },
    ]);
  });
});
