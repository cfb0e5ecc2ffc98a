import { Field as ChakraField, Span } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import * as common from '../../text/admin-common';
import * as text from '../../text/admin-sample-texts';

export interface FieldProps {
  /** The field's id. Only fields that are focused from another part of the panel need an id. */
  readonly id?: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string;
  readonly optional?: boolean;
  readonly isSample?: boolean;
}

interface Props extends FieldProps {
  /**
   * Renders the control. Chakra connects an error to the control only with `aria-errormessage`, which few screen
   * readers support. So the control needs an `aria-describedby` that names the error and the hint.
   */
  readonly children: (control: { readonly 'aria-describedby': string | undefined }) => ReactNode;
}

export function Field({ id, label, hint, error, optional = false, isSample = false, children }: Props) {
  const own = useId();
  const ids = { errorText: `${own}-error`, helperText: `${own}-hint` };
  const described = [error && ids.errorText, (hint || isSample) && ids.helperText].filter(Boolean).join(' ');
  return (
    <ChakraField.Root id={id} ids={ids} invalid={Boolean(error)}>
      <ChakraField.Label>
        {label}{' '}
        {optional && (
          <Span fontWeight="normal" color="ink.soft">
            {common.optional}
          </Span>
        )}
      </ChakraField.Label>
      {children({ 'aria-describedby': described || undefined })}
      <ChakraField.ErrorText>{error}</ChakraField.ErrorText>
      {(hint || isSample) && (
        <ChakraField.HelperText>
          {isSample && <Span fontWeight="semibold">{`${text.isSample}. `}</Span>}
          {hint}
        </ChakraField.HelperText>
      )}
    </ChakraField.Root>
  );
}
