import { readAmount } from '@etalase/backend/rules/amounts';
import { formatRupiah, groupDigits } from '@etalase/backend/rules/rupiah';
import { type FieldPathByValue, useController } from 'react-hook-form';
import * as text from '../../../text/admin-pricing';
import { FormRupiah } from '../../forms/rupiah-field';
import { Button } from '../../ui/button';
import type { ProductControl, ProductValues } from '../product-values';

interface Props {
  readonly control: ProductControl;
  readonly name: FieldPathByValue<ProductValues, string>;
  readonly label: string;
  readonly hint?: string;
}

/** An amount in rupiah. A short form such as '12rb' is offered as an amount, and taken by a press only. */
export function AmountField({ control, name, label, hint }: Props) {
  const { field } = useController({ control, name });
  const read = readAmount(field.value);
  const short = read && 'meant' in read ? read.meant : undefined;
  return (
    <div>
      <FormRupiah control={control} name={name} label={label} {...(hint && { hint })} />
      {short !== undefined && (
        <Button variant="quiet" size="sm" marginTop="2" onClick={() => field.onChange(groupDigits(short))}>
          {text.meant(formatRupiah(short))}
        </Button>
      )}
    </div>
  );
}
