import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import type { ContactMessage } from '../../text/contact';

export type FieldName = keyof ContactMessage;

const Label = chakra('label', {
  base: {
    display: 'block',
    textStyle: 'label',
    marginBottom: '2.5',
    '& > span': { color: 'ink.soft', fontWeight: 'normal' },
  },
});
/** Makes the field look like a line to write on, as in a letter. */
const line = {
  display: 'block',
  width: 'full',
  minHeight: '11',
  paddingInline: '0',
  paddingBlock: '2',
  borderWidth: '0',
  borderBottomWidth: '1px',
  borderColor: 'line.strong',
  borderRadius: '0',
  bg: 'transparent',
  color: 'ink',
  fontSize: 'md',
  lineHeight: 'snug',
  _hover: { borderColor: 'ink' },
  _focusVisible: { outlineOffset: '2px' },
} as const;
const Input = chakra('input', { base: line });
const TextArea = chakra('textarea', {
  base: {
    ...line,
    resize: 'vertical',
    lineHeight: '2rem',
    paddingBlock: '0',
    borderWidth: '0',
    background:
      'repeating-linear-gradient(transparent 0 calc(2rem - 1px), {colors.line.strong} 0 2rem) local',
  },
});
const Group = chakra('div', { base: { '&[data-wide]': { gridColumn: '1 / -1' } } });

interface Props extends Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'required' | 'name'> {
  readonly id: FieldName;
  readonly label: string;
  readonly hint?: string;
  /** The number of lines of a field for longer text. Without it, the field has one line. */
  readonly rows?: number;
}

export function Field({ id, label, hint, rows, ...rest }: Props) {
  return (
    <Group data-wide={rows || undefined}>
      <Label htmlFor={id}>
        {label} {hint && <span>{hint}</span>}
      </Label>
      {rows ? (
        <TextArea id={id} name={rest.name} required={rest.required} rows={rows} />
      ) : (
        <Input id={id} {...rest} />
      )}
    </Group>
  );
}
