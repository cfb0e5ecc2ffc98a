import { normalizeChatNumber } from '@etalase/backend/rules/chat-number';
import { SERVICE_PAGES } from '@etalase/backend/rules/service-page';
import { isSlug } from '@etalase/backend/rules/slug';
import { CATEGORY_TEXTS } from '@etalase/backend/texts/catalog';
import { z } from 'zod';
import { CreateCategoryBody } from '../../api/generated/catalog/catalog.zod';
import type { AdminCategoryResponse } from '../../api/generated/models';
import * as chatNumberText from '../../text/admin-chat-number';
import * as text from '../../text/admin-categories';
import { formSchema, optionalText, requiredText } from '../forms/form-schema';
import { formTexts } from '../forms/form-texts';

/** The highest sort order that the form accepts. The contract accepts higher ones. */
const MAX_SORT_ORDER = 9999;

const texts = formTexts(CATEGORY_TEXTS);

/** An empty sort order becomes 0. */
export const categorySchema = formSchema(
  z.object({
    ...texts.shape,
    // `requiredText` reports an empty slug already, so the next rule accepts it.
    slug: requiredText(text.slug).refine((typed) => typed === '' || isSlug(typed), text.slugError),
    sortOrder: optionalText
      .refine((typed) => /^\d*$/u.test(typed), { message: text.sortOrderError, abort: true })
      .transform(Number)
      .refine((order) => order <= MAX_SORT_ORDER, text.sortOrderTooLarge(MAX_SORT_ORDER)),
    servicePages: z.array(z.enum(SERVICE_PAGES)),
    chatNumber: optionalText
      .refine(
        (typed) => typed === '' || normalizeChatNumber(typed) !== undefined,
        chatNumberText.notUnderstood,
      )
      .transform((typed) => typed || null),
    isActive: z.boolean(),
  }),
  CreateCategoryBody,
);

export type CategoryValues = z.input<typeof categorySchema>;

export const emptyCategory: CategoryValues = {
  ...texts.empty,
  slug: '',
  sortOrder: '0',
  servicePages: [],
  chatNumber: '',
  isActive: true,
};

export const valuesOf = (category: AdminCategoryResponse): CategoryValues => ({
  ...texts.valuesOf(category),
  slug: category.slug,
  sortOrder: String(category.sortOrder),
  servicePages: category.servicePages,
  chatNumber: category.chatNumber ?? '',
  isActive: category.isActive,
});
