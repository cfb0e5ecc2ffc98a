import {
  type AdminGetProductQueryResult,
  useAdminGetProduct,
  useAdminListCategories,
} from '../../api/generated/catalog/catalog';
import { dataOnly, etagOf } from '../../api/response';
import { useSiteContent } from '../content/site-content';
import { LoadedForm } from '../forms/form-dialog';
import { type EditorProps, fetchOnOpen } from '../forms/use-save-item';
import { ProductForm } from './product-form';
import { emptyProduct, valuesOf } from './product-values';

interface Props {
  /** The product to edit; none to add one. */
  readonly id?: string;
  /** The slug of the category that the list is filtered by, preselected in a new product. */
  readonly category: string;
  readonly onClose: () => void;
}

export default function ProductDialog({ id, category, onClose }: Props) {
  const query = useAdminGetProduct(id ?? '', { query: { ...fetchOnOpen, enabled: id !== undefined } });
  const form = (item?: typeof query.data) => (
    <PreparedForm
      key={item && etagOf(item)}
      item={item}
      category={category}
      onClose={onClose}
      onReload={() => void query.refetch()}
    />
  );
  return id ? <LoadedForm query={query}>{form}</LoadedForm> : form();
}

interface PreparedProps extends EditorProps<AdminGetProductQueryResult> {
  readonly category: string;
}

/** The form, once categories and the company's number are loaded. */
function PreparedForm({ item, category, ...exits }: PreparedProps) {
  const query = useAdminListCategories(dataOnly());
  const content = useSiteContent();
  // A new product starts with the company's number, or without one when it cannot be loaded.
  const isReady = item !== undefined || !content.isPending;
  return (
    <LoadedForm query={isReady ? query : { ...query, data: undefined }}>
      {(categories) => {
        const known = categories.some(({ slug }) => slug === category);
        const initial = item
          ? valuesOf(item.data)
          : emptyProduct(content.data?.company.chatNumber ?? '', known ? category : '');
        return <ProductForm item={item} initial={initial} categories={categories} {...exits} />;
      }}
    </LoadedForm>
  );
}
