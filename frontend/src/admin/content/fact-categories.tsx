import { type Control, useWatch } from 'react-hook-form';
import type { AdminCategoryResponse } from '../../api/generated/models';
import * as text from '../../text/admin-facts';
import { FormChoices } from '../forms/form-choices';
import type { FactsValues } from './facts-values';

interface Props {
  readonly control: Control<FactsValues, unknown, unknown>;
  readonly categories: readonly AdminCategoryResponse[];
  readonly index: number;
}

/** The choice of the categories whose products show a fact. A deleted category is listed until it is unchecked. */
export function FactCategories({ control, categories, index }: Props) {
  const name = `product.${index}.categories` as const;
  const chosen = useWatch({ control, name });
  const deleted = chosen.filter((slug) => !categories.some((category) => category.slug === slug));
  const choices = [
    ...categories.map(({ slug, name: label }) => ({ value: slug, label })),
    ...deleted.map((slug) => ({ value: slug, label: text.deletedCategory(slug) })),
  ];
  return <FormChoices control={control} name={name} label={text.categories} choices={choices} />;
}
