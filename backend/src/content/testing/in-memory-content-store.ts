import { ContentStore, type StoredContent } from '../application/ports.js';

export class InMemoryContentStore extends ContentStore {
  private readonly stored = new Map<string, { json: string; version: number }>();

  find(key: string): Promise<StoredContent | undefined> {
    const found = this.stored.get(key);
    return Promise.resolve(found && { body: JSON.parse(found.json) as unknown, version: found.version });
  }

  save(key: string, body: object, _now: Date, expectedVersion?: number): Promise<number | undefined> {
    const current = this.stored.get(key)?.version ?? 0;
    if (expectedVersion !== undefined && expectedVersion !== current) return Promise.resolve(undefined);
    this.stored.set(key, { json: JSON.stringify(body), version: current + 1 });
    return Promise.resolve(current + 1);
  }
}
