import { chakra, Field, List } from '@chakra-ui/react';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import * as text from '../../text/admin-content';
import { HOURS_ID } from '../places';
import { Checkbox } from '../ui/checkbox';
import { useFieldLabel } from '../forms/field-labels';
import { FormSelect } from '../forms/form-fields';
import { SameForAll } from '../forms/same-for-all';
import { Section } from '../ui/section';
import type { ContentControl } from './content-values';
import { DayTimes } from './day-times';
import { dayToCopy, withSameHours } from './week';

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
interface Props {
  readonly control: ContentControl;
}

export function HoursSection({ control }: Props) {
  useFieldLabel(control, 'company.hours', text.hours);
  return (
    <Section id={HOURS_ID} title={text.hours} note={text.hoursNote}>
      <FormSelect control={control} name="company.timeZone" label={text.timeZone} choices={text.timeZones} />
      <List.Root marginTop="4">
        {text.days.map((name, index) => (
          <DayRow key={name} control={control} name={name} index={index} />
        ))}
      </List.Root>
      <SameHours control={control} />
    </Section>
  );
}

function SameHours({ control }: Props) {
  // Without `exact`, the value follows the fields of the days.
  const { field } = useController({ control, name: 'company.hours', exact: false });
  const index = dayToCopy(field.value);
  const from = field.value[index];
  return (
    <SameForAll
      label={text.sameHours}
      hint={from && text.sameHoursHint(text.days[index] ?? '')}
      onPress={() => from && field.onChange(withSameHours(field.value, from))}
    />
  );
}

function DayRow({ control, name, index }: Props & { readonly name: string; readonly index: number }) {
  const { field, fieldState } = useController({ control, name: `company.hours.${index}` });
  const { value: day, onChange } = field;
  const error = fieldState.error?.message;
  const errorId = useId();
  return (
    <Row>
      <Checkbox label={name} checked={day.open} onChange={(open) => onChange({ ...day, open })} />
      <DayTimes name={name} day={day} onChange={onChange} error={error} errorId={errorId} />
      {error && (
        <Field.Root ids={{ errorText: errorId }} invalid flexBasis="full">
          <Field.ErrorText marginBlock="1">{error}</Field.ErrorText>
        </Field.Root>
      )}
    </Row>
  );
}
