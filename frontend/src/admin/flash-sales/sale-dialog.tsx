import { useAdminGetFlashSale } from '../../api/generated/flash-sales/flash-sales';
import { etagOf } from '../../api/response';
import { LoadedForm } from '../forms/form-dialog';
import { fetchOnOpen } from '../forms/use-save-item';
import { SaleForm } from './sale-form';

interface Props {
  /** The sale to edit; none to add one. */
  readonly id?: string;
  readonly onClose: () => void;
}

export default function SaleDialog({ id, onClose }: Props) {
  const query = useAdminGetFlashSale(id ?? '', { query: { ...fetchOnOpen, enabled: id !== undefined } });
  const form = (item?: typeof query.data) => (
    <SaleForm
      key={item && etagOf(item)}
      item={item}
      onClose={onClose}
      onReload={() => void query.refetch()}
    />
  );
  return id ? <LoadedForm query={query}>{form}</LoadedForm> : form();
}
