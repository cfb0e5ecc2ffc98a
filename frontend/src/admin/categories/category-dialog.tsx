import { useAdminGetCategory } from '../../api/generated/catalog/catalog';
import { etagOf } from '../../api/response';
import { addTitle, editTitle } from '../../text/admin-categories';
import { EditDialog } from '../ui/edit-dialog';
import { readAnew } from '../ui/versioned';
import { CategoryForm } from './category-form';

interface Props {
  /** The category to edit; none to add one. */
  readonly id?: string;
  readonly onClose: () => void;
}

export default function CategoryDialog({ id, onClose }: Props) {
  const item = useAdminGetCategory(id ?? '', { query: { ...readAnew, enabled: id !== undefined } });
  return (
    <EditDialog title={id ? editTitle : addTitle} item={id ? item : undefined} onClose={onClose}>
      {(edited, exits) => <CategoryForm key={edited && etagOf(edited)} item={edited} {...exits} />}
    </EditDialog>
  );
}
