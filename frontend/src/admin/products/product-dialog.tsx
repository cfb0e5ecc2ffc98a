import { useQuery } from '@tanstack/react-query';
import { getAdminGetProductUrl, useAdminListCategories } from '../../api/generated/catalog/catalog';
import type { AdminProductResponse } from '../../api/generated/models';
import { addTitle, editTitle } from '../../text/admin-products';
import { useSiteContent } from '../content/site-content';
import { Dialog } from '../ui/dialog';
import { DialogLoading } from '../ui/dialog-loading';
import { mayLeave } from '../ui/unsaved';
import { editedQuery } from '../ui/versioned';
import { ProductForm } from './product-form';
import { emptyProduct, valuesOf } from './product-values';

interface Props {
  /** The product to edit; none to add one. */
  readonly id?: string;
  /** The category that the list shows, for a new one. */
  readonly category: string;
  readonly onClose: () => void;
}

export default function ProductDialog({ id, category, onClose }: Props) {
  const cancel = async () => {
    if (await mayLeave()) onClose();
  };
  return (
    <Dialog title={id ? editTitle : addTitle} onClose={() => void cancel()}>
      {id ? (
        <EditedProduct id={id} onClose={onClose} onCancel={() => void cancel()} />
      ) : (
        <NewProduct category={category} onClose={onClose} onCancel={() => void cancel()} />
      )}
    </Dialog>
  );
}

interface PartProps {
  readonly onClose: () => void;
  readonly onCancel: () => void;
}

function NewProduct({ category, ...rest }: PartProps & { readonly category: string }) {
  const categories = useAdminListCategories();
  const content = useSiteContent();
  if (!categories.data || content.isPending)
    return <DialogLoading failed={categories.isError} onRetry={() => void categories.refetch()} />;
  const known = categories.data.some(({ slug }) => slug === category);
  return (
    <ProductForm
      {...rest}
      initial={emptyProduct(content.data?.company.chatNumber ?? '', known ? category : '')}
      categories={categories.data}
      onReload={rest.onCancel}
    />
  );
}

function EditedProduct({ id, ...rest }: PartProps & { readonly id: string }) {
  const categories = useAdminListCategories();
  const item = useQuery(editedQuery<AdminProductResponse>(getAdminGetProductUrl(id)));
  if (!categories.data || !item.data) {
    const retry = () => {
      if (categories.isError) void categories.refetch();
      if (item.isError) void item.refetch();
    };
    return <DialogLoading failed={categories.isError || item.isError} onRetry={retry} />;
  }
  return (
    <ProductForm
      key={item.data.etag}
      {...rest}
      item={item.data}
      initial={valuesOf(item.data.value)}
      categories={categories.data}
      onReload={() => void item.refetch()}
    />
  );
}
