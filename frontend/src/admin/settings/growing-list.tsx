import { chakra, Field, Fieldset, Textarea } from '@chakra-ui/react';
import { type ReactNode, useId, useRef } from 'react';
import { type Control, useController, useFieldArray } from 'react-hook-form';
import * as settings from '../../text/admin-settings';
import * as sampleTexts from '../../text/admin-sample-texts';
import { AddButton } from '../ui/add-button';
import { RemoveButton } from '../ui/remove-button';
import { useFieldLabel } from '../forms/field-labels';
import { useIsSampleRow } from '../forms/sample-texts';
import type { AboutList, AboutValues } from './about-values';

/** The contract allows no more texts in a list. */
const MAX_LINES = 20;

const List = chakra('ol', {
  base: { display: 'flex', flexDirection: 'column', gap: '2' },
});
const Row = chakra('div', { base: { display: 'flex', gap: '1', alignItems: 'center' } });

interface Props {
  readonly control: Control<AboutValues, unknown, unknown>;
  readonly name: AboutList;
  readonly label: string;
  readonly maxLength: number;
}

/** A list of one-line texts. The button or Enter adds a line, and the cross removes one. */
export function GrowingList({ control, name, label, maxLength }: Props) {
  const { fields, insert, remove } = useFieldArray({ control, name });
  useFieldLabel(control, name, label);
  const isSampleRow = useIsSampleRow(control, name);
  const list = useRef<HTMLOListElement>(null);
  const addAt = (index: number) => {
    if (fields.length < MAX_LINES) insert(index, { text: '' });
  };
  const removeAt = (index: number) => {
    remove(index);
    // `fields` still contains the removed row, so the last remaining row has the index `length - 2`.
    const next = Math.min(index, fields.length - 2);
    requestAnimationFrame(() => list.current?.children[next]?.querySelector('button')?.focus());
  };
  return (
    <Fieldset.Root>
      <Fieldset.Legend>{label}</Fieldset.Legend>
      <List ref={list}>
        {fields.map((line, index) => (
          <Line
            key={line.id}
            control={control}
            name={name}
            index={index}
            label={settings.listItem(label, index + 1)}
            maxLength={maxLength}
            isSampleRow={isSampleRow}
            onEnter={() => addAt(index + 1)}
          >
            <RemoveButton
              name={settings.listItem(label, index + 1).toLowerCase()}
              onClick={() => removeAt(index)}
            />
          </Line>
        ))}
      </List>
      {fields.length < MAX_LINES && (
        <AddButton variant="quiet" marginTop="2" onClick={() => addAt(fields.length)}>
          {settings.addItem(label)}
        </AddButton>
      )}
    </Fieldset.Root>
  );
}

interface LineProps extends Props {
  readonly index: number;
  readonly isSampleRow: (row: unknown) => boolean;
  readonly onEnter: () => void;
  readonly children: ReactNode;
}

/** Replaces line breaks with spaces. A text may wrap on the screen, but contains no line break. */
const oneLine = (text: string): string => text.replace(/\s*\n\s*/gu, ' ');

function Line({ control, name, index, label, maxLength, isSampleRow, onEnter, children }: LineProps) {
  const { field, fieldState } = useController({ control, name: `${name}.${index}.text` });
  const { ref, value, onChange } = field;
  const error = fieldState.error?.message;
  const errorId = useId();
  const sampleId = useId();
  const marked = isSampleRow({ text: value });
  const described = [error && errorId, marked && sampleId].filter(Boolean).join(' ');
  return (
    <li>
      <Row>
        <Textarea
          rows={1}
          minHeight="12"
          paddingBlock="3"
          lineHeight="snug"
          resize="none"
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          maxLength={maxLength}
          ref={ref}
          value={value}
          onChange={(event) => onChange(oneLine(event.target.value))}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            onEnter();
          }}
        />
        {children}
      </Row>
      <Field.Root ids={{ errorText: errorId, helperText: sampleId }} invalid={Boolean(error)}>
        <Field.ErrorText>{error}</Field.ErrorText>
        {marked && <Field.HelperText>{sampleTexts.isSample}</Field.HelperText>}
      </Field.Root>
    </li>
  );
}
