import { amountOf } from '@etalase/backend/rules/amounts';
import { PRICE_STEPS } from '@etalase/backend/rules/bulk-limits';
import type { BulkChangeSchema } from '../../../api/generated/models';
import * as text from '../../../text/admin-bulk';

export interface BulkAction {
  readonly label: string;
  readonly title: (n: string) => string;
  /** The change, or what the owner decides about it. */
  readonly change: BulkChangeSchema | 'price' | 'category';
  readonly danger?: boolean;
}

export const ACTIONS: readonly BulkAction[] = [
  { label: text.price, title: text.priceTitle, change: 'price' },
  { label: text.show, title: text.showTitle, change: { isActive: true } },
  { label: text.hide, title: text.hideTitle, change: { isActive: false } },
  { label: text.move, title: text.moveTitle, change: 'category' },
  { label: text.markNew, title: text.markNewTitle, change: { isNew: true } },
  { label: text.unmarkNew, title: text.unmarkNewTitle, change: { isNew: false } },
  { label: text.remove, title: text.removeTitle, change: { deleted: true }, danger: true },
];

export interface TypedPrice {
  readonly by: 'percent' | 'amount';
  readonly typed: string;
  /** Empty without rounding. */
  readonly roundTo: string;
}

/** @returns undefined if no number was typed. */
export function priceChangeOf({ by, typed, roundTo }: TypedPrice): BulkChangeSchema | undefined {
  const [, sign = '', figure = ''] = /^\s*([+−–-]?)\s*(.*)$/su.exec(typed) ?? [];
  const number = by === 'percent' ? percentOf(figure) : amountOf(figure);
  if (number === undefined) return undefined;
  const step = PRICE_STEPS.find((one) => String(one) === roundTo);
  const isLower = sign !== '' && sign !== '+';
  return { price: { [by]: isLower ? -number : number, ...(step && { roundTo: step }) } };
}

function percentOf(typed: string): number | undefined {
  const [, figure] = /^(\d{1,3}(?:[.,]\d)?)\s*%?\s*$/u.exec(typed) ?? [];
  return figure === undefined ? undefined : Number(figure.replace(',', '.'));
}
