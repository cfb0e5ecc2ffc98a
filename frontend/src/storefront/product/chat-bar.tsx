import { chakra } from '@chakra-ui/react';
import { discountBadge } from '../../text/common';
import { formatRupiah } from '../../format/rupiah';
import { chat } from '../../text/product';
import { ExternalButton } from '../../ui/button';
import { ChatIcon } from '../../ui/icons';
import type { PriceNow } from '../catalogue/sales';

const Bar = chakra('div', {
  base: {
    display: { base: 'flex', md: 'none' },
    position: 'fixed',
    insetInline: 0,
    bottom: 0,
    zIndex: 'bar',
    alignItems: 'center',
    gap: '3',
    paddingInline: '4',
    paddingTop: '2.5',
    paddingBottom: 'calc(0.625rem + env(safe-area-inset-bottom))',
    bg: 'paper.raised',
    borderTopWidth: '1px',
    borderColor: 'line',
    '& > a': { flex: 1 },
    '& small': { display: 'block', textStyle: 'note' },
    '& strong': { textStyle: 'price', fontSize: 'lg', lineHeight: 'snug' },
    '&[data-sale] strong': { color: 'magenta.deep' },
    '@media print': { display: 'none' },
  },
});

/** On a phone the way to the chat stays within the thumb's reach. */
export function ChatBar({ href, price }: { readonly href: string; readonly price: PriceNow }) {
  return (
    <Bar data-bottom-bar data-sale={price.sale && ''}>
      <p>
        {price.sale && <small>{discountBadge(price.sale.discountPercentage)}</small>}
        <strong>{formatRupiah(price.now)}</strong>
      </p>
      <ExternalButton href={href} variant="chat">
        <ChatIcon /> {chat}
      </ExternalButton>
    </Bar>
  );
}
