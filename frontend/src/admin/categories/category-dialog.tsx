import { useQuery } from '@tanstack/react-query';
import { getAdminGetCategoryUrl } from '../../api/generated/catalog/catalog';
import type { AdminCategoryResponse } from '../../api/generated/models';
import { addTitle, editTitle } from '../../text/admin-categories';
import { Dialog } from '../ui/dialog';
import { DialogLoading } from '../ui/dialog-loading';
import { mayLeave } from '../ui/unsaved';
import { editedQuery } from '../ui/versioned';
import { CategoryForm } from './category-form';
import { emptyCategory, valuesOf } from './category-values';

interface Props {
  /** The category to edit; none to add one. */
  readonly id?: string;
  readonly onClose: () => void;
}

export function CategoryDialog({ id, onClose }: Props) {
  const cancel = async () => {
    if (await mayLeave()) onClose();
  };
  const onCancel = () => void cancel();
  return (
    <Dialog title={id ? editTitle : addTitle} onClose={onCancel}>
      {id ? (
        <EditedCategory id={id} onClose={onClose} onCancel={onCancel} />
      ) : (
        <CategoryForm initial={emptyCategory} onClose={onClose} onCancel={onCancel} onReload={onCancel} />
      )}
    </Dialog>
  );
}

interface EditedProps {
  readonly id: string;
  readonly onClose: () => void;
  readonly onCancel: () => void;
}

function EditedCategory({ id, ...rest }: EditedProps) {
  const item = useQuery(editedQuery<AdminCategoryResponse>(getAdminGetCategoryUrl(id)));
  if (!item.data) return <DialogLoading failed={item.isError} onRetry={() => void item.refetch()} />;
  return (
    <CategoryForm
      key={item.data.etag}
      {...rest}
      item={item.data}
      initial={valuesOf(item.data.value)}
      onReload={() => void item.refetch()}
    />
  );
}
