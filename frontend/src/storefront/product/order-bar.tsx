import { chakra, VisuallyHidden } from '@chakra-ui/react';
import type { CSSProperties } from 'react';
import { ON_REQUEST, type PriceLabel } from '@etalase/backend/rules/price-label';
import { formatRupiah } from '@etalase/backend/rules/rupiah';
import * as calculator from '../../text/calculator';
import * as text from '../../text/common';
import { LOW_SCREEN } from '../../theme/low-screen';
import type { PriceNow } from '../catalog/price-now';
import type { SumOrder } from './calculator';
import { ChatButton, OrderButton } from './order-button';

const Bar = chakra('div', {
  base: {
    display: { base: 'flex', md: 'none' },
    position: 'fixed',
    insetInline: 0,
    bottom: 0,
    zIndex: 'bar',
    flexWrap: 'wrap',
    alignItems: 'center',
    // Reserves the height of the button, so that the bar does not grow while the page arrives.
    minHeight: 'calc(3rem + 1.25rem + 1px + env(safe-area-inset-bottom))',
    columnGap: '3',
    rowGap: '2',
    paddingInline: '4',
    paddingTop: '2.5',
    paddingBottom: 'calc(0.625rem + env(safe-area-inset-bottom))',
    bg: 'paper.raised',
    borderTopWidth: '1px',
    borderColor: 'line',
    // The button is beside the price if both fit, and below the price otherwise.
    '& > a': { flex: '1 0 auto' },
    '& small': { display: 'block', textStyle: 'note', fontVariantNumeric: 'tabular-nums' },
    // A price is never broken. `--length` is its number of characters.
    '& strong, & s': { whiteSpace: 'nowrap' },
    '& strong': {
      textStyle: 'price',
      fontSize: 'min({fontSizes.lg}, calc((100vw - 2rem) / (0.62 * var(--length))))',
      lineHeight: 'snug',
    },
    '& p': { maxWidth: 'full' },
    '&[data-sale] strong': { color: 'magenta.deep' },
    [LOW_SCREEN]: { display: 'flex' },
    '@media print': { display: 'none' },
  },
});

const Line = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'baseline',
    columnGap: '1',
    '& span': {
      fontSize: 'xs',
      color: 'ink.soft',
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
  },
});

/**
 * A price with more characters than this, or with its old price, does not fit beside the button on most phones. The bar
 * of such a price has two rows (`tall`), and the footer leaves more space for the bar.
 */
const LONG_PRICE = 12;

interface Props {
  readonly price: PriceNow;
  readonly label: PriceLabel | null | undefined;
  /** The quantity from which the price applies, such as '500 lembar'. */
  readonly from: string | undefined;
  /** The URL of a chat and of the marketplace's page. Without both, the button leads to the contact page. */
  readonly chat: string | undefined;
  readonly marketplace: string | undefined;
  /** A sum, which takes the place of the price. */
  readonly order: SumOrder | undefined;
}

/** The price and the first way to order, fixed to the bottom edge of a phone in any orientation. */
export function OrderBar({ price, label, from, chat, marketplace, order }: Props) {
  if (order)
    return (
      <Bar data-bottom-bar="tall">
        <p>
          <strong style={{ '--length': order.total.length } as CSSProperties}>{order.total}</strong>
          <small>{order.amount}</small>
        </p>
        <ChatButton href={order.chat}>{calculator.order}</ChatButton>
      </Bar>
    );
  const start = label?.from && !from ? `${text.startingAt} ` : '';
  const now = label?.onRequest ? ON_REQUEST : start + formatRupiah(price.now);
  const quantity =
    !label || label.onRequest ? '' : ` / ${label.unit}${from ? `, ${text.startingAt} ${from}` : ''}`;
  const isTall = (now + quantity).length > LONG_PRICE || price.discount !== undefined;
  return (
    <Bar data-bottom-bar={isTall ? 'tall' : ''} data-sale={price.discount && ''}>
      <p>
        {price.discount && (
          <small>
            {text.discountBadge(price.discount.percentage)} <VisuallyHidden>{text.oldPrice} </VisuallyHidden>
            <s>{formatRupiah(price.discount.before)}</s>
          </small>
        )}
        {quantity ? (
          // The quantity has at least a third of the line.
          <Line style={{ '--length': now.length * 1.5 } as CSSProperties}>
            <strong>{now}</strong>
            <span>{quantity}</span>
          </Line>
        ) : (
          <strong style={{ '--length': now.length } as CSSProperties}>{now}</strong>
        )}
      </p>
      <OrderButton chat={chat} marketplace={marketplace} />
    </Bar>
  );
}
