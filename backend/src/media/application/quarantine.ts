import { randomBytes } from 'node:crypto';
import { limited } from './limited.js';
import type { ObjectStorage } from './ports/object-storage.js';

const AREA = 'quarantine/';

/** What people sent, out of every visitor's reach until it has become an image of our own making. */
export class Quarantine {
  constructor(private readonly storage: ObjectStorage) {}

  /** Each attempt has a key of its own, so that two at once cannot mix or overwrite each other. */
  async receive(uploadId: string, body: AsyncIterable<Uint8Array>): Promise<string> {
    const key = `${AREA}${uploadId}.${randomBytes(8).toString('hex')}`;
    await this.storage.put(key, { contentType: 'application/octet-stream', body: limited(body) });
    return key;
  }

  read(key: string): Promise<Buffer | undefined> {
    return this.storage.get(key);
  }

  remove(key: string): Promise<void> {
    return this.storage.remove(key);
  }

  /** Removes every attempt of an upload. */
  async clear(uploadId: string): Promise<void> {
    for await (const key of this.storage.list(`${AREA}${uploadId}.`)) await this.storage.remove(key);
  }

  /** The uploads that have bytes here. */
  async uploadIds(): Promise<string[]> {
    const ids = new Set<string>();
    for await (const key of this.storage.list(AREA)) ids.add(key.slice(AREA.length).split('.', 1)[0] ?? '');
    return [...ids];
  }
}
