import { chakra, Text } from '@chakra-ui/react';
import { clockIn } from '@etalase/backend/rules/time-zone';
import { useWatch } from 'react-hook-form';
import { DAYS, formatDate, weekdayOf } from '../../format/wib';
import * as text from '../../text/admin-content';
import { Checkbox } from '../ui/checkbox';
import { useNow } from '../ui/use-now';
import type { ContentControl } from './content-values';
import { type Holiday, holidays } from './holidays';
import { closedOn, holds, type SpecialDays } from './special-days';

const List = chakra('ul', {
  base: {
    marginTop: '2',
    '& > li': { display: 'flex', flexWrap: 'wrap', columnGap: '3', alignItems: 'center', minHeight: 'touch' },
    '& small': { fontSize: 'sm', color: 'ink.soft', marginLeft: { base: '8', md: '0' } },
  },
});

interface Props {
  readonly control: ContentControl;
  readonly isFull: boolean;
  readonly onAdd: (row: SpecialDays) => void;
  readonly onRemove: (index: number) => void;
}

/** Indonesia's holidays from today on. Ticking a holiday adds a row to the form, and unticking removes the row. */
export default function HolidayList({ control, isFull, onAdd, onRemove }: Props) {
  const rows = useWatch({ control, name: 'company.specialHours' });
  const zone = useWatch({ control, name: 'company.timeZone' });
  const today = clockIn(zone, useNow()).date;
  const upcoming = holidays.filter(({ date }) => date >= today);
  const toggle = ({ date, name }: Holiday) => {
    const index = rows.findIndex((row) => holds(row, date));
    if (index >= 0) onRemove(index);
    else onAdd(closedOn(date, name));
  };
  return (
    <>
      <Text fontSize="sm" color="ink.soft">
        {upcoming.length > 0 ? text.holidaysNote : text.noHolidays}
      </Text>
      <List>
        {upcoming.map((day) => {
          const label = text.holiday(`${DAYS[weekdayOf(day.date) - 1]}, ${formatDate(day.date)}`, day.name);
          const held = rows.map((row) => holds(row, day.date)).find(Boolean);
          // True means that a longer row includes the holiday, so the holiday cannot be removed alone. If the list is
          // full, no further holiday can be added.
          const isFixed = held === true || (isFull && !held);
          return (
            <li key={day.date}>
              {isFixed ? (
                <span>{label}</span>
              ) : (
                <Checkbox label={label} checked={held === 'alone'} onChange={() => toggle(day)} />
              )}
              {day.isEstimate && <small>{text.estimated}</small>}
              {held === true && <small>{text.alreadySpecial}</small>}
            </li>
          );
        })}
      </List>
    </>
  );
}
