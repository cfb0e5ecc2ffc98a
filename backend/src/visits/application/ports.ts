import type { VisitKind, VisitSource } from '../domain/visit.js';

/** A day is a date in the shop's time zone, such as '2026-11-21'. */
export interface VisitCount {
  readonly day: string;
  readonly kind: VisitKind;
  readonly source: VisitSource;
  readonly productId: string | null;
  readonly count: number;
}

export interface WordsCount {
  readonly day: string;
  readonly words: string;
  readonly count: number;
}

/** `client` is the first client that searched for the words. It is not stored. */
export interface ClientWords extends WordsCount {
  readonly client: string;
}

export interface VisitBatch {
  readonly visits: readonly VisitCount[];
  readonly words: readonly ClientWords[];
}

/** The batch may have been added. If it were added again, its visits could count twice. */
export class CommitUnknown extends Error {}

/** A period of days. The first day is included, the last day too. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

export abstract class VisitStore {
  /**
   * Adds a batch to the stored counts, which stop at the highest number of their column.
   * @throws CommitUnknown; after any other error, nothing was added.
   */
  abstract add(batch: VisitBatch): Promise<void>;
  abstract list(period: Period): Promise<VisitCount[]>;
  /** The words of searches without a result that were counted often enough to be shown, the most frequent first. */
  abstract listWords(period: Period): Promise<Omit<WordsCount, 'day'>[]>;
  /** Deletes counts of days before `countsFrom`, and rare words of days before `rareWordsFrom`. */
  abstract purge(days: { readonly countsFrom: string; readonly rareWordsFrom: string }): Promise<void>;
}
