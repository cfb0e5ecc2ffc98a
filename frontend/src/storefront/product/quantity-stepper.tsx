import { chakra } from '@chakra-ui/react';
import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import * as text from '../../text/product';
import { MinusIcon, PlusIcon } from '../../ui/icons';

const Field = chakra('div', {
  base: {
    marginTop: '6',
    '& label': { display: 'block', textStyle: 'label', marginBottom: '2.5' },
    '& > div': { display: 'flex', flexWrap: 'wrap', gap: '2.5' },
    '@media print': { display: 'none' },
  },
});
const Row = chakra('div', {
  base: {
    display: 'inline-flex',
    bg: 'paper.raised',
    borderWidth: '1px',
    borderColor: 'line',
    '& button': { display: 'grid', placeItems: 'center', width: '12', height: '12' },
    '& button:disabled': { color: 'line.strong' },
    '& input': {
      width: 'min(4rem, 18vw)',
      appearance: 'textfield',
      '&::-webkit-inner-spin-button, &::-webkit-outer-spin-button': { appearance: 'none', margin: 0 },
      bg: 'transparent',
      borderInlineWidth: '1px',
      borderColor: 'line',
      fontVariantNumeric: 'tabular-nums',
      fontWeight: 'semibold',
      textAlign: 'center',
    },
    '& button:focus-visible, & input:focus-visible': { zIndex: 1 },
  },
});

/**
 * A field for a quantity of at least 1, without a maximum. The quantity is not sent anywhere. Children are placed
 * beside the field.
 */
export function QuantityStepper({ children }: { readonly children?: ReactNode }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('1');
  // The visitor may have typed before hydration.
  useLayoutEffect(() => setTyped(field.current?.value ?? '1'), []);
  const count = Math.max(1, Math.trunc(Number(typed)) || 1);
  return (
    <Field>
      <label htmlFor={id}>{text.quantity}</label>
      <div>
        <Row>
          <button
            type="button"
            className="needs-script"
            aria-label={text.fewer}
            disabled={count <= 1}
            onClick={() => setTyped(String(count - 1))}
          >
            <MinusIcon />
          </button>
          <input
            ref={field}
            id={id}
            type="number"
            inputMode="numeric"
            min={1}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            // The wheel changes a number that has the focus.
            onWheel={({ currentTarget }) => currentTarget.blur()}
            onBlur={() => setTyped(String(count))}
          />
          <button
            type="button"
            className="needs-script"
            aria-label={text.more}
            onClick={() => setTyped(String(count + 1))}
          >
            <PlusIcon />
          </button>
        </Row>
        {children}
      </div>
    </Field>
  );
}
