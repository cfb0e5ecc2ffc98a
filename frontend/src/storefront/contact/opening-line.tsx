import { chakra } from '@chakra-ui/react';
import type { OpeningHours } from '../../format/opening-hours';
import { openingStatus, type OpeningStatus } from '../../format/opening-status';
import * as text from '../../text/contact';
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
    '&[data-open]::before': { bg: 'chat', borderColor: 'chat' },
    '@media print': { display: 'none' },
  },
});

function statusText(status: OpeningStatus | undefined): string {
  if (status?.open) return text.openNow;
  return status?.next ? text.closedUntil(status.next.day, status.next.time) : text.answeredInHours;
}

/** Whether the shop is open, by the server's clock; only after hydration, because pages are cached. */
export function OpeningLine({ hours }: { readonly hours: readonly OpeningHours[] }) {
  const now = useServerMinute();
  const status = now && openingStatus(hours, now);
  return <Line data-open={status?.open || undefined}>{statusText(status)}</Line>;
}
