import { z } from 'zod';
import { SaveFactsContentBody } from '../../api/generated/content/content.zod';
import type { Facts } from '../../api/generated/models';
import * as text from '../../text/admin-facts';
import { formSchema, requiredText } from '../forms/form-schema';

export const factsSchema = formSchema(
  z.object({
    product: z.array(
      z
        .object({
          term: requiredText(text.term),
          fact: requiredText(text.fact),
          isForAll: z.boolean(),
          onlyShipped: z.boolean(),
          categories: z.array(z.string()),
        })
        .refine(({ isForAll, categories }) => isForAll || categories.length > 0, {
          message: text.noCategory,
          path: ['categories'],
        })
        .transform(({ isForAll, onlyShipped, categories, ...rest }) => ({
          ...rest,
          ...(onlyShipped && { onlyShipped }),
          categories: isForAll ? null : categories,
        })),
    ),
    hero: z.array(z.object({ figure: requiredText(text.figure), label: requiredText(text.label) })),
  }),
  SaveFactsContentBody.required(),
);

export type FactsValues = z.input<typeof factsSchema>;

export const valuesOf = ({ product, hero }: Facts): FactsValues => ({
  hero,
  product: product.map(({ categories, onlyShipped = false, ...rest }) => ({
    ...rest,
    onlyShipped,
    isForAll: categories === null,
    categories: categories ?? [],
  })),
});
