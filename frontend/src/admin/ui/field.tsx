import { chakra, Field as ChakraField } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { optional as optionalNote } from '../../text/admin-common';
import { fieldRecipe } from '../../theme/recipes/field';

const { label, helperText, errorText } = fieldRecipe.base ?? {};

/** The parts of a field where several controls share them. */
export const Label = chakra('label', { base: label });
export const Hint = chakra('p', { base: helperText });
export const Mistake = chakra('p', { base: errorText });

const Aside = chakra('span', { base: { fontWeight: 'normal', color: 'ink.soft' } });

/** Chakra ties a control to its label; a mistake it would name by `aria-errormessage` alone, which few readers speak. */
export interface ControlProps {
  readonly 'aria-describedby': string | undefined;
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

export function Field({ id, label: name, hint, error, optional = false, children }: Props) {
  const own = useId();
  const ids = { errorText: `${own}-error`, helperText: `${own}-hint` };
  const described = [error && ids.errorText, hint && ids.helperText].filter(Boolean).join(' ');
  return (
    <ChakraField.Root id={id} ids={ids} invalid={Boolean(error)}>
      <ChakraField.Label>
        {name} {optional && <Aside>{optionalNote}</Aside>}
      </ChakraField.Label>
      {children({ 'aria-describedby': described || undefined })}
      <ChakraField.ErrorText>{error}</ChakraField.ErrorText>
      {hint && <ChakraField.HelperText>{hint}</ChakraField.HelperText>}
    </ChakraField.Root>
  );
}
