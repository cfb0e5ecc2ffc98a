import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { optional as optionalNote } from '../../text/admin-common';

const Frame = chakra('div', { base: { minWidth: 0 } });
export const Label = chakra('label', {
  base: {
    display: 'inline-block',
    fontSize: 'sm',
    fontWeight: 'bold',
    lineHeight: 'snug',
    marginBottom: '1.5',
  },
});
const Aside = chakra('span', { base: { fontWeight: 'normal', color: 'ink.soft' } });
export const Hint = chakra('p', {
  base: { fontSize: 'sm', lineHeight: 'snug', color: 'ink.soft', marginTop: '1.5' },
});
export const Mistake = chakra('p', {
  base: {
    fontSize: 'sm',
    lineHeight: 'snug',
    fontWeight: 'semibold',
    color: 'magenta.deep',
    marginTop: '1.5',
  },
});

/** What ties a control to its label, hint and mistake. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

export interface FieldProps {
  /** Only where something else leads to it. */
  readonly id?: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string;
  readonly optional?: boolean;
}

interface Props extends FieldProps {
  readonly children: (control: ControlProps) => ReactNode;
}

export function Field({ id: given, label, hint, error, optional = false, children }: Props) {
  const own = useId();
  const id = given ?? own;
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <Frame>
      <Label htmlFor={id}>
        {label} {optional && <Aside>{optionalNote}</Aside>}
      </Label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {error && <Mistake id={`${id}-error`}>{error}</Mistake>}
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </Frame>
  );
}
