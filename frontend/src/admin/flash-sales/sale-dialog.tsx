import { useAdminGetFlashSale } from '../../api/generated/flash-sales/flash-sales';
import { etagOf } from '../../api/response';
import { addTitle, editTitle } from '../../text/admin-flash-sales';
import { EditDialog } from '../ui/edit-dialog';
import { readAnew } from '../ui/versioned';
import { SaleForm } from './sale-form';

interface Props {
  /** The sale to edit; none to add one. */
  readonly id?: string;
  readonly onClose: () => void;
}

export default function SaleDialog({ id, onClose }: Props) {
  const item = useAdminGetFlashSale(id ?? '', { query: { ...readAnew, enabled: id !== undefined } });
  return (
    <EditDialog title={id ? editTitle : addTitle} item={id ? item : undefined} onClose={onClose}>
      {(edited, exits) => <SaleForm key={edited && etagOf(edited)} item={edited} {...exits} />}
    </EditDialog>
  );
}
