import { conflictingField, DomainError, invalidField } from '../../platform/domain/domain-error.js';
import { changedHead, differs, type EntityHead, newHead } from '../../platform/domain/entity-head.js';
import { isPlausible } from '../../platform/domain/instant.js';
import * as messages from './messages.js';

export interface FlashSaleDraft {
  readonly productId: string;
  /** Whole percent. */
  readonly discountPercentage: number;
  /** Null if the sale runs from its creation on. */
  readonly startDate: Date | null;
  readonly endDate: Date;
}

export interface FlashSaleState extends FlashSaleDraft, EntityHead {
  /** Whether the sale came with the sample data, and the owner has not edited the sale. */
  readonly isSample: boolean;
}

export type FlashSaleStatus = 'scheduled' | 'running' | 'ended';

export const MIN_PERCENTAGE = 1;
export const MAX_PERCENTAGE = 99;

/**
 * A discount on one product during the half-open interval [start, end). So one sale may start at the instant at which
 * another sale ends.
 */
export class FlashSale {
  private constructor(private current: FlashSaleState) {}

  static create(id: string, draft: FlashSaleDraft, now: Date, isSample = false): FlashSale {
    requireFuture(draft.endDate, now);
    return new FlashSale({
      ...newHead(id, now),
      ...validated(draft, now),
      isSample,
    });
  }

  /** Returns the sale with a stored state, without validation. To undo a deletion, use `undelete`. */
  static restore(state: FlashSaleState): FlashSale {
    return new FlashSale({ ...state });
  }

  get state(): FlashSaleState {
    return this.current;
  }

  get startsAt(): Date {
    return this.current.startDate ?? this.current.createdAt;
  }

  statusAt(now: Date): FlashSaleStatus {
    if (now >= this.current.endDate) return 'ended';
    return now >= this.startsAt ? 'running' : 'scheduled';
  }

  overlaps(other: FlashSale): boolean {
    return (
      this.current.productId === other.current.productId &&
      this.startsAt < other.current.endDate &&
      other.startsAt < this.current.endDate
    );
  }

  /**
   * A sale that has ended may keep its end. A changed end must be in the future. An edited sample sale becomes a sale
   * of the owner.
   */
  revise(draft: FlashSaleDraft, now: Date): void {
    if (draft.endDate.getTime() !== this.current.endDate.getTime()) requireFuture(draft.endDate, now);
    const fields = validated(draft, this.current.createdAt);
    this.change({ ...fields, isSample: this.current.isSample && !differs(this.current, fields) }, now);
  }

  /** A running sale ends now, and a scheduled one is removed. One that has ended stays as it is. */
  end(now: Date): void {
    const status = this.statusAt(now);
    if (status === 'running' && now > this.startsAt) this.change({ endDate: now }, now);
    else if (status !== 'ended') this.remove(now);
  }

  remove(now: Date): void {
    this.change({ deletedAt: now }, now);
  }

  /** Undoes the deletion. @throws DomainError 'conflict' after the end of the sale. */
  undelete(now: Date): void {
    if (this.statusAt(now) === 'ended') throw new DomainError('conflict', messages.endedForGood);
    this.change({ deletedAt: null }, now);
  }

  private change(fields: Partial<FlashSaleState>, now: Date): void {
    this.current = { ...this.current, ...fields, ...changedHead(this.current, now) };
  }
}

/** Runs `work`. @returns whether it changed the sale. */
export function isChangedBy(work: (sale: FlashSale) => void, sale: FlashSale): boolean {
  const before = sale.state;
  work(sale);
  return sale.state !== before;
}

export const overlapping = (): DomainError => conflictingField('endDate', messages.overlapping);

function validated(draft: FlashSaleDraft, createdAt: Date): FlashSaleDraft {
  const { productId, discountPercentage, startDate, endDate } = draft;
  if (
    !Number.isInteger(discountPercentage) ||
    discountPercentage < MIN_PERCENTAGE ||
    discountPercentage > MAX_PERCENTAGE
  )
    throw invalidField('discountPercentage', messages.percentageInvalid(MIN_PERCENTAGE, MAX_PERCENTAGE));
  const start = startDate ?? createdAt;
  for (const [field, date] of Object.entries({ startDate: start, endDate })) {
    if (!isPlausible(date)) throw invalidField(field, messages.timeOutOfRange);
  }
  if (endDate <= start) throw invalidField('endDate', messages.endBeforeStart);
  return { productId, discountPercentage, startDate, endDate };
}

function requireFuture(endDate: Date, now: Date): void {
  if (endDate <= now) throw invalidField('endDate', messages.endInPast);
}
