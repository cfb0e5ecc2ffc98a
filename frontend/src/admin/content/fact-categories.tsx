import { Fieldset, Stack } from '@chakra-ui/react';
import { type Control, useController } from 'react-hook-form';
import type { AdminCategoryResponse } from '../../api/generated/models';
import * as text from '../../text/admin-facts';
import { Checkbox } from '../ui/checkbox';
import type { FactsValues } from './facts-values';

interface Props {
  readonly control: Control<FactsValues, unknown, unknown>;
  readonly categories: readonly AdminCategoryResponse[];
  readonly index: number;
}

/** The choice of the categories whose products show a fact. A deleted category is listed until it is unchecked. */
export function FactCategories({ control, categories, index }: Props) {
  const { field, fieldState } = useController({ control, name: `product.${index}.categories` });
  const { value: chosen, onChange } = field;
  const deleted = chosen.filter((slug) => !categories.some((category) => category.slug === slug));
  const choices = [
    ...categories.map(({ slug, name }) => ({ slug, name })),
    ...deleted.map((slug) => ({ slug, name: text.deletedCategory(slug) })),
  ];
  const error = fieldState.error?.message;
  return (
    <Fieldset.Root invalid={Boolean(error)} aria-invalid={error ? true : undefined} tabIndex={-1}>
      <Fieldset.Legend>{text.categories}</Fieldset.Legend>
      <Stack gap="0">
        {choices.map(({ slug, name }) => (
          <Checkbox
            key={slug}
            label={name}
            checked={chosen.includes(slug)}
            onChange={(checked) =>
              onChange(checked ? [...chosen, slug] : chosen.filter((other) => other !== slug))
            }
          />
        ))}
      </Stack>
      <Fieldset.ErrorText>{error}</Fieldset.ErrorText>
    </Fieldset.Root>
  );
}
