import { type ContentKey, ContentStore } from '../application/ports/content-store.js';

export class InMemoryContentStore extends ContentStore {
  private readonly bodies = new Map<ContentKey, string>();

  find(key: ContentKey): Promise<unknown> {
    const body = this.bodies.get(key);
    return Promise.resolve(body === undefined ? undefined : JSON.parse(body));
  }

  save(key: ContentKey, body: object): Promise<void> {
    this.bodies.set(key, JSON.stringify(body));
    return Promise.resolve();
  }
}
