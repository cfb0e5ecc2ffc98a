import { chakra, Input } from '@chakra-ui/react';
import * as text from '../../text/admin-content';
import { Button } from '../ui/button';
import { type Day, withBreak } from './week';

const Rows = chakra('div', {
  base: {
    display: 'grid',
    columnGap: '4',
    rowGap: '1',
    width: { base: 'full', md: 'auto' },
    gridTemplateColumns: { md: 'auto auto' },
    '& > span': { gridColumn: { md: 2 } },
    '& > button': { gridArea: { md: '1 / 1' }, justifySelf: 'start', paddingInline: '0' },
  },
});
const Times = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'touch',
    fontSize: 'sm',
    color: 'ink.soft',
    '& > input': { flex: '1 1 0', minWidth: 0, width: { md: '9.5rem' } },
    // The picker's icon is hidden on phones. A tap on the field opens the picker anyway, and the digits need the space.
    '& ::-webkit-calendar-picker-indicator': { display: { base: 'none', md: 'block' } },
  },
});

interface Props {
  /** The beginning of each field label, such as the name of the day. */
  readonly name: string;
  readonly day: Day;
  readonly onChange: (day: Day) => void;
  readonly error: string | undefined;
  /** The id of the element with the error. The caller renders this element. */
  readonly errorId: string;
}

export function DayTimes({ name, day, onChange, error, errorId }: Props) {
  const { open, again } = day;
  const time = (label: string, value: string, change: (typed: string) => Day) => (
    <Input
      type="time"
      paddingInline={{ base: '2', md: '4' }}
      minHeight="touch"
      aria-label={label}
      aria-invalid={error ? true : undefined}
      aria-describedby={error && errorId}
      value={value}
      onChange={(event) => onChange(change(event.target.value))}
    />
  );
  if (!open) return <Times>{text.closed}</Times>;
  return (
    <Rows>
      <Times>
        {time(text.opensAt(name), day.opens, (opens) => ({ ...day, opens }))}
        {text.until}
        {time(text.closesAt(name), day.closes, (closes) => ({ ...day, closes }))}
      </Times>
      {again && (
        <Times>
          {time(text.opensAgainAt(name), again.opens, (opens) => ({ ...day, again: { ...again, opens } }))}
          {text.until}
          {time(text.closesAgainAt(name), again.closes, (closes) => ({
            ...day,
            again: { ...again, closes },
          }))}
        </Times>
      )}
      <Button
        variant="plain"
        size="sm"
        aria-label={`${name}: ${again ? text.removeBreak : text.addBreak}`}
        onClick={() => onChange(withBreak(day, !again))}
      >
        {again ? text.removeBreak : text.addBreak}
      </Button>
    </Rows>
  );
}
