import { formatRupiah, groupDigits } from '@etalase/backend/rules/rupiah';
import { type FieldPathByValue, useController } from 'react-hook-form';
import { parseShortAmount } from '../../../format/price-lines';
import * as text from '../../../text/admin-pricing';
import * as products from '../../../text/admin-products';
import { FormRupiah } from '../../forms/rupiah-field';
import { Button } from '../../ui/button';
import type { ProductControl, ProductValues } from '../product-values';

interface Props {
  readonly control: ProductControl;
  readonly name: FieldPathByValue<ProductValues, string>;
  readonly label: string;
}

/** An amount in rupiah. A short form such as '12rb' is offered as an amount, and taken by a press only. */
export function AmountField({ control, name, label }: Props) {
  const { field } = useController({ control, name });
  const short = parseShortAmount(field.value);
  return (
    <div>
      <FormRupiah control={control} name={name} label={label} refusal={products.priceError} />
      {short !== undefined && (
        <Button variant="quiet" size="sm" marginTop="2" onClick={() => field.onChange(groupDigits(short))}>
          {text.meant(formatRupiah(short))}
        </Button>
      )}
    </div>
  );
}
