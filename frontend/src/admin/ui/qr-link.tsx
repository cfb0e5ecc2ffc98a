import { Field } from '@chakra-ui/react';
import * as text from '../../text/admin-common';
import { Button } from './button';

interface Props {
  readonly kind: 'shop' | 'category' | 'product';
  /** The id of the category or product; 'shop' for the shop. */
  readonly id: string;
}

export function QrLink({ kind, id }: Props) {
  return (
    <Field.Root>
      <Button variant="quiet" size="sm" alignSelf="flex-start" asChild>
        <a href={`/qr/${kind}/${id}.svg`} download={`qr-${kind}-${id}.svg`}>
          {text.downloadQr}
        </a>
      </Button>
      <Field.HelperText>{text.qrHint}</Field.HelperText>
    </Field.Root>
  );
}
