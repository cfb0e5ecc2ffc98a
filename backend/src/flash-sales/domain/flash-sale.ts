import { DomainError, stale } from '../../platform/domain/domain-error.js';

/** What the owner decides about a sale. */
export interface FlashSaleDraft {
  readonly productId: string;
  /** Whole percent. */
  readonly discountPercentage: number;
  /** Null: from its creation on. */
  readonly startDate: Date | null;
  readonly endDate: Date;
}

export interface FlashSaleState extends FlashSaleDraft {
  readonly id: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly deletedAt: Date | null;
  /** Rises with every change; what a stale edit is recognized by. */
  readonly version: number;
}

export type FlashSaleStatus = 'scheduled' | 'running' | 'ended';

export const LEAST_PERCENTAGE = 1;
export const MOST_PERCENTAGE = 99;
// What a date picker can show; anything outside is a slip of the finger.
const EARLIEST = Date.UTC(2000, 0, 1);
const LATEST = Date.UTC(2100, 0, 1);

/**
 * A discount on one product within a half-open window of time: it runs from its start on, and at its end it no
 * longer does, so that one sale may start at the very instant at which another ends.
 */
export class FlashSale {
  private constructor(private current: FlashSaleState) {}

  static create(id: string, draft: FlashSaleDraft, now: Date): FlashSale {
    requireFuture(draft.endDate, now);
    return new FlashSale({
      id,
      ...validated(draft, now),
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
      version: 1,
    });
  }

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

  /** Refuses an edit that was based on another version; without one, the last write wins. */
  expectVersion(version: number | undefined): void {
    if (version !== undefined && version !== this.current.version) throw stale();
  }

  /** An ended sale may keep its end; a new end lies in the future. */
  revise(draft: FlashSaleDraft, now: Date): void {
    if (draft.endDate.getTime() !== this.current.endDate.getTime()) requireFuture(draft.endDate, now);
    this.change({ ...validated(draft, this.current.createdAt), updatedAt: now });
  }

  remove(now: Date): void {
    this.change({ updatedAt: now, deletedAt: now });
  }

  private change(changes: Partial<FlashSaleState>): void {
    this.current = { ...this.current, ...changes, version: this.current.version + 1 };
  }
}

function validated(draft: FlashSaleDraft, createdAt: Date): FlashSaleDraft {
  const { productId, discountPercentage, startDate, endDate } = draft;
  if (
    !Number.isInteger(discountPercentage) ||
    discountPercentage < LEAST_PERCENTAGE ||
    discountPercentage > MOST_PERCENTAGE
  )
    throw new DomainError(
      'invalid',
      `Diskon harus bilangan bulat ${LEAST_PERCENTAGE} sampai ${MOST_PERCENTAGE} persen`,
    );
  for (const date of [startDate ?? createdAt, endDate]) {
    if (!(date.getTime() >= EARLIEST && date.getTime() < LATEST))
      throw new DomainError('invalid', 'Waktu flash sale harus antara tahun 2000 dan 2099');
  }
  if (endDate <= (startDate ?? createdAt))
    throw new DomainError('invalid', 'Waktu berakhir harus setelah waktu mulai');
  return { productId, discountPercentage, startDate, endDate };
}

function requireFuture(endDate: Date, now: Date): void {
  if (endDate <= now) throw new DomainError('invalid', 'Waktu berakhir harus di masa depan');
}
