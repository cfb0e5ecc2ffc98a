import { chakra, Input } from '@chakra-ui/react';
import { useLayoutEffect, useRef } from 'react';
import { useController } from 'react-hook-form';
import { caretAfterDigits, countDigits, groupTyped } from '../../format/group-typed';
import { currency, price as priceLabel, priceHint } from '../../text/admin-products';
import { Field } from '../forms/field';
import { useFieldLabel } from '../forms/field-labels';
import type { ProductControl } from './product-values';

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

/** A price field that groups digits while typing; the caret stays behind the same digit. */
export function PriceField({ control }: { readonly control: ProductControl }) {
  const { field, fieldState } = useController({ control, name: 'price' });
  useFieldLabel(control, 'price', priceLabel);
  const { value, onChange, ref } = field;
  const input = useRef<HTMLInputElement | null>(null);
  const digitsBefore = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (digitsBefore.current === undefined || !input.current) return;
    const caret = caretAfterDigits(value, digitsBefore.current);
    digitsBefore.current = undefined;
    input.current.setSelectionRange(caret, caret);
  }, [value]);

  return (
    <Field label={priceLabel} hint={priceHint} error={fieldState.error?.message}>
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
