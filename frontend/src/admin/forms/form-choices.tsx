import { Fieldset, Stack } from '@chakra-ui/react';
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import { Checkbox } from '../ui/checkbox';
import type { Choice } from '../ui/select';
import { useFieldLabel } from './field-labels';

interface Props<Values extends FieldValues> {
  readonly control: Control<Values, unknown, unknown>;
  readonly name: FieldPathByValue<Values, string[]>;
  readonly label: string;
  readonly choices: readonly Choice[];
}

export function FormChoices<Values extends FieldValues>({ control, name, label, choices }: Props<Values>) {
  const { field, fieldState } = useController({ control, name });
  useFieldLabel(control, name, label);
  const chosen: readonly string[] = field.value;
  const error = fieldState.error?.message;
  return (
    <Fieldset.Root invalid={Boolean(error)} aria-invalid={error ? true : undefined} tabIndex={-1}>
      <Fieldset.Legend>{label}</Fieldset.Legend>
      <Stack gap="0">
        {choices.map((choice) => (
          <Checkbox
            key={choice.value}
            label={choice.label}
            checked={chosen.includes(choice.value)}
            onChange={(checked) =>
              field.onChange(
                checked ? [...chosen, choice.value] : chosen.filter((other) => other !== choice.value),
              )
            }
          />
        ))}
      </Stack>
      <Fieldset.ErrorText>{error}</Fieldset.ErrorText>
    </Fieldset.Root>
  );
}
