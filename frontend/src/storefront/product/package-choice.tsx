import { chakra } from '@chakra-ui/react';
import { type CSSProperties, useId } from 'react';
import * as text from '../../text/product';
import type { PackageDetail } from './price-words';

const Group = chakra('fieldset', {
  base: {
    marginTop: '6',
    '& legend': { textStyle: 'label', marginBottom: '2.5' },
    '@media print': { display: 'none' },
  },
});
const Choice = chakra('label', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minHeight: '12',
    bg: 'paper.raised',
    borderWidth: '1px',
    borderColor: 'line',
    margin: '0 0 -1px -1px',
    fontSize: { base: 'sm', lg: 'md' },
    fontWeight: 'semibold',
    cursor: 'pointer',
    '& input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' },
    '&:hover': { borderColor: 'line.strong', zIndex: 1 },
    '&:has(:checked)': { zIndex: 2, borderColor: 'ink', boxShadow: 'inset 0 0 0 1px {colors.ink}' },
    '&:has(:focus-visible)': {
      zIndex: 3,
      outline: '2px solid {colors.ink}',
      outlineOffset: '3px',
      boxShadow: '0 0 0 3px {colors.cyan}',
    },
  },
});

const Names = chakra('div', {
  base: {
    // The names are in one row. If the text is too large for this, each name is a row: the basis is then very large.
    display: 'flex',
    flexWrap: 'wrap',
    '& > *': { flex: '1 1 calc((18rem - 100%) * 999)' },
  },
});
/** Each choice is a row, in which its name, price and note can be pressed. */
const Details = chakra('div', {
  base: {
    '& > div': {
      placeItems: 'center start',
      paddingInline: '4',
      paddingBlock: '2',
      containerType: 'inline-size',
    },
    '& label::before': { content: '""', position: 'absolute', inset: 0, cursor: 'pointer' },
    '& p': { fontSize: 'sm', fontWeight: 'normal', color: 'ink.soft', overflowWrap: 'anywhere' },
    // A price is never broken.
    '& b': {
      color: 'ink',
      fontWeight: 'semibold',
      whiteSpace: 'nowrap',
      fontSize: 'min(1em, calc(100cqi / (0.62 * var(--length))))',
    },
  },
});

/** A choice of a package. It only helps the visitor to decide and is not sent anywhere. */
export function PackageChoice({ details }: { readonly details?: readonly PackageDetail[] | undefined }) {
  const id = useId();
  const radio = (name: string, index: number) => (
    <input
      type="radio"
      name="paket"
      value={name}
      defaultChecked={index === 0}
      aria-describedby={details && `${id}${index}`}
    />
  );
  return (
    <Group>
      <legend>{text.packageLabel}</legend>
      {details ? (
        <Details>
          {details.map(({ price, note }, index) => (
            <Choice as="div" key={index}>
              <label lang="en">
                {radio(text.packages[index] ?? '', index)}
                {text.packages[index]}
              </label>
              <p id={`${id}${index}`}>
                <b style={{ '--length': price.length } as CSSProperties}>{price}</b>
                {note && ` · ${note}`}
              </p>
            </Choice>
          ))}
        </Details>
      ) : (
        <Names>
          {text.packages.map((name, index) => (
            <Choice key={name} lang="en">
              {radio(name, index)}
              {name}
            </Choice>
          ))}
        </Names>
      )}
    </Group>
  );
}
