import { Field } from '@chakra-ui/react';
import { downloadQr, qrHint } from '../../text/admin-common';
import { Button } from './button';

interface Props {
  readonly kind: 'shop' | 'category' | 'product';
  /** The id of the category or product; 'shop' for the shop. */
  readonly id: string;
}

/** Downloads the QR code of a page that visitors see. */
export function QrLink({ kind, id }: Props) {
  return (
    <Field.Root>
      <Button variant="quiet" size="sm" alignSelf="flex-start" asChild>
        <a href={`/qr/${kind}/${id}.svg`} download={`qr-${kind}-${id}.svg`}>
          {downloadQr}
        </a>
      </Button>
      <Field.HelperText>{qrHint}</Field.HelperText>
    </Field.Root>
  );
}
