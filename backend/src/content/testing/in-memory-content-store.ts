import { ContentStore, type StoredContent } from '../application/ports.js';

export class InMemoryContentStore extends ContentStore {
  private readonly stored = new Map<string, { json: string; version: number }>();

  async find(key: string): Promise<StoredContent | undefined> {
    return (await this.findAll()).get(key);
  }

  findAll(): Promise<ReadonlyMap<string, StoredContent>> {
    const all = [...this.stored].map(([key, { json, version }]) => {
      const body = JSON.parse(json) as unknown;
      return [key, { body, version }] as const;
    });
    return Promise.resolve(new Map(all));
  }

  save(key: string, body: object, _now: Date, expectedVersion?: number): Promise<number | undefined> {
    const current = this.stored.get(key)?.version ?? 0;
    if (expectedVersion !== undefined && expectedVersion !== current) return Promise.resolve(undefined);
    this.stored.set(key, { json: JSON.stringify(body), version: current + 1 });
    return Promise.resolve(current + 1);
  }
}
