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
    '& p': { maxWidth: 'full', lineHeight: 'snug' },
    '& p > span': { fontSize: 'xs', color: 'ink.soft' },
    '&[data-sale] strong': { color: 'magenta.deep' },
    [LOW_SCREEN]: { display: 'flex' },
    '@media print': { display: 'none' },
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
  /** The URL of a chat and of the marketplace's page. Without both, the button leads to the contact page. */
  readonly chat: string | undefined;
  readonly marketplace: string | undefined;
  /** A sum, which takes the place of the price. */
  readonly order: SumOrder | undefined;
}

/** The price and the first way to order, fixed to the bottom edge of a phone in any orientation. */
export function OrderBar({ price, label, chat, marketplace, order }: Props) {
  if (order)
    return (
      <Bar data-bottom-bar="tall">
        <p>
          <strong style={{ '--length': order.total.length } as CSSProperties}>{order.total}</strong>
          <small>{order.amount}</small>
        </p>
        {order.chat ? (
          <ChatButton href={order.chat}>{calculator.order}</ChatButton>
        ) : (
          <OrderButton chat={chat} marketplace={marketplace} />
        )}
      </Bar>
    );
  const start = label?.from ? `${text.startingAt} ` : '';
  const shown = label?.onRequest ? ON_REQUEST : start + formatRupiah(price.now);
  const unit = label && !label.onRequest ? ` / ${label.unit}` : '';
  const isTall = (shown + unit).length > LONG_PRICE || price.discount !== undefined;
  return (
    <Bar data-bottom-bar={isTall ? 'tall' : ''} data-sale={price.discount && ''}>
      <p>
        {price.discount && (
          <small>
            {text.discountBadge(price.discount.percentage)} <VisuallyHidden>{text.oldPrice} </VisuallyHidden>
            <s>{formatRupiah(price.discount.before)}</s>
          </small>
        )}
        {/* The unit has at least a third of the line. */}
        <strong style={{ '--length': shown.length * (unit ? 1.5 : 1) } as CSSProperties}>{shown}</strong>
        {unit && <span>{unit}</span>}
      </p>
      <OrderButton chat={chat} marketplace={marketplace} />
    </Bar>
  );
}
