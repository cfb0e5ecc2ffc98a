import { lowersPrice } from '@etalase/backend/rules/sale-price';
import { cleanText } from '@etalase/backend/rules/text';
import { z } from 'zod';
import { CreateFlashSaleBody } from '../../api/generated/flash-sales/flash-sales.zod';
import type {
  AdminFlashSaleProduct,
  AdminFlashSaleResponse,
  FlashSaleBody,
} from '../../api/generated/models';
import { fromWibInput, toWibInput } from '../../format/wib-input';
import * as text from '../../text/admin-flash-sales';
import { formSchema } from '../forms/form-schema';

// A percentage has two digits. Three more characters are allowed, such as spaces and '%'.
export const MAX_PERCENTAGE_LENGTH = 5;

const fields = z.object({
  product: z.custom<AdminFlashSaleProduct | null>(),
  percentage: z.string(),
  start: z.string(),
  end: z.string(),
});

/** The form's values: typed text, and times in WIB (UTC+7) in the format of `datetime-local` inputs. */
export type SaleValues = z.input<typeof fields>;

export const emptySale: SaleValues = { product: null, percentage: '', start: '', end: '' };

export const valuesOf = (sale: AdminFlashSaleResponse): SaleValues => ({
  product: sale.product,
  percentage: String(sale.discountPercentage),
  start: sale.startDate ? toWibInput(sale.startDate) : '',
  end: toWibInput(sale.endDate),
});

/** Reads a whole percentage from 1 to 99, with or without '%'. Returns undefined for any other text. */
export function percentageIn(typed: string): number | undefined {
  const percentage = Number(cleanText(typed).replace(/\s*%$/u, '') || NaN);
  return Number.isInteger(percentage) && percentage >= 1 && percentage <= 99 ? percentage : undefined;
}

/** @param savedEnd the saved end of the edited sale. It may be in the past, but a new end must be in the future. */
export const saleSchema = (now: Date, savedEnd?: string) =>
  formSchema(
    fields
      .superRefine((values, context) => {
        const refuse = (field: keyof SaleValues, message: string) =>
          context.addIssue({ code: 'custom', path: [field], message });
        if (!values.product) refuse('product', text.productError);
        const percentage = percentageIn(values.percentage);
        if (percentage === undefined) refuse('percentage', text.percentageError);
        else if (values.product && !lowersPrice(values.product.price, percentage))
          refuse('percentage', text.nothingLowered);
        const start = fromWibInput(values.start);
        const end = fromWibInput(values.end);
        if (values.start && !start) refuse('start', text.startError);
        if (!end) refuse('end', text.endError);
        else if (values.end !== savedEnd && new Date(end) <= now) refuse('end', text.endPassed);
        // Both are ISO times in UTC, so they can be compared as strings.
        else if (start && end <= start) refuse('end', text.endBeforeStart);
      })
      // The fallbacks only satisfy the types: values without a product, percentage or end are refused above.
      .transform(({ product, percentage, start, end }): FlashSaleBody => ({
        productId: product?.id ?? '',
        discountPercentage: percentageIn(percentage) ?? 0,
        endDate: fromWibInput(end) ?? '',
        startDate: fromWibInput(start) ?? null,
      })),
    CreateFlashSaleBody,
  );
