import { chakra } from '@chakra-ui/react';
import { formatDays, type OpeningHours } from '../../format/opening-hours';
import { closedDays, DAYS, writeTime } from '../../format/opening-status';
import * as text from '../../text/contact';

const List = chakra('ul', {
  base: {
    '& li': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '4',
      paddingBlock: '2',
      borderTopWidth: '1px',
      borderColor: 'line',
      fontVariantNumeric: 'tabular-nums',
    },
    '& li > :last-child': { fontWeight: 'semibold' },
    '& li[data-closed] > :last-child': { color: 'ink.soft', fontWeight: 'normal' },
  },
});

/** Opening hours by weekday, closed days last. */
export function OpeningTable({ hours }: { readonly hours: readonly OpeningHours[] }) {
  const closed = closedDays(hours);
  return (
    <List>
      {hours.map(({ days, opens, closes }) => (
        <li key={days.join()}>
          <span>{formatDays(days, DAYS)}</span>{' '}
          <span>{text.openingTimes(writeTime(opens), writeTime(closes))}</span>
        </li>
      ))}
      {closed.length > 0 && (
        <li data-closed>
          <span>{formatDays(closed, DAYS)}</span> <span>{text.closed}</span>
        </li>
      )}
    </List>
  );
}
