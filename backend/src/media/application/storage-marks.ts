import type { ObjectStorage } from './ports/object-storage.js';

const MARKS = 'installation/';

/** The marks in a storage: objects named after the id of the one database to which its images belong. */
export class StorageMarks {
  constructor(private readonly storage: ObjectStorage) {}

  /** The object that marks a storage as the database's. */
  static nameOf(installation: string): string {
    return MARKS + installation;
  }

  /** @returns the ids of the databases whose marks the storage bears. */
  async ids(): Promise<string[]> {
    const ids: string[] = [];
    for await (const mark of this.storage.list(MARKS)) ids.push(mark.slice(MARKS.length));
    return ids;
  }

  async put(installation: string): Promise<void> {
    const name = StorageMarks.nameOf(installation);
    await this.storage.put(name, { contentType: 'text/plain', body: Buffer.from(name) });
  }

  async remove(installation: string): Promise<void> {
    await this.storage.remove(StorageMarks.nameOf(installation));
  }
}
