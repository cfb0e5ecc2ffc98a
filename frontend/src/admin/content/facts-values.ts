import { HERO_FACT_FIELDS, PRODUCT_FACT_FIELDS } from '@etalase/backend/rules/content-fields';
import { z } from 'zod';
import { SaveFactsContentBody } from '../../api/generated/content/content.zod';
import type { Facts } from '../../api/generated/models';
import * as text from '../../text/admin-facts';
import { formSchema } from '../forms/form-schema';
import { formTexts } from '../forms/form-texts';

export const factsSchema = formSchema(
  z.object({
    product: z.array(
      z
        .object({
          ...formTexts(PRODUCT_FACT_FIELDS).shape,
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
    hero: z.array(z.object(formTexts(HERO_FACT_FIELDS).shape)),
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
