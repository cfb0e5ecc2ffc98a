import { chakra } from '@chakra-ui/react';
import type { SpecialHours } from '@etalase/backend/rules/special-hours';
import { DAYS, formatDates } from '../../format/wib';
import { formatDays, type WeeklyHours, writeInterval, zoneOf } from '@etalase/backend/rules/written-hours';
import { closedDays } from '../../format/opening-status';
import * as text from '../../text/contact';

const List = chakra('ul', {
  base: {
    '& li': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: '4',
      paddingBlock: '2',
      borderTopWidth: '1px',
      borderColor: 'line',
      fontVariantNumeric: 'tabular-nums',
    },
    '& li > :last-child': { marginInlineStart: 'auto', fontWeight: 'semibold', textAlign: 'right' },
    '& li[data-closed] > :last-child': { color: 'ink.soft', fontWeight: 'normal' },
    '& small': { display: 'block', textStyle: 'note' },
  },
});

/** Text that moves to the next line as a whole. It wraps only if it is wider than the line. */
const Unbroken = chakra('span', { base: { display: 'inline-block' } });

/** '09.00–12.00 dan 13.00–18.00 WIB', which wraps between the intervals only. */
function Times({ intervals, zone }: { readonly intervals: readonly string[]; readonly zone: string }) {
  const [first, second] = intervals;
  return (
    <span>
      {second && (
        <>
          <Unbroken>
            {first} {text.and}
          </Unbroken>{' '}
        </>
      )}
      <Unbroken>
        {second ?? first} {zone}
      </Unbroken>
    </span>
  );
}

export function OpeningTable({ week }: { readonly week: WeeklyHours }) {
  const closed = closedDays(week.hours);
  // The hours of days with a break are two entries with the same days. The table shows both in one row.
  const rows = new Map<string, string[]>();
  for (const row of week.hours) {
    const days = formatDays(row.days, DAYS);
    rows.set(days, [...(rows.get(days) ?? []), writeInterval(row)]);
  }
  return (
    <List>
      {[...rows].map(([days, intervals]) => (
        <li key={days}>
          <span>{days}</span> <Times intervals={intervals} zone={zoneOf(week)} />
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

interface Props {
  readonly specialHours: readonly SpecialHours[];
  readonly zone: string;
}

/** The days whose hours differ from the weekly hours. */
export function SpecialTable({ specialHours, zone }: Props) {
  return (
    <List>
      {specialHours.map(({ from, to, hours, note }) => (
        <li key={from} data-closed={hours.length === 0 ? '' : undefined}>
          <span>
            {formatDates(from, to)} <small>{note}</small>
          </span>{' '}
          {hours.length > 0 ? (
            <Times intervals={hours.map(writeInterval)} zone={zone} />
          ) : (
            <span>{text.closed}</span>
          )}
        </li>
      ))}
    </List>
  );
}
