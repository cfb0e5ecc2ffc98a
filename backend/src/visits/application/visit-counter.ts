import type { Visit } from '../domain/visit.js';
import {
  CommitUnknown,
  type ClientWords,
  type VisitBatch,
  type VisitCount,
  type VisitStore,
} from './ports.js';

export class VisitCounter {
  private visits = new Map<string, VisitCount>();
  private words = new Map<string, ClientWords>();
  private failed: VisitBatch | undefined;
  private saving: Promise<void> | undefined;

  constructor(private readonly store: VisitStore) {}

  /** @param day the current date in the shop's time zone. */
  count({ words, ...event }: Visit, day: string, client: string): void {
    const visit = { ...event, day };
    increment(this.visits, Object.values(visit), visit);
    if (words !== undefined) increment(this.words, [words, day], { words, day, client });
  }

  get isEmpty(): boolean {
    return !this.failed && this.visits.size === 0;
  }

  /**
   * Stores what has been counted. A batch that cannot be stored is tried once more by the next call.
   * @throws when a batch is dropped.
   */
  save(): Promise<void> {
    return (this.saving ??= this.saveAll().finally(() => (this.saving = undefined)));
  }

  private async saveAll(): Promise<void> {
    while (!this.isEmpty) {
      const { failed } = this;
      const batch = failed ?? this.takeBatch();
      this.failed = undefined;
      try {
        await this.store.add(batch);
      } catch (error) {
        if (failed || error instanceof CommitUnknown) throw error;
        this.failed = batch;
        return;
      }
    }
  }

  private takeBatch(): VisitBatch {
    const batch = { visits: [...this.visits.values()], words: [...this.words.values()] };
    this.visits = new Map();
    this.words = new Map();
    return batch;
  }
}

function increment<T extends { readonly count: number }>(
  counts: Map<string, T>,
  key: readonly unknown[],
  first: Omit<T, 'count'>,
): void {
  const id = JSON.stringify(key);
  const counted = counts.get(id);
  counts.set(id, { ...(counted ?? first), count: (counted?.count ?? 0) + 1 } as T);
}
