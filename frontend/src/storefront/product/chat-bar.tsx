import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { formatRupiah } from '@etalase/backend/rules/rupiah';
import { discountBadge, oldPrice } from '../../text/common';
import { orderByChat } from '../../text/product';
import { LOW_SCREEN } from '../../theme/low-screen';
import { ExternalButton } from '../../ui/button';
import { ChatIcon } from '../../ui/icons';
import { NewTab } from '../../ui/new-tab';
import type { PriceNow } from '../catalog/price-now';

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
    '& strong': { textStyle: 'price', fontSize: 'lg', lineHeight: 'snug' },
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

/** Price and chat button, fixed to the bottom edge of a phone in any orientation. */
export function ChatBar({ href, price }: { readonly href: string; readonly price: PriceNow }) {
  const now = formatRupiah(price.now);
  const isTall = now.length > LONG_PRICE || price.discount !== undefined;
  return (
    <Bar data-bottom-bar={isTall ? 'tall' : ''} data-sale={price.discount && ''}>
      <p>
        {price.discount && (
          <small>
            {discountBadge(price.discount.percentage)} <VisuallyHidden>{oldPrice} </VisuallyHidden>
            <s>{formatRupiah(price.discount.before)}</s>
          </small>
        )}
        <strong>{now}</strong>
      </p>
      <ExternalButton href={href} variant="chat">
        <ChatIcon /> {orderByChat}
        <NewTab />
      </ExternalButton>
    </Bar>
  );
}
