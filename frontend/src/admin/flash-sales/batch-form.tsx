import { CreateFlashSalesBody } from '../../api/generated/flash-sales/flash-sales.zod';
import { useCreateFlashSales } from '../../api/generated/flash-sales/flash-sales';
import { describeWibInput } from '../../format/describe-wib-input';
import { z } from 'zod';
import { fromWibInput } from '../../format/wib-input';
import * as text from '../../text/admin-flash-sales';
import { EditForm } from '../forms/edit-form';
import { FormSelect, FormText } from '../forms/form-fields';
import { formSchema } from '../forms/form-schema';
import { renamed } from '../forms/refused-fields';
import { useCategoryChoices } from '../forms/use-category-choices';
import { useEditForm } from '../forms/use-edit-form';
import { Pair } from '../ui/section';
import { toastSuccess } from '../ui/toast-store';
import { MAX_PERCENTAGE_LENGTH, percentageIn } from './sale-values';

const schema = formSchema(
  z
    .object({
      category: z.string().min(1, text.chooseCategory),
      percentage: z.string().refine((typed) => percentageIn(typed) !== undefined, text.percentageError),
      start: z.string().refine((typed) => !typed || fromWibInput(typed) !== undefined, text.startError),
      end: z.string().refine((typed) => fromWibInput(typed) !== undefined, text.endError),
    })
    .transform(({ category, percentage, start, end }) => ({
      category,
      discountPercentage: percentageIn(percentage) ?? 0,
      startDate: fromWibInput(start) ?? null,
      endDate: fromWibInput(end) ?? '',
    })),
  CreateFlashSalesBody,
);
const EMPTY = { category: '', percentage: '', start: '', end: '' };
const nameOf = renamed({ discountPercentage: 'percentage', startDate: 'start', endDate: 'end' });

/** Puts all products of a category on sale. */
export default function BatchForm({ onClose }: { readonly onClose: () => void }) {
  const categories = useCategoryChoices();
  const form = useEditForm(schema, EMPTY, nameOf);
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
        const { created, skipped } = (await mutateAsync({ data })).data;
        const leftOut = skipped.map(({ name, reason }) => text.leftOut(name ?? '', reason));
        toastSuccess(text.batchCreated(created), leftOut.slice(0, 5).join(' ') || undefined);
        onClose();
        return undefined;
      }}
    >
      <FormSelect
        control={control}
        name="category"
        label={text.category}
        choices={[{ value: '', label: text.chooseCategory }, ...categories]}
      />
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
