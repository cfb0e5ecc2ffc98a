import type { TrackedTable } from '../../../platform/index.js';
import { type Facts, withSlugs } from '../../domain/parts/facts.js';

export const contentTable: TrackedTable = {
  name: 'content',
  key: 'key',
  namesSql: null,
  // Undoing the first save of a part restores the defaults of this part.
  absent: () => ({ body: {} }),
  // The facts are the only part that refers to categories, so only their body is changed.
  adapt: (row, { nameToday }) => {
    const body = row['body'] as Partial<Facts> | undefined;
    if (!Array.isArray(body?.product)) return row;
    const product = withSlugs(body.product, (slug) => nameToday('category', slug));
    return { ...row, body: { ...body, product } };
  },
};
