import { CreateFlashSalesBody } from '../../api/generated/flash-sales/flash-sales.zod';
import { useCreateFlashSales } from '../../api/generated/flash-sales/flash-sales';
import { Text } from '@chakra-ui/react';
import { groupDigits } from '@etalase/backend/rules/rupiah';
import { useState } from 'react';
import { z } from 'zod';
import * as text from '../../text/admin-sale-form';
import { EditForm } from '../forms/edit-form';
import { FormSelect } from '../forms/form-fields';
import { formSchema } from '../forms/form-schema';
import { renamed } from '../forms/refused-fields';
import { useCategoryChoices } from '../forms/use-category-choices';
import { useEditForm } from '../forms/use-edit-form';
import { useUndoToast } from '../history/use-undo';
import type { ProductActionProps } from '../tab-slice';
import { useNow } from '../ui/use-now';
import { BatchPreview } from './batch-preview';
import { SaleFields } from './sale-fields';
import { refuseTerms, type SaleTerms, saleTerms, TERM_NAMES, termsOf } from './sale-values';

/** @param productIds the picked products. Without them, the owner chooses a category. */
const schemaFor = (productIds: string[] | undefined, now: Date) =>
  formSchema(
    saleTerms
      .extend({ category: productIds ? z.string() : z.string().min(1, text.chooseCategory) })
      .superRefine((values, context) => refuseTerms(values, context, now))
      .transform(({ category, ...terms }) => ({
        ...(productIds ? { productIds } : { category }),
        ...termsOf(terms),
      })),
    CreateFlashSalesBody,
  );
const EMPTY: SaleTerms = { percentage: '', start: '', end: '' };
const nameOf = renamed(TERM_NAMES);
const MOST_NAMES = 6;

interface Props {
  readonly products?: ProductActionProps['products'];
  readonly initial?: SaleTerms;
  readonly onClose: () => void;
  readonly onDone?: () => void;
}

export default function BatchForm({ products, initial = EMPTY, onClose, onDone }: Props) {
  const categories = useCategoryChoices();
  const [saved] = useState({ category: '', ...initial });
  const schema = schemaFor(
    products?.map(({ id }) => id),
    useNow(),
  );
  const form = useEditForm(schema, saved, nameOf);
  const showUndo = useUndoToast();
  const { control } = form;
  const { mutateAsync } = useCreateFlashSales({
    mutation: { meta: { failure: text.createFailed, invalidates: ['lists'] } },
  });
  return (
    <EditForm
      form={form}
      etag={undefined}
      saveText={text.saveNew}
      save={async (data) => {
        const { created, skipped, change } = (await mutateAsync({ data })).data;
        const leftOut = skipped.map(({ name, reason }) => text.leftOut(name ?? '', reason));
        showUndo(
          {
            kind: created > 0 ? 'success' : 'error',
            title: text.batchCreated(created),
            description: leftOut.slice(0, 5).join(' ') || undefined,
          },
          change,
        );
        onClose();
        onDone?.();
        return undefined;
      }}
    >
      {products ? (
        <Picked products={products} />
      ) : (
        <FormSelect
          control={control}
          name="category"
          label={text.category}
          choices={[{ value: '', label: text.chooseCategory }, ...categories]}
        />
      )}
      <SaleFields control={control} />
      <BatchPreview body={schema.safeParse(form.watch()).data} />
    </EditForm>
  );
}

function Picked({ products }: { readonly products: ProductActionProps['products'] }) {
  const shown = products.slice(0, MOST_NAMES).map(({ name }) => name);
  const rest = products.length - shown.length;
  return (
    <Text lineHeight="snug">
      <b>{text.pickedProducts(groupDigits(products.length))}</b>
      {`: ${shown.join(', ')}`}
      {rest > 0 && ` ${text.alsoPicked(groupDigits(rest))}`}
    </Text>
  );
}
