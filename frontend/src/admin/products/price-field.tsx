import { chakra } from '@chakra-ui/react';
import { useLayoutEffect, useRef } from 'react';
import { caretAfterDigits, countDigits, groupTyped } from '../../format/group-typed';
import { currency, price as priceLabel, priceHint } from '../../text/admin-products';
import { Input } from '../ui/controls';
import { Field } from '../ui/field';

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

interface Props {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string;
}

/** Groups while one types; the caret stays behind the digit it was behind. */
export function PriceField({ value, onChange, error }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const digitsBefore = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (digitsBefore.current === undefined || !input.current) return;
    const caret = caretAfterDigits(value, digitsBefore.current);
    digitsBefore.current = undefined;
    input.current.setSelectionRange(caret, caret);
  }, [value]);

  return (
    <Field label={priceLabel} hint={priceHint} error={error}>
      {(control) => (
        <Frame>
          <Currency aria-hidden>{currency}</Currency>
          <Input
            {...control}
            ref={input}
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
