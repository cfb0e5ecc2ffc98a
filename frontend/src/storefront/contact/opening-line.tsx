import { chakra } from '@chakra-ui/react';
import { zoneOf } from '@etalase/backend/rules/written-hours';
import { openingStatus, type ShopHours, writeShopHours } from '../../format/opening-status';
import { statusText } from './live-opening';
import { useServerMinute } from './server-minute';

const Line = chakra('p', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2.5',
    minHeight: '8',
    fontWeight: 'bold',
    lineHeight: 'snug',
    _before: {
      content: '""',
      flex: 'none',
      width: '3',
      height: '3',
      borderRadius: 'full',
      borderWidth: '2px',
      borderColor: 'ink.soft',
    },
    '&[data-open=true]::before': { bg: 'chat', borderColor: 'chat' },
    '@media print': { display: 'none' },
  },
});

/**
 * Shows whether the shop is open, by the server's clock. Rendered pages are cached, so the server does not render the
 * status. Before hydration, browser/boot.ts updates the line.
 */
export function OpeningLine({ shop }: { readonly shop: ShopHours | undefined }) {
  const now = useServerMinute();
  const status = now && shop && openingStatus(shop, now);
  return (
    <Line data-hours={shop && writeShopHours(shop)} data-open={status?.open} suppressHydrationWarning>
      <span suppressHydrationWarning>{statusText(status, zoneOf(shop ?? { hours: [] }))}</span>
    </Line>
  );
}
