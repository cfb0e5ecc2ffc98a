import { chakra, Field, Input, List } from '@chakra-ui/react';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { closed, closesAt, days, hours, hoursNote, opensAt, until } from '../../text/admin-content';
import { Checkbox } from '../ui/checkbox';
import { useFieldLabel } from '../forms/field-labels';
import { Section } from '../ui/section';
import type { ContentControl } from './content-values';

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
    // Hidden on phones: a tap on the field opens the picker, and the digits need the width.
    '& ::-webkit-calendar-picker-indicator': { display: { base: 'none', md: 'block' } },
  },
});

interface Props {
  readonly control: ContentControl;
}

export function HoursSection({ control }: Props) {
  useFieldLabel(control, 'company.hours', hours);
  return (
    <Section title={hours} note={hoursNote}>
      <List.Root>
        {days.map((name, index) => (
          <DayRow key={name} control={control} name={name} index={index} />
        ))}
      </List.Root>
    </Section>
  );
}

function DayRow({ control, name, index }: Props & { readonly name: string; readonly index: number }) {
  const { field, fieldState } = useController({ control, name: `company.hours.${index}` });
  const { value: day, onChange } = field;
  const error = fieldState.error?.message;
  const errorId = useId();
  const time = (label: string, key: 'opens' | 'closes') => (
    <Input
      type="time"
      paddingInline={{ base: '2', md: '4' }}
      minHeight="touch"
      aria-label={label}
      aria-invalid={error ? true : undefined}
      aria-describedby={error && errorId}
      value={day[key]}
      onChange={(event) => onChange({ ...day, [key]: event.target.value })}
    />
  );
  return (
    <Row>
      <Checkbox label={name} checked={day.open} onChange={(open) => onChange({ ...day, open })} />
      {day.open ? (
        <Times>
          {time(opensAt(name), 'opens')}
          {until}
          {time(closesAt(name), 'closes')}
        </Times>
      ) : (
        <Times>{closed}</Times>
      )}
      {error && (
        <Field.Root ids={{ errorText: errorId }} invalid flexBasis="full">
          <Field.ErrorText marginBlock="1">{error}</Field.ErrorText>
        </Field.Root>
      )}
    </Row>
  );
}
