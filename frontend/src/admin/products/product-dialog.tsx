import {
  type AdminGetProductQueryResult,
  useAdminGetProduct,
  useAdminListCategories,
} from '../../api/generated/catalog/catalog';
import { dataOnly, etagOf } from '../../api/response';
import { addTitle, editTitle } from '../../text/admin-products';
import { useSiteContent } from '../content/site-content';
import { DialogLoading } from '../ui/dialog-loading';
import { EditDialog, type FormExits } from '../ui/edit-dialog';
import { readAnew } from '../ui/versioned';
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
  const item = useAdminGetProduct(id ?? '', { query: { ...readAnew, enabled: id !== undefined } });
  return (
    <EditDialog title={id ? editTitle : addTitle} item={id ? item : undefined} onClose={onClose}>
      {(edited, exits) => (
        <PreparedForm key={edited && etagOf(edited)} item={edited} category={category} {...exits} />
      )}
    </EditDialog>
  );
}

interface PreparedProps extends FormExits {
  readonly item: AdminGetProductQueryResult | undefined;
  readonly category: string;
}

/** The form, once what it offers is known. */
function PreparedForm({ item, category, ...exits }: PreparedProps) {
  const categories = useAdminListCategories(dataOnly());
  const content = useSiteContent();
  if (!categories.data || (!item && content.isPending))
    return <DialogLoading failed={categories.isError} onRetry={() => void categories.refetch()} />;
  const known = categories.data.some(({ slug }) => slug === category);
  const initial = item
    ? valuesOf(item.data)
    : emptyProduct(content.data?.company.chatNumber ?? '', known ? category : '');
  return <ProductForm item={item} initial={initial} categories={categories.data} {...exits} />;
}
