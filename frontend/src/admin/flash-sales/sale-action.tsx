import { groupDigits } from '@etalase/backend/rules/rupiah';
import { useState } from 'react';
import { createFlashSalesBodyProductIdsMax as MAX_SALES } from '../../api/generated/flash-sales/flash-sales.zod';
import * as text from '../../text/admin-sale-form';
import { FormDialog } from '../forms/form-dialog';
import type { ProductActionProps } from '../tab-slice';
import { chunk } from '../ui/chunk';
import { toastError } from '../ui/toast-store';

const BatchForm = chunk(() => import('./batch-form'));

export default function SaleAction({ products, button, onDone }: ProductActionProps) {
  const [picked, setPicked] = useState<ProductActionProps['products']>();
  const start = () => {
    if (products.length > MAX_SALES) toastError(text.tooManyPicked(groupDigits(MAX_SALES)));
    else setPicked(products);
  };
  const close = () => setPicked(undefined);
  return (
    <>
      {button(text.createForPicked, start)}
      {picked && (
        <FormDialog title={text.pickedTitle(groupDigits(picked.length))} onClose={close}>
          <BatchForm products={picked} onClose={close} onDone={onDone} />
        </FormDialog>
      )}
    </>
  );
}
