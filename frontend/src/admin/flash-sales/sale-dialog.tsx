import { useQuery } from '@tanstack/react-query';
import { getAdminGetFlashSaleUrl } from '../../api/generated/flash-sales/flash-sales';
import type { AdminFlashSaleResponse } from '../../api/generated/models';
import { addTitle, editTitle } from '../../text/admin-flash-sales';
import { Dialog } from '../ui/dialog';
import { DialogLoading } from '../ui/dialog-loading';
import { mayLeave } from '../ui/unsaved';
import { editedQuery } from '../ui/versioned';
import { SaleForm } from './sale-form';
import { emptySale, valuesOf } from './sale-values';

interface Props {
  /** The sale to edit; none to add one. */
  readonly id?: string;
  readonly onClose: () => void;
}

export function SaleDialog({ id, onClose }: Props) {
  const cancel = async () => {
    if (await mayLeave()) onClose();
  };
  const onCancel = () => void cancel();
  return (
    <Dialog title={id ? editTitle : addTitle} onClose={onCancel}>
      {id ? (
        <EditedSale id={id} onClose={onClose} onCancel={onCancel} />
      ) : (
        <SaleForm initial={emptySale} onClose={onClose} onCancel={onCancel} onReload={onCancel} />
      )}
    </Dialog>
  );
}

interface EditedProps {
  readonly id: string;
  readonly onClose: () => void;
  readonly onCancel: () => void;
}

function EditedSale({ id, ...rest }: EditedProps) {
  const item = useQuery(editedQuery<AdminFlashSaleResponse>(getAdminGetFlashSaleUrl(id)));
  if (!item.data) return <DialogLoading failed={item.isError} onRetry={() => void item.refetch()} />;
  return (
    <SaleForm
      key={item.data.etag}
      {...rest}
      item={item.data}
      initial={valuesOf(item.data.value)}
      onReload={() => void item.refetch()}
    />
  );
}
