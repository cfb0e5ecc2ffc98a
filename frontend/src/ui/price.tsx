import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { formatRupiah } from '@etalase/backend/rules/rupiah';
import { oldPrice } from '../text/common';

const Row = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '2.5',
    rowGap: '0.5',
    lineHeight: 'snug',
  },
});
const Now = chakra('span', {
  base: { textStyle: 'price', color: 'ink', lineHeight: 'snug' },
  variants: {
    sale: { true: { color: 'magenta.deep' } },
    size: { sm: { fontSize: 'md' }, md: { fontSize: 'lg' }, lg: { fontSize: '3xl' } },
  },
  defaultVariants: { size: 'md' },
});
const Before = chakra('s', {
  base: { color: 'ink.soft', fontSize: 'sm', fontVariantNumeric: 'tabular-nums' },
});

interface Props {
  readonly now: number;
  /** The price before the discount; undefined for a product that is not on sale. */
  readonly before?: number;
  /** The end of the discount (ISO). Pages that are still open at that time hide the discount. */
  readonly saleEnds?: string;
  readonly size?: 'sm' | 'md' | 'lg';
}

export function Price({ now, before, saleEnds, size }: Props) {
  const sale = before !== undefined && before > now;
  return (
    <Row data-sale-ends={saleEnds}>
      <Now sale={sale} size={size}>
        {formatRupiah(now)}
      </Now>
      {sale && (
        <span>
          <VisuallyHidden>{oldPrice} </VisuallyHidden>
          <Before>{formatRupiah(before)}</Before>
        </span>
      )}
    </Row>
  );
}
