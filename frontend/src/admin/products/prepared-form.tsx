import { type AdminGetProductQueryResult, useAdminListCategories } from '../../api/generated/catalog/catalog';
import { dataOnly } from '../../api/response';
import { useSiteContent } from '../content/site-content';
import { LoadedForm } from '../forms/form-dialog';
import type { EditorProps } from '../forms/use-save-item';
import { ProductForm } from './product-form';
import { emptyProduct, valuesOf } from './product-values';

interface Props extends EditorProps<AdminGetProductQueryResult> {
  /** The slug of the category that the list is filtered by, preselected in a new product. */
  readonly category: string;
}

/** A product's form, once categories and the company's number are loaded. */
export default function PreparedForm({ item, category, ...exits }: Props) {
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
