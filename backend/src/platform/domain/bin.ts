import { daysBefore } from './instant.js';
import type { BinType } from './record-types.js';

const BIN_DAYS = 30;

/**
 * Returns the time at which the bin starts. Items that were deleted after this time are in the bin. Items that were
 * deleted earlier wait for the purge.
 */
export function binStart(now: Date): Date {
  return daysBefore(now, BIN_DAYS);
}

/** The time of deletion of an erased row that stays because other rows refer to it. */
export const ERASED_AT = new Date(0);

/** A deleted item as the panel lists it. A field is null if items of this type do not have the field. */
export interface BinItem {
  readonly type: BinType;
  readonly id: string;
  readonly name: string;
  readonly deletedAt: Date;
  readonly image: string | null;
  /** Whole rupiah. */
  readonly price: number | null;
  /** What the price is for; null for a product without a price list. */
  readonly priceLabel: {
    readonly unit: string | null;
    readonly from: boolean;
    readonly onRequest: boolean;
  } | null;
  readonly slug: string | null;
  readonly discountPercentage: number | null;
  readonly endDate: Date | null;
  /** Only in a grouped list: the change that deleted the items of the line; null if the history does not have it. */
  readonly change?: number | null;
  /** Only in a grouped list: the number of items of the line. */
  readonly together?: number;
}
