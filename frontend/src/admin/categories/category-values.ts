import { normalizeChatNumber } from '@etalase/backend/rules/chat-number';
import { SERVICE_PAGES } from '@etalase/backend/rules/service-page';
import { isSlug } from '@etalase/backend/rules/slug';
import { z } from 'zod';
import { CreateCategoryBody } from '../../api/generated/catalog/catalog.zod';
import type { AdminCategoryResponse } from '../../api/generated/models';
import { notUnderstood } from '../../text/admin-chat-number';
import { name, slug, slugError, sortOrderError } from '../../text/admin-categories';
import { formSchema, optionalText, requiredText, UNREADABLE } from '../forms/form-schema';

/**
 * An empty description becomes null. A sort order that is negative or not a number becomes 0. Unfinished input, which
 * the browser does not give to scripts (`UNREADABLE`), is an error of the sort order.
 */
export const categorySchema = formSchema(
  z.object({
    name: requiredText(name),
    // `requiredText` reports an empty slug already, so the next rule accepts it.
    slug: requiredText(slug).refine((typed) => typed === '' || isSlug(typed), slugError),
    description: optionalText.transform((typed) => typed || null),
    sortOrder: z
      .string()
      .refine((typed) => typed !== UNREADABLE, sortOrderError)
      .transform(sortOrderIn),
    servicePages: z.array(z.enum(SERVICE_PAGES)),
    chatNumber: optionalText
      .refine((typed) => typed === '' || normalizeChatNumber(typed) !== undefined, notUnderstood)
      .transform((typed) => typed || null),
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
  servicePages: [],
  chatNumber: '',
  isActive: true,
};

export const valuesOf = (category: AdminCategoryResponse): CategoryValues => ({
  name: category.name,
  slug: category.slug,
  description: category.description ?? '',
  sortOrder: String(category.sortOrder),
  servicePages: category.servicePages,
  chatNumber: category.chatNumber ?? '',
  isActive: category.isActive,
});

function sortOrderIn(typed: string): number {
  const order = Number.parseInt(typed, 10);
  return Number.isSafeInteger(order) ? Math.max(0, order) : 0;
}
