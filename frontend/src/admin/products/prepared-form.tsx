import { type AdminGetProductQueryResult, useAdminListCategories } from '../../api/generated/catalog/catalog';
import { dataOnly } from '../../api/response';
import { useSiteContent } from '../content/site-content';
import { LoadedForm } from '../forms/form-dialog';
import type { EditorProps } from '../forms/use-save-item';
import { ProductForm } from './product-form';
import { emptyProduct, valuesOf } from './product-values';

interface Props extends EditorProps<AdminGetProductQueryResult> {
  /** The slug of the category in the list's filter, preselected in a new product. */
  readonly category: string;
}

/**
 * A product's form, shown once the categories are loaded. The form of a new product also waits for the company's chat
 * number. A new product starts with the chat number of its category, or else with the company's number.
 */
export default function PreparedForm({ item, category, ...exits }: Props) {
  const query = useAdminListCategories(dataOnly());
  const content = useSiteContent();
  // If the company's number cannot be loaded, the form opens without it.
  const isReady = item !== undefined || !content.isPending;
  return (
    <LoadedForm query={isReady ? query : { ...query, data: undefined }}>
      {(categories) => {
        const known = categories.some(({ slug }) => slug === category) ? category : '';
        const numberOf = (chosen: string) =>
          categories.find(({ slug }) => slug === chosen)?.chatNumber ??
          content.data?.company.chatNumber ??
          '';
        const initial = item ? valuesOf(item.data) : emptyProduct(numberOf(known), known);
        return (
          <ProductForm item={item} initial={initial} categories={categories} numberOf={numberOf} {...exits} />
        );
      }}
    </LoadedForm>
  );
}
