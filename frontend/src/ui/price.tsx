import { chakra, VisuallyHidden } from '@chakra-ui/react';
import type { CSSProperties } from 'react';
import { ON_REQUEST, type PriceLabel } from '@etalase/backend/rules/price-label';
import { formatRupiah } from '@etalase/backend/rules/rupiah';
import * as text from '../text/common';

const Row = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '2.5',
    rowGap: '0.5',
    lineHeight: 'snug',
    containerType: 'inline-size',
  },
});
/**
 * A price has no space to be broken at. One that is too long for its place has a smaller font. `--length` is the number
 * of characters, which are at most 0.62 em wide on average.
 */
const fitting = (fontSize: string) => ({
  fontSize,
  '@supports (width: 1cqi)': {
    fontSize: `min(var(--price-size, {fontSizes.${fontSize}}), calc(100cqi / (0.62 * var(--length))))`,
  },
});
const length = (price: string) => ({ '--length': price.length }) as CSSProperties;
const Now = chakra('span', {
  base: {
    textStyle: 'price',
    color: 'ink',
    lineHeight: 'tight',
    '& i': {
      display: 'inline-block',
      // The spaces beside have the price's size.
      marginInline: '-1px',
      fontSize: 'sm',
      fontStyle: 'normal',
      fontWeight: 'semibold',
      letterSpacing: 'normal',
    },
  },
  variants: {
    sale: { true: { color: 'magenta.deep' } },
    size: { sm: fitting('md'), md: fitting('lg'), lg: fitting('3xl') },
  },
  defaultVariants: { size: 'md' },
});
const Before = chakra('s', {
  base: { color: 'ink.soft', fontVariantNumeric: 'tabular-nums', ...fitting('sm') },
});

interface Props {
  readonly now: number;
  /** What the price is for; missing for a product without a price list. */
  readonly label?: PriceLabel | null | undefined;
  /** The quantity from which the price applies, such as '500 lembar'. */
  readonly from?: string | undefined;
  readonly before?: number;
  /** The end of the discount (ISO). Pages that are still open at that time hide the discount. */
  readonly saleEnds?: string;
  readonly size?: 'sm' | 'md' | 'lg';
}

export function Price({ now, before, saleEnds, size, label, from }: Props) {
  const sale = before !== undefined && before > now;
  const price = formatRupiah(now);
  const old = sale && formatRupiah(before);
  return (
    <Row data-sale-ends={saleEnds}>
      <Now sale={sale} size={size} style={length(price)}>
        {label?.onRequest ? (
          ON_REQUEST
        ) : (
          <>
            {label?.from && !from && <i>{text.startingAt}</i>} {price}{' '}
            {label && <i>{`/ ${label.unit}${from ? `, ${text.startingAt} ${from}` : ''}`}</i>}
          </>
        )}
      </Now>
      {old && (
        <span>
          <VisuallyHidden>{text.oldPrice} </VisuallyHidden>
          <Before style={length(old)}>{old}</Before>
        </span>
      )}
    </Row>
  );
}
