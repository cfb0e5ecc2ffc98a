import { type NewObject, ObjectStorage } from './ports/object-storage.js';
import type { StorageOwnership } from './storage-ownership.js';

/** Reads from any storage, and changes nothing in one that is not ours. */
export class OwnedStorage extends ObjectStorage {
  constructor(
    private readonly storage: ObjectStorage,
    private readonly ownership: StorageOwnership,
  ) {
    super();
  }

  override async put(key: string, object: NewObject): Promise<void> {
    await this.ownership.require();
    await this.storage.put(key, object);
  }

  override get(key: string): Promise<Buffer | undefined> {
    return this.storage.get(key);
  }

  override head(key: string): Promise<{ size: number } | undefined> {
    return this.storage.head(key);
  }

  override async remove(key: string): Promise<void> {
    await this.ownership.require();
    await this.storage.remove(key);
  }

  override list(prefix: string): AsyncIterable<string> {
    return this.storage.list(prefix);
  }
}
