import type { AdminFlashSaleResponse, FlashSaleBody, FlashSaleProduct } from '../../api/generated/models';
import { fromWibInput, toWibInput } from '../../format/wib-input';
import {
  endBeforeStart,
  endMistake,
  endPassed,
  percentageMistake,
  productMistake,
  startMistake,
} from '../../text/admin-flash-sales';
import type { Mistakes } from '../ui/use-draft';

/** What the form holds: texts as typed, times as their fields hold them, in WIB. */
export interface SaleValues {
  readonly product: FlashSaleProduct | null;
  readonly percentage: string;
  readonly start: string;
  readonly end: string;
}

export type SaleStatus = AdminFlashSaleResponse['status'];

export const emptySale: SaleValues = { product: null, percentage: '', start: '', end: '' };

export const valuesOf = (sale: AdminFlashSaleResponse): SaleValues => ({
  product: sale.product,
  percentage: String(sale.discountPercentage),
  start: sale.startDate ? toWibInput(sale.startDate) : '',
  end: toWibInput(sale.endDate),
});

/** Whole percent from 1 to 99; undefined for anything else. */
export function percentageIn(typed: string): number | undefined {
  const percentage = Number(typed.trim().replace(/\s*%$/u, ''));
  return /\d/u.test(typed) && Number.isInteger(percentage) && percentage >= 1 && percentage <= 99
    ? percentage
    : undefined;
}

/** @param savedEnd an ended sale may keep its end; a new end lies in the future. */
export function mistakesIn(values: SaleValues, now: Date, savedEnd?: string): Mistakes {
  const mistakes: Record<string, string> = {};
  if (!values.product) mistakes['product'] = productMistake;
  if (percentageIn(values.percentage) === undefined) mistakes['percentage'] = percentageMistake;
  const start = fromWibInput(values.start);
  const end = fromWibInput(values.end);
  if (values.start && !start) mistakes['start'] = startMistake;
  if (!end) mistakes['end'] = endMistake;
  else if (values.end !== savedEnd && new Date(end) <= now) mistakes['end'] = endPassed;
  else if (start && end <= start) mistakes['end'] = endBeforeStart;
  return mistakes;
}

export const bodyOf = ({ product, percentage, start, end }: SaleValues): FlashSaleBody => ({
  productId: product?.id ?? '',
  discountPercentage: percentageIn(percentage) ?? 0,
  endDate: fromWibInput(end) ?? '',
  startDate: fromWibInput(start) ?? null,
});

/** The status at this moment: the list may have been read a while ago. */
export function statusAt(sale: Pick<AdminFlashSaleResponse, 'startDate' | 'endDate'>, now: Date): SaleStatus {
  if (now >= new Date(sale.endDate)) return 'ended';
  return sale.startDate && now < new Date(sale.startDate) ? 'scheduled' : 'running';
}
