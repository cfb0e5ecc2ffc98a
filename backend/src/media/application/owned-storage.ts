import { type NewObject, ObjectStorage } from './ports.js';
import type { StorageOwnership } from './storage-ownership.js';

/** Checks before every write that the storage belongs to this shop. @throws StorageNotOurs when it does not. */
export class OwnedStorage extends ObjectStorage {
  constructor(
    private readonly storage: ObjectStorage,
    private readonly ownership: StorageOwnership,
  ) {
    super();
  }

  override async put(key: string, object: NewObject): Promise<void> {
    await this.ownership.assertOwned();
    await this.storage.put(key, object);
  }

  override get(key: string): Promise<Buffer | undefined> {
    return this.storage.get(key);
  }

  override head(key: string): Promise<{ size: number } | undefined> {
    return this.storage.head(key);
  }

  override async remove(key: string): Promise<void> {
    await this.ownership.assertOwned();
    await this.storage.remove(key);
  }

  override list(prefix: string): AsyncIterable<string> {
    return this.storage.list(prefix);
  }
}
