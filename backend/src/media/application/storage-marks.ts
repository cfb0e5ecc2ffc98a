import type { ObjectStorage } from './ports.js';

const MARKS = 'installation/';
const ANNOUNCEMENTS = 'restore/';

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

  /**
   * Says before a restore that the storage will belong to this database, and no longer to those whose marks it bears.
   * Until the restored database is there the marks stay as they are.
   */
  async announce(installation: string): Promise<void> {
    const body = Buffer.from((await this.ids()).join('\n'));
    await this.storage.put(ANNOUNCEMENTS + installation, { contentType: 'text/plain', body });
  }

  async isAnnounced(installation: string): Promise<boolean> {
    return (await this.storage.head(ANNOUNCEMENTS + installation)) !== undefined;
  }

  /** @returns the same as `settle` without changing anything. */
  async owners(ours: string): Promise<string[]> {
    const ids = await this.ids();
    const announcement = await this.storage.get(ANNOUNCEMENTS + ours);
    const replaced = announcement?.toString('utf8').split('\n');
    return replaced && ids.every((id) => id === ours || replaced.includes(id)) ? [ours] : ids;
  }

  /**
   * Completes what a restore announced, for the database that is there. A restored database gets the mark; otherwise
   * the one before keeps it. @returns the ids of the databases to which the storage belongs now.
   */
  async settle(ours: string): Promise<string[]> {
    const owners = await this.owners(ours);
    if (owners.length !== 1 || owners[0] !== ours) return owners;
    const ids = await this.ids();
    if (!ids.includes(ours)) await this.put(ours);
    for (const id of ids) if (id !== ours) await this.remove(id);
    for await (const key of this.storage.list(ANNOUNCEMENTS)) await this.storage.remove(key);
    return owners;
  }

  async put(installation: string): Promise<void> {
    const name = StorageMarks.nameOf(installation);
    await this.storage.put(name, { contentType: 'text/plain', body: Buffer.from(name) });
  }

  async remove(installation: string): Promise<void> {
    await this.storage.remove(StorageMarks.nameOf(installation));
  }
}
