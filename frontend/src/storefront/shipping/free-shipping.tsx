import { chakra } from '@chakra-ui/react';
import type { CSSProperties } from 'react';
import { formatRupiah } from '@etalase/backend/rules/rupiah';
import type { Shipping } from '../../api/generated/models';
import * as text from '../../text/shipping';
import { halftone } from '../../ui/halftone';
import { PageWidth } from '../../ui/page-width';

const Band = chakra('section', {
  base: {
    position: 'relative',
    bg: 'cyan',
    color: 'ink',
    isolation: 'isolate',
    overflow: 'hidden',
    paddingBlock: { base: '12', md: '16' },
  },
});
const Dots = chakra('span', {
  base: {
    position: 'absolute',
    inset: '0 0 0 55%',
    zIndex: -1,
    opacity: 0.18,
    ...halftone('linear-gradient(250deg, #888, #fff 70%)', '12px'),
  },
});
const Row = chakra(PageWidth, {
  base: {
    display: 'grid',
    gap: { base: '8', md: '10' },
    gridTemplateColumns: 'minmax(0, 1fr)',
    md: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)', alignItems: 'start' },
    '& h2': { textStyle: 'title', maxWidth: '5em' },
  },
});
const Minimums = chakra('dl', {
  base: {
    display: 'grid',
    '& > div': {
      display: 'grid',
      gap: '1',
      paddingBlock: '5',
      borderTopWidth: '2px',
      borderColor: 'ink',
      sm: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end', gap: '6' },
    },
    '& > div:last-of-type': { borderBottomWidth: '2px' },
    '& dt': { fontSize: 'lg', fontWeight: 'bold', lineHeight: 'snug' },
    '& dd > span': { display: 'block', fontSize: 'sm', fontWeight: 'semibold', sm: { textAlign: 'right' } },
    '& dd > b': {
      display: 'block',
      textStyle: 'price',
      // A price is never broken. `--length` is its number of characters.
      fontSize: 'min(clamp(2.25rem, 1.4rem + 3.6vw, 4rem), calc((100vw - 2rem) / (0.62 * var(--length))))',
      whiteSpace: 'nowrap',
      lineHeight: '1.05',
      letterSpacing: 'tight',
    },
  },
});

export function FreeShipping({ freeShipping }: Pick<Shipping, 'freeShipping'>) {
  if (freeShipping.length === 0) return null;
  return (
    <Band>
      <Dots />
      <Row>
        <h2>{text.freeShippingTitle}</h2>
        <Minimums>
          {freeShipping.map(({ region, minimum }, index) => (
            <div key={index} style={{ '--length': formatRupiah(minimum).length } as CSSProperties}>
              <dt>{region}</dt>
              <dd>
                <span>{text.freeShippingFrom} </span>
                <b>{formatRupiah(minimum)}</b>
              </dd>
            </div>
          ))}
        </Minimums>
      </Row>
    </Band>
  );
}
