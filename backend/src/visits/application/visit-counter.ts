import type { Visit } from '../domain/visit.js';
import type { VisitBatch, VisitCount, VisitStore, WordsCount } from './ports.js';

export class VisitCounter {
  private visits = new Map<string, VisitCount>();
  private words = new Map<string, WordsCount>();
  /** The batch that is being stored, or whose storing failed. */
  private unsaved: VisitBatch | undefined;
  private saving: Promise<void> | undefined;

  constructor(private readonly store: VisitStore) {}

  /** @param day the current date in the shop's time zone. */
  count({ words, ...visit }: Visit, day: string): void {
    increment(this.visits, { ...visit, day });
    if (words !== undefined) increment(this.words, { words, day });
  }

  /** Stores what has been counted. After a failure, the next call stores the same batch first. */
  save(): Promise<void> {
    return (this.saving ??= this.saveAll().finally(() => (this.saving = undefined)));
  }

  private async saveAll(): Promise<void> {
    while (this.unsaved || this.visits.size > 0) {
      this.unsaved ??= this.takeBatch();
      await this.store.add(this.unsaved);
      this.unsaved = undefined;
    }
  }

  private takeBatch(): VisitBatch {
    const batch = { visits: [...this.visits.values()], words: [...this.words.values()] };
    this.visits = new Map();
    this.words = new Map();
    return batch;
  }
}

function increment<T extends { readonly count: number }>(counts: Map<string, T>, of: Omit<T, 'count'>): void {
  const key = JSON.stringify(Object.values(of));
  counts.set(key, { ...of, count: (counts.get(key)?.count ?? 0) + 1 } as T);
}
