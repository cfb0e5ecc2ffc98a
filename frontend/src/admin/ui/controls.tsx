import { Input, NativeSelect, Textarea } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldProps } from './field';

type Own<Control> = FieldProps & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Gets the focus when its dialog opens, where no keyboard would jump up. */
  readonly first?: boolean;
} & Omit<Control, keyof FieldProps | 'value' | 'onChange'>;

export function TextField(props: Own<ComponentProps<typeof Input>>) {
  const { id, label, hint, error, optional, onChange, first, ...rest } = props;
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <Input
          {...rest}
          {...control}
          data-autofocus={first ? '' : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

export function TextArea(props: Own<ComponentProps<typeof Textarea>>) {
  const { id, label, hint, error, optional, onChange, first, rows = 3, ...rest } = props;
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <Textarea
          rows={rows}
          minHeight={`calc(${rows} * 1.6em + 1.5rem)`}
          {...rest}
          {...control}
          data-autofocus={first ? '' : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

interface Choice {
  readonly value: string;
  readonly label: string;
}

const options = (choices: readonly Choice[]): ReactNode =>
  choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
const indicator = (
  <NativeSelect.Indicator>
    <ChevronDown aria-hidden />
  </NativeSelect.Indicator>
);

type SelectFieldProps = Own<ComponentProps<typeof NativeSelect.Field>> & {
  readonly choices: readonly Choice[];
};

export function SelectField(props: SelectFieldProps) {
  const { id, label, hint, error, optional, onChange, first, choices, ...rest } = props;
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <NativeSelect.Root>
          <NativeSelect.Field
            {...rest}
            {...control}
            aria-invalid={error ? true : undefined}
            data-autofocus={first ? '' : undefined}
            onChange={(event) => onChange(event.target.value)}
          >
            {options(choices)}
          </NativeSelect.Field>
          {indicator}
        </NativeSelect.Root>
      )}
    </Field>
  );
}

interface FilterProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly choices: readonly Choice[];
}

/** A select whose purpose its first choice says; the label is for those who do not see where it stands. */
export function FilterSelect({ label, value, onChange, choices }: FilterProps) {
  return (
    <NativeSelect.Root width="auto" maxWidth="full">
      <NativeSelect.Field aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
        {options(choices)}
      </NativeSelect.Field>
      {indicator}
    </NativeSelect.Root>
  );
}
