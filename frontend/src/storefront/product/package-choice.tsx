import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import * as text from '../../text/product';

const Group = chakra('fieldset', {
  base: {
    marginTop: '6',
    '& legend': { textStyle: 'label', marginBottom: '2.5' },
    // The names are in one row. If the text is too large for this, each name is a row: the basis is then very large.
    '& > div': { display: 'flex', flexWrap: 'wrap', '& > *': { flex: '1 1 calc((18rem - 100%) * 999)' } },
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

const Detail = chakra('p', {
  base: { padding: '2', textAlign: 'center', textStyle: 'note', overflowWrap: 'anywhere' },
});

/** A choice of a package. It only helps the visitor to decide and is not sent anywhere. */
export function PackageChoice({ details }: { readonly details?: readonly string[] | undefined }) {
  const id = useId();
  return (
    <Group>
      <legend>{text.packageLabel}</legend>
      <div>
        {text.packages.map((name, index) => (
          <Choice key={name} lang="en">
            <input
              type="radio"
              name="paket"
              value={name}
              defaultChecked={index === 0}
              aria-describedby={details && `${id}${index}`}
            />
            {name}
          </Choice>
        ))}
        {details?.map((detail, index) => (
          <Detail key={index} id={`${id}${index}`}>
            {detail}
          </Detail>
        ))}
      </div>
    </Group>
  );
}
