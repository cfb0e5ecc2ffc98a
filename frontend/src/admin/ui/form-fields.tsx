import type { ComponentProps } from 'react';
import {
  type Control,
  type FieldPath,
  type FieldPathByValue,
  type FieldValues,
  useController,
} from 'react-hook-form';
import { Checkbox } from './checkbox';
import { SelectField, TextArea, TextField } from './controls';
import { SwitchField } from './switch';

type Own = 'value' | 'checked' | 'onChange' | 'error' | 'name' | 'ref';

/** Props of a control that is tied to a form's field: the form gives its value and its error. */
export type Tied<Values extends FieldValues, Value, Props> = Omit<Props, Own> & {
  // The payload is of no concern to a field.
  readonly control: Control<Values, unknown, unknown>;
  readonly name: FieldPathByValue<Values, Value>;
  /** Another field to check again when this one changes, if it has been checked. */
  readonly deps?: FieldPath<Values>;
};

export function useField<Values extends FieldValues, Value>({
  control,
  name,
  deps,
}: Pick<Tied<Values, Value, object>, 'control' | 'name' | 'deps'>) {
  const { field, fieldState } = useController({ control, name, rules: { deps } });
  const { ref, onBlur, onChange, value } = field;
  return { ref, onBlur, onChange, value: value as Value, error: fieldState.error?.message };
}

type FormTextProps<Values extends FieldValues> = Tied<Values, string, ComponentProps<typeof TextField>> & {
  /** For what follows a text that is typed. */
  readonly onTyped?: (typed: string, before: string) => void;
};

export function FormText<Values extends FieldValues>({
  control,
  name,
  deps,
  onTyped,
  ...rest
}: FormTextProps<Values>) {
  const field = useField<Values, string>({ control, name, deps });
  const change = (typed: string) => {
    onTyped?.(typed, field.value);
    field.onChange(typed);
  };
  return <TextField {...rest} {...field} onChange={change} />;
}

export function FormArea<Values extends FieldValues>({
  control,
  name,
  ...rest
}: Tied<Values, string, ComponentProps<typeof TextArea>>) {
  return <TextArea {...rest} {...useField<Values, string>({ control, name })} />;
}

export function FormSelect<Values extends FieldValues>({
  control,
  name,
  ...rest
}: Tied<Values, string, ComponentProps<typeof SelectField>>) {
  return <SelectField {...rest} {...useField<Values, string>({ control, name })} />;
}

export function FormCheckbox<Values extends FieldValues>({
  control,
  name,
  ...rest
}: Tied<Values, boolean, ComponentProps<typeof Checkbox>>) {
  const { value, onChange } = useField<Values, boolean>({ control, name });
  return <Checkbox {...rest} checked={value} onChange={onChange} />;
}

export function FormSwitch<Values extends FieldValues>({
  control,
  name,
  ...rest
}: Tied<Values, boolean, ComponentProps<typeof SwitchField>>) {
  const { value, onChange } = useField<Values, boolean>({ control, name });
  return <SwitchField {...rest} checked={value} onChange={onChange} />;
}
