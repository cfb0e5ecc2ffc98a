import { deletedRow, type TrackedTable } from '../../../platform/index.js';
import { slugTaken } from '../../domain/messages.js';
import { UNIQUE_SLUG_INDEX } from './category.record.js';

export const productTable: TrackedTable = {
  name: 'product',
  key: 'id',
  namesSql: 'SELECT id::text, name FROM product WHERE id = ANY($1)',
  absent: deletedRow,
  follow: ({ category, ...row }, nameToday) =>
    typeof category === 'string' ? { ...row, category: nameToday(categoryTable.name, category) } : row,
};

export const categoryTable: TrackedTable = {
  name: 'category',
  key: 'id',
  namesSql: 'SELECT id::text, name FROM category WHERE id = ANY($1)',
  absent: deletedRow,
  namedBy: 'slug',
  refusal: (constraint, { slug }) => (constraint === UNIQUE_SLUG_INDEX ? slugTaken(String(slug)) : undefined),
};
