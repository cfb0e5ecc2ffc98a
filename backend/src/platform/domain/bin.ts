import { daysBefore } from './days-before.js';
import type { BinType } from './record-types.js';

/** The number of days for which a deleted item can be restored. */
export const BIN_DAYS = 30;

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
  readonly id: string;
  readonly name: string;
  readonly deletedAt: Date;
  readonly image: string | null;
  /** Whole rupiah. */
  readonly price: number | null;
  readonly slug: string | null;
  readonly discountPercentage: number | null;
  readonly endDate: Date | null;
}

/** The deleted items of one type. A slice whose items can be restored contributes a source to `BIN_SOURCES`. */
export abstract class BinSource {
  abstract readonly type: BinType;
  abstract count(since: Date): Promise<number>;
  /** Returns the items that were deleted after `since`: newest first, and by id if the times are equal. */
  abstract list(since: Date, limit?: number): Promise<BinItem[]>;
  /**
   * Erases an item for good.
   * @returns false if no such item was deleted after `since`.
   */
  abstract erase(id: string, since: Date): Promise<boolean>;
  /**
   * Erases for good at most `limit` items that were deleted at or before `until`.
   * @returns the number of erased items.
   */
  abstract purge(until: Date, limit: number): Promise<number>;
}

/** Compares two items for sorting: newest deletion first, and by id if the times are equal. */
export function byDeletion(
  a: Pick<BinItem, 'id' | 'deletedAt'>,
  b: Pick<BinItem, 'id' | 'deletedAt'>,
): number {
  return b.deletedAt.getTime() - a.deletedAt.getTime() || (a.id < b.id ? -1 : 1);
}
