import { randomBytes } from 'node:crypto';
import type { ObjectStorage } from './ports.js';

const FOLDER = 'probe/';

/** Tests a storage: tries every operation on a new object, which is removed at the end. */
export class StorageProbe {
  constructor(private readonly storage: ObjectStorage) {}

  /**
   * @returns the first operation with a wrong result; undefined when all worked.
   * @throws DomainError when the storage does not respond, refuses or is full.
   */
  async findFailure(): Promise<'get' | 'head' | 'list' | 'remove' | undefined> {
    const key = FOLDER + randomBytes(12).toString('hex');
    const body = randomBytes(32);
    await this.storage.put(key, { contentType: 'application/octet-stream', body });
    const failed = await this.findFailedRead(key, body).catch(async (error: unknown) => {
      await this.storage.remove(key).catch(() => undefined);
      throw error;
    });
    await this.storage.remove(key);
    return failed ?? ((await this.storage.head(key)) ? 'remove' : undefined);
  }

  private async findFailedRead(key: string, body: Buffer): Promise<'get' | 'head' | 'list' | undefined> {
    if (!(await this.storage.get(key))?.equals(body)) return 'get';
    if ((await this.storage.head(key))?.size !== body.length) return 'head';
    for await (const found of this.storage.list(FOLDER)) if (found === key) return undefined;
    return 'list';
  }
}
