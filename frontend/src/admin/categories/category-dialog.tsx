import { useAdminGetCategory } from '../../api/generated/catalog/catalog';
import { etagOf } from '../../api/response';
import { LoadedForm } from '../forms/form-dialog';
import { fetchOnOpen } from '../forms/use-save-item';
import { CategoryForm } from './category-form';

interface Props {
  /** The category to edit; none to add one. */
  readonly id?: string;
  readonly onClose: () => void;
}

export default function CategoryDialog({ id, onClose }: Props) {
  const query = useAdminGetCategory(id ?? '', { query: { ...fetchOnOpen, enabled: id !== undefined } });
  const form = (item?: typeof query.data) => (
    <CategoryForm
      key={item && etagOf(item)}
      item={item}
      onClose={onClose}
      onReload={() => void query.refetch()}
    />
  );
  return id ? <LoadedForm query={query}>{form}</LoadedForm> : form();
}
