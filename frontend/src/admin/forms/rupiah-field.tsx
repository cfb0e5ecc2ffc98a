import { chakra, Input } from '@chakra-ui/react';
import { problemOf, readAmount } from '@etalase/backend/rules/amounts';
import { groupDigits } from '@etalase/backend/rules/rupiah';
import { useState } from 'react';
import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import * as text from '../../text/admin-common';
import { Field } from './field';
import { useFieldLabel } from './field-labels';
import type { FormFieldProps } from './form-fields';

const Frame = chakra('div', { base: { position: 'relative' } });
const Currency = chakra('span', {
  base: {
    position: 'absolute',
    left: '4',
    top: '50%',
    transform: 'translateY(-50%)',
    color: 'ink.soft',
    pointerEvents: 'none',
  },
});

type Props<Values extends FieldValues> = Omit<FormFieldProps<Values>, 'hint'> & {
  readonly hint?: string;
  /** A dependent field. If it was validated before, a change of this field validates the dependent field again. */
  readonly deps?: FieldPath<Values>;
};

/**
 * An amount in rupiah. The field shows what was typed until it is left. Then an amount is grouped, and any other text
 * is kept and refused.
 */
export function FormRupiah<Values extends FieldValues>({ control, name, deps, ...texts }: Props<Values>) {
  const { field, fieldState } = useController({ control, name, rules: { deps } });
  useFieldLabel(control, name, texts.label);
  const [isLeft, setLeft] = useState(false);
  const value = field.value as string;
  const read = readAmount(value);
  const amount = read && 'amount' in read ? read.amount : undefined;

  return (
    <Field {...texts} error={fieldState.error?.message ?? (isLeft ? problemOf(read) : undefined)}>
      {(described) => (
        <Frame>
          <Currency aria-hidden>{text.currency}</Currency>
          <Input
            {...described}
            ref={field.ref}
            inputMode="numeric"
            autoComplete="off"
            paddingLeft="11"
            fontVariantNumeric="tabular-nums"
            value={value}
            onChange={({ target }) => {
              setLeft(false);
              field.onChange(target.value);
            }}
            onBlur={() => {
              setLeft(true);
              if (amount !== undefined && groupDigits(amount) !== value) field.onChange(groupDigits(amount));
              field.onBlur();
            }}
          />
        </Frame>
      )}
    </Field>
  );
}
