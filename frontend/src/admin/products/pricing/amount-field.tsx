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

/** Lower prices may be in thousands. */
const USUAL_LOWEST = 100;

/** An amount in rupiah. What '12rb' or '27' probably means is offered as an amount, and taken by a press only. */
export function AmountField({ control, name, label, hint }: Props) {
  const { field } = useController({ control, name });
  const read = readAmount(field.value);
  const typed =
    read && 'amount' in read && read.amount > 0 && read.amount < USUAL_LOWEST ? read.amount : undefined;
  const meant = read && 'meant' in read ? read.meant : typed && typed * 1000;
  return (
    <div>
      <FormRupiah control={control} name={name} label={label} {...(hint && { hint })} />
      {meant !== undefined && (
        <Button variant="quiet" size="sm" marginTop="2" onClick={() => field.onChange(groupDigits(meant))}>
          {typed === undefined
            ? text.meant(formatRupiah(meant))
            : text.tooLow(formatRupiah(typed), formatRupiah(meant))}
        </Button>
      )}
    </div>
  );
}
