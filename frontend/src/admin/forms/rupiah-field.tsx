import { chakra, Input } from '@chakra-ui/react';
import { useLayoutEffect, useRef } from 'react';
import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { caretAfterDigits, countDigits, groupTyped } from '../../format/group-typed';
import { currency } from '../../text/admin-common';
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

/** An amount in rupiah. The field groups digits while typing, and the caret stays behind the same digit. */
export function FormRupiah<Values extends FieldValues>({ control, name, deps, ...texts }: Props<Values>) {
  const { field, fieldState } = useController({ control, name, rules: { deps } });
  useFieldLabel(control, name, texts.label);
  const { onChange, ref } = field;
  const value = field.value as string;
  const input = useRef<HTMLInputElement | null>(null);
  /** The number of digits before the caret; set only when the typed text was regrouped. */
  const digitsBefore = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (digitsBefore.current === undefined || !input.current) return;
    const caret = caretAfterDigits(value, digitsBefore.current);
    digitsBefore.current = undefined;
    input.current.setSelectionRange(caret, caret);
  }, [value]);

  return (
    <Field {...texts} error={fieldState.error?.message}>
      {(described) => (
        <Frame>
          <Currency aria-hidden>{currency}</Currency>
          <Input
            {...described}
            ref={(element: HTMLInputElement | null) => {
              input.current = element;
              ref(element);
            }}
            inputMode="numeric"
            autoComplete="off"
            paddingLeft="11"
            fontVariantNumeric="tabular-nums"
            value={value}
            onChange={({ target }) => {
              const next = groupTyped(value, target.value);
              if (next !== target.value)
                digitsBefore.current = countDigits(target.value.slice(0, target.selectionStart ?? undefined));
              onChange(next);
            }}
          />
        </Frame>
      )}
    </Field>
  );
}
