import type { Present, RowColumns, TableEntry, UndoRules } from '../../../platform/index.js';
import { categoryGone, slugTaken } from '../../domain/messages.js';
import { isPublicationMissed } from '../../domain/product.js';
import { UNIQUE_SLUG_INDEX } from './category.record.js';
import { CATEGORY_FOREIGN_KEY } from './product.record.js';

export const productTable: TableEntry = {
  name: 'product',
  isBackedUp: true,
  history: 'shown',
  label: 't.name',
  references: { category_id: { table: 'category', field: 'category', value: 't.slug' } },
  bin: { type: 'products', fields: { image: 't.images[1]', price: 't.price' } },
  images: { text: 't.images::text', among: 't.images && $3::text[]' },
};

export const categoryTable: TableEntry = {
  name: 'category',
  isBackedUp: true,
  history: 'shown',
  label: 't.name',
  bin: { type: 'categories', fields: { slug: 't.slug' } },
};

export const productUndo: UndoRules = {
  table: 'product',
  refusal: (constraint) => (constraint === CATEGORY_FOREIGN_KEY ? categoryGone : undefined),
  adapt: (earlier, present) => ({
    ...earlier,
    ...(missedPublication(earlier, present) && { publish_at: null }),
  }),
};

export const categoryUndo: UndoRules = {
  table: 'category',
  refusal: (constraint, { slug }) => (constraint === UNIQUE_SLUG_INDEX ? slugTaken(String(slug)) : undefined),
};

/**
 * Whether an undo would restore a time of publication that has passed, although the product was deleted or had another
 * time of publication at that instant.
 */
function missedPublication(earlier: RowColumns, { current, since, now }: Present): boolean {
  const restored = { ...current, ...earlier };
  const publishAt = dateOf(restored['publish_at']);
  // The product had this time before the first reverted change (at `since`), and may have it now. These are the ends of
  // both periods. A deletion ends a period early.
  const liveUntil = [dateOf(restored['deleted_at']) ?? since];
  if (current['publish_at'] === restored['publish_at']) liveUntil.push(dateOf(current['deleted_at']) ?? now);
  return liveUntil.every((end) => isPublicationMissed(publishAt, end, now));
}

const dateOf = (value: unknown): Date | null => (typeof value === 'string' ? new Date(value) : null);
