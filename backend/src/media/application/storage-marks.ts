import type { ObjectStorage } from './ports.js';

const MARKS = 'installation/';
const ANNOUNCEMENTS = 'restore/';
const USES = 'database/';
/** Each database that uses the storage records this every hour. */
const RECENT_USE_MS = 2 * 60 * 60 * 1000;

/** A database that uses the storage. Copies have the same installation and different names. */
export interface StorageUse {
  readonly installation: string;
  readonly database: string;
}

export class StorageMarks {
  constructor(private readonly storage: ObjectStorage) {}

  static keyOf(installation: string): string {
    return MARKS + installation;
  }

  async ids(): Promise<string[]> {
    const ids: string[] = [];
    for await (const mark of this.storage.list(MARKS)) ids.push(mark.slice(MARKS.length));
    return ids;
  }

  /**
   * Announces, before a restore, the database that will own the storage. The marks of the previous owners stay until
   * the restored database is in use.
   */
  async announce(installation: string): Promise<void> {
    const body = Buffer.from((await this.ids()).join('\n'));
    await this.storage.put(ANNOUNCEMENTS + installation, { contentType: 'text/plain', body });
  }

  async isAnnounced(installation: string): Promise<boolean> {
    return (await this.storage.head(ANNOUNCEMENTS + installation)) !== undefined;
  }

  /** Changes nothing. @returns the ids that `settle` would return. */
  async owners(ours: string): Promise<string[]> {
    const ids = await this.ids();
    const announcement = await this.storage.get(ANNOUNCEMENTS + ours);
    // The announcement names the owners that the restore replaces. A mark that was added later is not replaced.
    const replacedIds = announcement?.toString('utf8').split('\n');
    return replacedIds && ids.every((id) => id === ours || replacedIds.includes(id)) ? [ours] : ids;
  }

  /**
   * Completes an announced restore. If it succeeded, the current database is the restored one and gets the mark. If it
   * failed, the previous owner keeps the mark.
   * @param ours the id of the current database.
   * @returns the ids of the databases that own the storage now.
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

  async recordUse({ installation, database }: StorageUse, now: Date): Promise<void> {
    const body = Buffer.from(now.toISOString());
    await this.storage.put(`${USES}${installation}/${database}`, { contentType: 'text/plain', body });
  }

  /** @returns the names of the other databases with the same installation that used the storage recently. */
  async copiesOf({ installation, database }: StorageUse, now: Date): Promise<string[]> {
    const prefix = `${USES}${installation}/`;
    const names: string[] = [];
    for await (const key of this.storage.list(prefix)) {
      const usedAt = Date.parse((await this.storage.get(key))?.toString('utf8') ?? '');
      if (key !== prefix + database && now.getTime() - usedAt < RECENT_USE_MS)
        names.push(key.slice(prefix.length));
    }
    return names;
  }

  async put(installation: string): Promise<void> {
    const name = StorageMarks.keyOf(installation);
    await this.storage.put(name, { contentType: 'text/plain', body: Buffer.from(name) });
  }

  async remove(installation: string): Promise<void> {
    await this.storage.remove(StorageMarks.keyOf(installation));
  }
}
