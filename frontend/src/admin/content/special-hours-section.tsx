import { Box, chakra, Field, Flex, List, Text } from '@chakra-ui/react';
import { MAX_SPECIAL_HOURS } from '@etalase/backend/rules/special-hours';
import { Suspense, useId, useRef } from 'react';
import { useController, useFieldArray } from 'react-hook-form';
import * as text from '../../text/admin-content';
import { useFieldLabel } from '../forms/field-labels';
import { FormText } from '../forms/form-fields';
import { AddButton } from '../ui/add-button';
import { Checkbox } from '../ui/checkbox';
import { chunk } from '../ui/chunk';
import { Disclosure } from '../ui/disclosure';
import { ListSkeleton } from '../ui/loaded';
import { PanelPart } from '../ui/panel-part';
import { Pair, Section } from '../ui/section';
import type { ContentControl } from './content-values';
import { DayTimes } from './day-times';
import { closedOn, type SpecialDays } from './special-days';
import { RemoveButton } from '../ui/remove-button';

const HolidayList = chunk(() => import('./holiday-list'));

const MAX_NOTE_LENGTH = 60;

const Row = chakra('li', {
  base: { display: 'grid', gap: '4', paddingInline: { base: '4', md: '5' }, paddingBlock: '4' },
});

export function SpecialHoursSection({ control }: { readonly control: ContentControl }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'company.specialHours' });
  useFieldLabel(control, 'company.specialHours', text.specialHours);
  const list = useRef<HTMLUListElement>(null);
  const isFull = fields.length >= MAX_SPECIAL_HOURS;
  // The focus stays on the list of holidays, where the owner may choose more.
  const addHoliday = (row: SpecialDays) => append(row, { shouldFocus: false });
  const removeAt = (index: number) => {
    remove(index);
    // `fields` still contains the removed row, so the last remaining row has the index `length - 2`.
    const next = Math.min(index, fields.length - 2);
    requestAnimationFrame(() => list.current?.children[next]?.querySelector('button')?.focus());
  };
  return (
    <Section title={text.specialHours} note={text.specialHoursNote}>
      <List.Root ref={list} hidden={fields.length === 0}>
        {fields.map(({ id }, index) => (
          <SpecialRow key={id} control={control} index={index} onRemove={() => removeAt(index)} />
        ))}
      </List.Root>
      {fields.length === 0 && (
        <Text fontSize="sm" lineHeight="snug" color="ink.soft">
          {text.noSpecial}
        </Text>
      )}
      {!isFull && (
        <AddButton marginTop="3" onClick={() => append(closedOn('', ''))}>
          {text.addSpecial}
        </AddButton>
      )}
      <Box marginTop="3">
        <Disclosure title={text.addHolidays}>
          <PanelPart>
            <Suspense fallback={<ListSkeleton rows={3} />}>
              <HolidayList control={control} isFull={isFull} onAdd={addHoliday} onRemove={remove} />
            </Suspense>
          </PanelPart>
        </Disclosure>
      </Box>
    </Section>
  );
}

interface RowProps {
  readonly control: ContentControl;
  readonly index: number;
  readonly onRemove: () => void;
}

function SpecialRow({ control, index, onRemove }: RowProps) {
  const path = `company.specialHours.${index}` as const;
  const { field, fieldState } = useController({ control, name: `${path}.day` });
  const { value: day, onChange } = field;
  const error = fieldState.error?.message;
  const errorId = useId();
  const name = text.specialRow(index + 1);
  return (
    <Row aria-label={name}>
      <Pair>
        <FormText control={control} name={`${path}.from`} label={text.specialFrom} type="date" />
        <FormText optional control={control} name={`${path}.to`} label={text.specialTo} type="date" />
      </Pair>
      <Flex wrap="wrap" columnGap="6" rowGap="1" alignItems="flex-start">
        <Checkbox label={text.isOpen} checked={day.open} onChange={(open) => onChange({ ...day, open })} />
        <DayTimes name={name} day={day} onChange={onChange} error={error} errorId={errorId} />
        {error && (
          <Field.Root ids={{ errorText: errorId }} invalid flexBasis="full">
            <Field.ErrorText>{error}</Field.ErrorText>
          </Field.Root>
        )}
      </Flex>
      <Flex gap="2" alignItems="flex-end">
        <Box flex="1" minWidth="0">
          <FormText
            optional
            control={control}
            name={`${path}.note`}
            label={text.specialNote}
            maxLength={MAX_NOTE_LENGTH}
          />
        </Box>
        <RemoveButton icon="bin" name={name} onClick={onRemove} />
      </Flex>
    </Row>
  );
}
