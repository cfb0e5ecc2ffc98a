import { Input, type InputProps, Textarea } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import {
  type Control,
  type FieldPath,
  type FieldPathByValue,
  type FieldValues,
  useController,
} from 'react-hook-form';
import * as text from '../../text/admin-common';
import { Field, type FieldProps } from './field';
import { useFieldLabel } from './field-labels';
import { PasswordInput } from './password-input';
import { useSamplesIn } from './sample-texts';
import { type Choice, Select } from '../ui/select';
import { Checkbox } from '../ui/checkbox';
import { Switch } from '../ui/switch';

interface Tied<Values extends FieldValues, Value> {
  // The payload's type is unknown, because a field works in a form with any payload.
  readonly control: Control<Values, unknown, unknown>;
  readonly name: FieldPathByValue<Values, Value>;
}

export interface FormFieldProps<Values extends FieldValues>
  extends Tied<Values, string>, Omit<FieldProps, 'hint' | 'error'> {
  /** The hint below the field. A function gets the typed text and the error of the field. */
  readonly hint?: ReactNode | ((typed: string, error: string | undefined) => ReactNode);
}

type Native =
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'maxLength' | 'placeholder';

export interface FormTextProps<Values extends FieldValues>
  extends FormFieldProps<Values>, Pick<InputProps, Native> {
  /** The height of a textarea. Without it, the field has one line. */
  readonly rows?: number;
  /** True to focus the field when the dialog opens, except on touch screens, where the keyboard would open. */
  readonly first?: boolean;
  /** A dependent field. If it was validated before, a change of this field validates the dependent field again. */
  readonly deps?: FieldPath<Values>;
  readonly onTyped?: (typed: string, before: string) => void;
}

export function FormText<Values extends FieldValues>(props: FormTextProps<Values>) {
  const { control, name, deps, id, label, hint, optional, rows, first, onTyped, ...native } = props;
  const { field, fieldState } = useController({ control, name, rules: { deps } });
  useFieldLabel(control, name, label);
  const { ref, value, onBlur } = field;
  const error = fieldState.error?.message;
  const onChange = ({ target }: { readonly target: { readonly value: string } }) => {
    onTyped?.(target.value, value);
    field.onChange(target.value);
  };
  const tied = { ref, value: value as string, onBlur, onChange, 'data-autofocus': first ? '' : undefined };
  return (
    <Field
      id={id}
      label={label}
      hint={hintOf({ hint, maxLength: native.maxLength }, value, error)}
      isSample={useSamplesIn([name]).length > 0 && !fieldState.isDirty}
      error={error}
      optional={optional}
    >
      {(described) =>
        rows ? (
          <Textarea
            rows={rows}
            minHeight={`calc(${rows} * 1.6em + 1.5rem)`}
            maxLength={native.maxLength}
            {...tied}
            {...described}
          />
        ) : native.type === 'password' ? (
          <PasswordInput name={name} {...native} {...tied} {...described} />
        ) : (
          <Input name={name} {...native} {...tied} {...described} />
        )
      }
    </Field>
  );
}

/** Characters are counted only in fields with at least this limit. A field with a shorter limit holds a number. */
const MIN_COUNTED = 20;
/** The share of the limit from which on the characters are counted. */
const COUNTED_FROM = 0.8;

/**
 * Returns the field's hint. Near the field's limit, the hint includes the number of typed characters, because the
 * browser silently drops further characters.
 */
function hintOf(
  { hint, maxLength = 0 }: Pick<FormTextProps<never>, 'hint' | 'maxLength'>,
  typed: string,
  error: string | undefined,
): ReactNode {
  const own = typeof hint === 'function' ? hint(typed, error) : hint;
  if (maxLength < MIN_COUNTED || typed.length < COUNTED_FROM * maxLength) return own;
  return (
    <>
      {own} <span>{text.characters(typed.length, maxLength)}</span>
    </>
  );
}

interface FormSelectProps<Values extends FieldValues>
  extends Tied<Values, string>, Omit<FieldProps, 'error'> {
  readonly choices: readonly Choice[];
  readonly onChosen?: (chosen: string, before: string) => void;
}

export function FormSelect<Values extends FieldValues>({
  control,
  name,
  choices,
  onChosen,
  ...texts
}: FormSelectProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  useFieldLabel(control, name, texts.label);
  const { ref, value, onBlur } = field;
  const error = fieldState.error?.message;
  const onChange = ({ target }: { readonly target: { readonly value: string } }) => {
    onChosen?.(target.value, value);
    field.onChange(target.value);
  };
  return (
    <Field {...texts} error={error}>
      {(described) => (
        <Select
          choices={choices}
          aria-invalid={error ? true : undefined}
          {...{ ref, value, onBlur, onChange }}
          {...described}
        />
      )}
    </Field>
  );
}

interface ToggleProps<Values extends FieldValues> extends Tied<Values, boolean> {
  readonly label: string;
  readonly hint?: string;
}

export function FormCheckbox<Values extends FieldValues>({ control, name, label }: ToggleProps<Values>) {
  const { value, onChange } = useController({ control, name }).field;
  useFieldLabel(control, name, label);
  return <Checkbox label={label} checked={value} onChange={onChange} />;
}

export function FormSwitch<Values extends FieldValues>({ control, name, ...texts }: ToggleProps<Values>) {
  const { value, onChange } = useController({ control, name }).field;
  useFieldLabel(control, name, texts.label);
  return <Switch {...texts} checked={value} onChange={onChange} />;
}
