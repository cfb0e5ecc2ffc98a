import { List, Text } from '@chakra-ui/react';
import { type ReactNode, useRef, useState } from 'react';
import {
  type Control,
  type FieldArray,
  type FieldArrayPath,
  type FieldPath,
  type FieldValues,
  get,
  useFieldArray,
  useFormState,
  useWatch,
} from 'react-hook-form';
import { AddButton } from '../ui/add-button';
import { useFieldLabel } from './field-labels';
import { FormRow } from './form-row';
import { useIsSampleRow } from './sample-texts';

interface RowTexts {
  /** The row's name on the screen, for example 'pertanyaan 2'. */
  readonly row: (number: number) => string;
  /** The title of a row while its title field is blank. */
  readonly newRow: string;
  readonly add: string;
  readonly none: string;
}

interface Props<Values extends FieldValues, Name extends FieldArrayPath<Values>> {
  // The payload's type is unknown, because the list works in a form with any payload.
  readonly control: Control<Values, unknown, unknown>;
  readonly name: Name;
  readonly label: string;
  readonly texts: RowTexts;
  readonly titleField: string;
  readonly emptyRow: FieldArray<Values, Name>;
  readonly max: number;
  /** Whether a new row is the first one. */
  readonly addsFirst?: boolean;
  readonly children: (index: number) => ReactNode;
}

export function RowList<Values extends FieldValues, Name extends FieldArrayPath<Values>>(
  props: Props<Values, Name>,
) {
  const { control, name, label, texts, titleField, emptyRow, max, addsFirst, children } = props;
  const { fields, append, prepend, move, remove } = useFieldArray({ control, name });
  const { errors } = useFormState({ control });
  const typed = useWatch({ control, name: name as unknown as FieldPath<Values> }) as
    readonly Readonly<Record<string, string>>[] | undefined;
  useFieldLabel(control, name, label);
  const isSampleRow = useIsSampleRow(control, name);
  const list = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<number>();

  const focus = (index: number, target: string) =>
    requestAnimationFrame(() => {
      const row = list.current?.children[index];
      const button = row?.querySelector<HTMLElement>(`[data-focus=${target}]`) ?? addButton.current;
      button?.focus();
      // On a phone, the buttons of a collapsed row are hidden and take no focus. The row's first button expands it.
      if (button !== document.activeElement) row?.querySelector('button')?.focus();
    });
  const moveBy = (index: number, by: -1 | 1) => {
    const to = index + by;
    if (to < 0 || to >= fields.length) return;
    move(index, to);
    if (open === index) setOpen(to);
    else if (open === to) setOpen(index);
    focus(to, by < 0 ? 'up' : 'down');
  };
  const add = () => {
    (addsFirst ? prepend : append)(emptyRow);
    // `fields` does not contain the new row yet, so `length` is the new row's index.
    setOpen(addsFirst ? 0 : fields.length);
  };
  const toggle = (index: number, opened: boolean) => {
    if (opened) setOpen(index);
    else if (open === index) setOpen(undefined);
  };
  const removeAt = (index: number) => {
    remove(index);
    if (open !== undefined && open >= index) setOpen(open === index ? undefined : open - 1);
    // `fields` still contains the removed row, so the last remaining row has the index `length - 2`.
    focus(Math.min(index, fields.length - 2), 'remove');
  };

  return (
    <div>
      <List.Root ref={list} hidden={fields.length === 0}>
        {fields.map(({ id }, index) => (
          <FormRow
            key={id}
            name={texts.row(index + 1)}
            title={typed?.[index]?.[titleField] || texts.newRow}
            isSample={isSampleRow(typed?.[index])}
            index={index}
            count={fields.length}
            open={open === index}
            isInvalid={Boolean(get(errors, `${name}.${index}`))}
            onToggle={(opened) => toggle(index, opened)}
            onMove={(by) => moveBy(index, by)}
            onRemove={() => removeAt(index)}
          >
            {children(index)}
          </FormRow>
        ))}
      </List.Root>
      {fields.length === 0 && (
        <Text fontSize="sm" lineHeight="snug" color="ink.soft">
          {texts.none}
        </Text>
      )}
      {fields.length < max && (
        <AddButton ref={addButton} marginTop="3" onClick={add}>
          {texts.add}
        </AddButton>
      )}
    </div>
  );
}
