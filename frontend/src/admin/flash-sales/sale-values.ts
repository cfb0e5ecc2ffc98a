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
import * as text from '../../text/admin-sale-form';
import { formSchema } from '../forms/form-schema';

// A percentage has two digits. Three more characters are allowed, such as spaces and '%'.
export const MAX_PERCENTAGE_LENGTH = 5;

export const saleTerms = z.object({ percentage: z.string(), start: z.string(), end: z.string() });
/** Typed text, and times in WIB (UTC+7) in the format of `datetime-local` inputs. */
export type SaleTerms = z.input<typeof saleTerms>;
export const TERM_NAMES = { discountPercentage: 'percentage', startDate: 'start', endDate: 'end' };

const fields = saleTerms.extend({ product: z.custom<AdminFlashSaleProduct | null>() });
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
export function refuseTerms(values: SaleTerms, context: z.RefinementCtx, now: Date, savedEnd?: string): void {
  const refuse = (field: keyof SaleTerms, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message });
  if (percentageIn(values.percentage) === undefined) refuse('percentage', text.percentageError);
  const start = fromWibInput(values.start);
  const end = fromWibInput(values.end);
  if (values.start && !start) refuse('start', text.startError);
  if (!end) refuse('end', text.endError);
  else if (values.end !== savedEnd && new Date(end) <= now) refuse('end', text.endPassed);
  // Both are ISO times in UTC, so they can be compared as strings.
  else if (start && end <= start) refuse('end', text.endBeforeStart);
}

/** The fallbacks only satisfy the types: `refuseTerms` refuses terms without a percentage or an end. */
export const termsOf = ({ percentage, start, end }: SaleTerms) => ({
  discountPercentage: percentageIn(percentage) ?? 0,
  endDate: fromWibInput(end) ?? '',
  startDate: fromWibInput(start) ?? null,
});

export const saleSchema = (now: Date, savedEnd?: string) =>
  formSchema(
    fields
      .superRefine((values, context) => {
        const { product } = values;
        const percentage = percentageIn(values.percentage);
        const refuse = (path: keyof SaleValues, message: string) =>
          context.addIssue({ code: 'custom', path: [path], message });
        if (!product) refuse('product', text.productError);
        else if (percentage !== undefined && !lowersPrice(product.price, percentage))
          refuse('percentage', text.nothingLowered);
        refuseTerms(values, context, now, savedEnd);
      })
      .transform(({ product, ...terms }): FlashSaleBody => ({
        productId: product?.id ?? '',
        ...termsOf(terms),
      })),
    CreateFlashSaleBody,
  );
