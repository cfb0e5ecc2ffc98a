import { CreateFlashSalesBody } from '../../api/generated/flash-sales/flash-sales.zod';
import { useCreateFlashSales } from '../../api/generated/flash-sales/flash-sales';
import { Text } from '@chakra-ui/react';
import { groupDigits } from '@etalase/backend/rules/rupiah';
import { useMemo, useState } from 'react';
import { describeWibInput } from '../../format/describe-wib-input';
import { z } from 'zod';
import { fromWibInput } from '../../format/wib-input';
import * as bulk from '../../text/admin-bulk';
import * as text from '../../text/admin-flash-sales';
import { EditForm } from '../forms/edit-form';
import { FormSelect, FormText } from '../forms/form-fields';
import { formSchema } from '../forms/form-schema';
import { renamed } from '../forms/refused-fields';
import { useCategoryChoices } from '../forms/use-category-choices';
import { useEditForm } from '../forms/use-edit-form';
import { useUndoBulk } from '../products/bulk/use-undo-bulk';
import { Pair } from '../ui/section';
import { toast } from '../ui/toast-store';
import { MAX_PERCENTAGE_LENGTH, percentageIn } from './sale-values';

/** A product that the owner has picked. */
export interface PickedProduct {
  readonly id: string;
  readonly name: string;
}

/** @param productIds the picked products. Without them, the owner chooses a category. */
const schemaFor = (productIds: string[] | undefined) =>
  formSchema(
    z
      .object({
        category: productIds ? z.string() : z.string().min(1, text.chooseCategory),
        percentage: z.string().refine((typed) => percentageIn(typed) !== undefined, text.percentageError),
        start: z.string().refine((typed) => !typed || fromWibInput(typed) !== undefined, text.startError),
        end: z.string().refine((typed) => fromWibInput(typed) !== undefined, text.endError),
      })
      .transform(({ category, percentage, start, end }) => ({
        ...(productIds ? { productIds } : { category }),
        discountPercentage: percentageIn(percentage) ?? 0,
        startDate: fromWibInput(start) ?? null,
        endDate: fromWibInput(end) ?? '',
      })),
    CreateFlashSalesBody,
  );
const EMPTY = { percentage: '', start: '', end: '' };
const nameOf = renamed({ discountPercentage: 'percentage', startDate: 'start', endDate: 'end' });
const MOST_NAMES = 6;

interface Props {
  readonly products?: readonly PickedProduct[];
  readonly initial?: typeof EMPTY;
  readonly onClose: () => void;
  readonly onDone?: () => void;
}

/** Puts the picked products on sale, or all products of a category. */
export default function BatchForm({ products, initial = EMPTY, onClose, onDone }: Props) {
  const categories = useCategoryChoices();
  const [saved] = useState({ category: '', ...initial });
  const schema = useMemo(() => schemaFor(products?.map(({ id }) => id)), [products]);
  const form = useEditForm(schema, saved, nameOf);
  const undo = useUndoBulk();
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
        toast({
          kind: created > 0 ? 'success' : 'error',
          title: text.batchCreated(created),
          description: leftOut.slice(0, 5).join(' ') || undefined,
          ...(change !== null && { action: { label: bulk.undo, onClick: () => undo(change) } }),
        });
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
      <FormText
        control={control}
        name="percentage"
        label={text.percentage}
        hint={text.percentageHint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={MAX_PERCENTAGE_LENGTH}
      />
      <Pair>
        <FormText
          optional
          control={control}
          name="start"
          label={text.start}
          hint={(typed) => describeWibInput(typed) ?? text.startHint}
          type="datetime-local"
        />
        <FormText
          control={control}
          name="end"
          label={text.end}
          hint={describeWibInput}
          type="datetime-local"
        />
      </Pair>
    </EditForm>
  );
}

function Picked({ products }: { readonly products: readonly PickedProduct[] }) {
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
