import { chakra } from '@chakra-ui/react';
import { closed, closesAt, days, hours, hoursNote, opensAt, until } from '../../text/admin-content';
import { Checkbox } from '../ui/checkbox';
import { Input } from '../ui/controls';
import { Mistake } from '../ui/field';
import { Section } from '../ui/section';
import { Rows } from '../ui/sheet';
import type { Draft } from '../ui/use-draft';
import type { ContentValues } from './content-values';
import { type Day, wrongDay } from './week';

const Row = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '1',
    minHeight: '4rem',
    paddingInline: { base: '4', md: '5' },
    paddingBlock: '2',
    '& > label': { flex: '1 0 8rem' },
  },
});
const Times = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    width: { base: 'full', md: 'auto' },
    fontSize: 'sm',
    color: 'ink.soft',
    '& > input': { flex: '1 1 0', width: { md: '8.5rem' } },
    // A tap opens the picker anyway; the digits need the room.
    '& ::-webkit-calendar-picker-indicator': { display: { base: 'none', md: 'block' } },
  },
});

export function HoursSection({
  draft: { value, change, mistakes },
}: {
  readonly draft: Draft<ContentValues>;
}) {
  const { week } = value;
  const wrong = mistakes['week'] ? wrongDay(week) : undefined;
  const changeDay = (index: number, changes: Partial<Day>) =>
    change({ week: week.map((day, other) => (other === index ? { ...day, ...changes } : day)) });
  return (
    <Section title={hours} note={hoursNote}>
      <Rows>
        {days.map((name, index) => {
          const day = week[index];
          if (!day) return null;
          const time = (label: string, key: 'opens' | 'closes') => (
            <Input
              type="time"
              paddingInline={{ base: '2', md: '4' }}
              minHeight="touch"
              aria-label={label}
              aria-invalid={wrong === index ? true : undefined}
              value={day[key]}
              onChange={(event) => changeDay(index, { [key]: event.target.value })}
            />
          );
          return (
            <Row key={name}>
              <Checkbox label={name} checked={day.open} onChange={(open) => changeDay(index, { open })} />
              {day.open ? (
                <Times>
                  {time(opensAt(name), 'opens')}
                  {until}
                  {time(closesAt(name), 'closes')}
                </Times>
              ) : (
                <Times>{closed}</Times>
              )}
            </Row>
          );
        })}
      </Rows>
      <div role="alert">{mistakes['week'] && <Mistake>{mistakes['week']}</Mistake>}</div>
    </Section>
  );
}
