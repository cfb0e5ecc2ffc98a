import { randomBytes } from 'node:crypto';
import { limitSize } from './limit-size.js';
import type { ObjectStorage } from './ports.js';

const PREFIX = 'quarantine/';

/** Stores uploaded photos where no visitor can read them. Only the images encoded from these photos are published. */
export class Quarantine {
  constructor(private readonly storage: ObjectStorage) {}

  /**
   * Stores the body of one upload attempt. Each attempt has a key of its own, so that attempts cannot overwrite each
   * other.
   */
  async receive(uploadId: string, body: AsyncIterable<Uint8Array>): Promise<string> {
    const key = `${PREFIX}${uploadId}.${randomBytes(8).toString('hex')}`;
    await this.storage.put(key, { contentType: 'application/octet-stream', body: limitSize(body) });
    return key;
  }

  read(key: string): Promise<Buffer | undefined> {
    return this.storage.get(key);
  }

  remove(key: string): Promise<void> {
    return this.storage.remove(key);
  }

  async clear(uploadId: string): Promise<void> {
    for await (const key of this.storage.list(`${PREFIX}${uploadId}.`)) await this.storage.remove(key);
  }

  async uploadIds(): Promise<string[]> {
    const ids = new Set<string>();
    for await (const key of this.storage.list(PREFIX))
      ids.add(key.slice(PREFIX.length).split('.', 1)[0] ?? '');
    return [...ids];
  }
}
