import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { inputRecipe } from '../../theme/recipes/input';
import { Field, type FieldProps } from './field';

export const Input = chakra('input', inputRecipe);

export const Area = chakra('textarea', {
  ...inputRecipe,
  base: {
    ...inputRecipe.base,
    fieldSizing: 'content',
    lineHeight: 'body',
    resize: 'vertical',
    maxHeight: '28rem',
  },
});

const Select = chakra('select', {
  ...inputRecipe,
  base: {
    ...inputRecipe.base,
    appearance: 'none',
    paddingRight: '10',
    backgroundImage:
      'linear-gradient(45deg, transparent 50%, currentColor 50%), linear-gradient(135deg, currentColor 50%, transparent 50%)',
    backgroundPosition: 'right 1.3rem top 55%, right 0.95rem top 55%',
    backgroundSize: '0.36rem 0.36rem',
    backgroundRepeat: 'no-repeat',
    textOverflow: 'ellipsis',
  },
});

type Own<Element> = FieldProps & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Gets the focus when its dialog opens, where no keyboard would jump up. */
  readonly first?: boolean;
} & Omit<Element, keyof FieldProps | 'value' | 'onChange'>;

type TextFieldProps = Own<ComponentProps<typeof Input>>;

export function TextField({
  id,
  label,
  hint,
  error,
  optional,
  value,
  onChange,
  first,
  ...rest
}: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <Input
          {...rest}
          {...control}
          data-autofocus={first ? '' : undefined}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

type TextAreaProps = Own<ComponentProps<typeof Area>>;

export function TextArea(props: TextAreaProps) {
  const { id, label, hint, error, optional, value, onChange, first, rows = 3, ...rest } = props;
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <Area
          rows={rows}
          minHeight={`calc(${rows} * 1.6em + 1.5rem)`}
          {...rest}
          {...control}
          data-autofocus={first ? '' : undefined}
          value={value}
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

type SelectFieldProps = Own<ComponentProps<typeof Select>> & { readonly choices: readonly Choice[] };

export function SelectField(props: SelectFieldProps) {
  const { id, label, hint, error, optional, value, onChange, first, choices, ...rest } = props;
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <Select
          {...rest}
          {...control}
          data-autofocus={first ? '' : undefined}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </Select>
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
    <Select aria-label={label} width="auto" value={value} onChange={(event) => onChange(event.target.value)}>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </Select>
  );
}
