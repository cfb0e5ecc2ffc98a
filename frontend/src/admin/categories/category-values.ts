import { isSlug } from '@etalase/backend/rules/slug';
import { z } from 'zod';
import { CreateCategoryBody } from '../../api/generated/catalog/catalog.zod';
import type { AdminCategoryResponse } from '../../api/generated/models';
import { name, slug, slugError, sortOrderError } from '../../text/admin-categories';
import { formSchema, optionalText, requiredText, UNREADABLE } from '../forms/form-schema';

/** An empty description becomes null, a sort order that is no number becomes 0, unless it is still on the screen. */
export const categorySchema = formSchema(
  z.object({
    name: requiredText(name),
    slug: requiredText(slug).refine((typed) => typed === '' || isSlug(typed), slugError),
    description: optionalText.transform((typed) => typed || null),
    sortOrder: z
      .string()
      .refine((typed) => typed !== UNREADABLE, sortOrderError)
      .transform(sortOrderIn),
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
