import type { TrackedTable } from '../../../platform/index.js';
import { type Facts, withSlugs } from '../../domain/parts/facts.js';

export const contentTable: TrackedTable = {
  name: 'content',
  key: 'key',
  namesSql: null,
  // Undoing the addition of a part restores its defaults.
  removed: () => ({ body: {} }),
  // Only the part with the facts refers to categories, so only its body is changed.
  follow: (row, nameToday) => {
    const body = row['body'] as Partial<Facts> | undefined;
    if (!Array.isArray(body?.product)) return row;
    const product = withSlugs(body.product, (slug) => nameToday('category', slug));
    return { ...row, body: { ...body, product } };
  },
};
