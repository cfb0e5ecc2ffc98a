import { z } from 'zod';
import { CreateCategoryBody } from '../../api/generated/catalog/catalog.zod';
import type { AdminCategoryResponse } from '../../api/generated/models';
import { isSlug } from '../../format/slug';
import { name, slug, slugError } from '../../text/admin-categories';
import { formSchema, optionalText, requiredText } from '../forms/form-schema';

/** An empty description becomes null, a sort order that is no number becomes 0. */
export const categorySchema = formSchema(
  z.object({
    name: requiredText(name),
    slug: requiredText(slug).refine((typed) => typed === '' || isSlug(typed), slugError),
    description: optionalText.transform((typed) => typed || null),
    sortOrder: z.string().transform(sortOrderIn),
    isActive: z.boolean(),
  }),
  CreateCategoryBody,
);

export type CategoryValues = z.input<typeof categorySchema>;

export const emptyCategory: CategoryValues = {
  name: '',
  slug: '',
  description: '',
  sortOrder: '0',
  isActive: true,
};

export const valuesOf = (category: AdminCategoryResponse): CategoryValues => ({
  name: category.name,
  slug: category.slug,
  description: category.description ?? '',
  sortOrder: String(category.sortOrder),
  isActive: category.isActive,
});

function sortOrderIn(typed: string): number {
  const order = Number.parseInt(typed, 10);
  return Number.isSafeInteger(order) ? Math.max(0, order) : 0;
}
