import { useQuery } from '@tanstack/react-query';
import {
  type AdminGetProductQueryResult,
  getAdminGetProductQueryOptions,
  useAdminListCategories,
} from '../../api/generated/catalog/catalog';
import { dataOnly, selectData } from '../../api/response';
import { useSiteContent } from '../parts/site-content';
import { LoadedForm } from '../forms/form-dialog';
import { type EditorProps, fetchOnOpen } from '../forms/use-save-item';
import { ProductForm } from './product-form';
import { copiedValues, emptyProduct, valuesOf } from './product-values';

interface Props extends EditorProps<AdminGetProductQueryResult> {
  /** The slug of the category in the list's filter, preselected in a new product. */
  readonly category: string;
  readonly copyOf: string | undefined;
  readonly onAnother: (category: string) => void;
}

/**
 * A product's form, shown once the categories are loaded. The form of a new product also waits for the company's chat
 * number. A new product starts with the chat number of its category, or else with the company's number.
 */
export default function PreparedForm({ item, category, copyOf, ...exits }: Props) {
  const query = useAdminListCategories(dataOnly());
  const content = useSiteContent();
  const original = useQuery({
    ...getAdminGetProductQueryOptions(copyOf ?? ''),
    ...fetchOnOpen,
    select: selectData,
    enabled: copyOf !== undefined,
  });
  // If the company's number cannot be loaded, the form opens without it.
  const isReady = item !== undefined || !content.isPending;
  const needed = copyOf !== undefined && !original.data ? { ...original, data: undefined } : query;
  return (
    <LoadedForm query={isReady ? needed : { ...query, data: undefined }}>
      {(categories) => {
        const wanted = original.data?.category ?? category;
        const known = categories.some(({ slug }) => slug === wanted) ? wanted : '';
        const numberOf = (chosen: string) =>
          categories.find(({ slug }) => slug === chosen)?.chatNumber ??
          content.data?.company.chatNumber ??
          '';
        const added = original.data
          ? { ...copiedValues(original.data), category: known }
          : emptyProduct(numberOf(known), known);
        const initial = item ? valuesOf(item.data) : added;
        return (
          <ProductForm item={item} initial={initial} categories={categories} numberOf={numberOf} {...exits} />
        );
      }}
    </LoadedForm>
  );
}
