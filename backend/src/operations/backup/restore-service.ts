import { createHash } from 'node:crypto';
import type { EncodedFile, ImageFiles, ImageInspector, Inspection, StorageMarks } from '../../media/index.js';
import { type BackupHeader, BackupRefused, imageFile, type Manifest } from './format.js';
import type { LeftOut } from './left-out-tables.js';
import { findBroken } from './find-broken.js';
import { readBackup } from './read-backup.js';
import { RowCheck, type RowRules } from './row-rules.js';
import type { Loading } from './loading.js';
import type { LoadOptions, RestoreDatabase } from './restore-database.js';
import type { TarArchive } from './tar.js';

export interface CheckedBackup {
  readonly header: BackupHeader;
  readonly manifest: Manifest;
}

export interface RestoreStorage {
  readonly images: Pick<ImageFiles, 'write' | 'read' | 'mainKeys'>;
  readonly marks: Pick<StorageMarks, 'ids' | 'owners' | 'announce' | 'isAnnounced' | 'settle'>;
}

export interface RestoreProgress {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

export class RestoreService {
  constructor(
    private readonly database: RestoreDatabase,
    private readonly images: ImageInspector,
    private readonly leftOut: LeftOut,
    private readonly rules: RowRules,
  ) {}

  /**
   * Reads and checks the whole file, without a database.
   * @throws BackupRefused for a file that cannot be restored.
   */
  async check(archive: TarArchive): Promise<CheckedBackup> {
    let header: BackupHeader | undefined;
    let manifest: Manifest | undefined;
    const inspection = this.images.open();
    try {
      for await (const part of readBackup(archive, this.leftOut())) {
        if (part.kind === 'header') {
          header = part.header;
          this.assertKnown(header);
        } else if (part.kind === 'image') await assertImages(part.files, inspection);
        else if (part.kind === 'manifest') manifest = part.manifest;
      }
    } finally {
      inspection.close();
    }
    if (!header || !manifest) throw new BackupRefused('The file is empty.');
    return { header, manifest };
  }

  /**
   * Restores the backup after checks of the file, the database and the storage. If the process is killed, the database
   * holds either the whole backup or its previous content. The restore can then be repeated.
   */
  async restore(
    archive: TarArchive,
    storage: RestoreStorage,
    { force, ...progress }: RestoreProgress & { readonly force: boolean },
  ): Promise<CheckedBackup> {
    const checked = await this.check(archive);
    const { installation } = checked.header;
    const isEmpty = await this.assertTarget(installation, storage, force);
    // A trial without images finds tables that cannot be restored, before anything is changed.
    await this.load(archive, checked, undefined, { trial: true, signal: progress.signal });
    // `announce` runs before the first image is written, so that a repeated restore recognizes the storage. `settle`
    // runs after the commit, and marks the storage with the id of the restored shop. If the process ends between commit
    // and `settle`, the restored shop sets this mark when it starts.
    await storage.marks.announce(installation);
    await this.load(archive, checked, storage, { replace: !isEmpty, ...progress });
    await storage.marks.settle(installation);
    return checked;
  }

  /**
   * Restores the tables in a trial, which is rolled back. Restores the images into the scratch storage, if one is
   * given. Compares counts and checksums with the manifest.
   * @throws BackupRefused when anything differs.
   */
  async rehearse(
    archive: TarArchive,
    storage?: RestoreStorage,
    progress: RestoreProgress = {},
  ): Promise<CheckedBackup> {
    const checked = await this.check(archive);
    await this.load(archive, checked, storage, { trial: true, ...progress });
    if (storage) await compareImages(checked.manifest, storage);
    return checked;
  }

  private assertKnown({ migration, version }: BackupHeader): void {
    if (this.database.knows(migration)) return;
    throw new BackupRefused(
      `The backup was made by a newer release (${version}, migration ${migration}): restore it with that release or a newer one.`,
    );
  }

  /**
   * Checks that a restore may replace the content of the database and of the storage.
   * @returns whether the database is empty.
   */
  private async assertTarget(
    installation: string,
    { images, marks }: RestoreStorage,
    force: boolean,
  ): Promise<boolean> {
    const database = await this.database.inspect();
    if (!database.isEmpty && !database.isShop)
      throw new BackupRefused(
        'The database holds tables of another program: give the shop a database of its own (DATABASE_URL).',
      );
    if (database.otherConnections > 0)
      throw new BackupRefused(
        `${database.otherConnections} other connections use the database: stop the shop, then restore.`,
      );
    const currentInstallation = database.installation;
    const storageOwners =
      currentInstallation === undefined ? await marks.ids() : await marks.owners(currentInstallation);
    const acceptedIds = [installation, currentInstallation];
    if (storageOwners.length > 0 && !storageOwners.some((id) => acceptedIds.includes(id)))
      throw new BackupRefused(
        'The image storage belongs to another shop: give this one an empty bucket (S3_BUCKET) or folder (DATA_DIR).',
      );
    // An announced storage counts as free, because an interrupted restore must be repeatable. The mark of the backup's own
    // shop is no such permission: if that shop still used the storage, two databases would own the same images.
    const isStorageFree = (await marks.isAnnounced(installation)) || (await images.mainKeys()).length === 0;
    if (!force && !(database.isEmpty && isStorageFree))
      throw new BackupRefused(
        `The ${database.isEmpty ? 'image storage' : 'database'} already holds a shop: --force replaces it with the backup.`,
      );
    return database.isEmpty;
  }

  /**
   * Loads the rows into the database, and the images into the storage if one is given.
   * @throws BackupRefused when the file or the loaded rows differ from the manifest of the earlier check.
   */
  private async load(
    archive: TarArchive,
    { header, manifest }: CheckedBackup,
    storage: RestoreStorage | undefined,
    { signal, onProgress, ...options }: RestoreProgress & Omit<LoadOptions, 'migration' | 'tables'>,
  ): Promise<void> {
    const { migration, installation, tables } = header;
    await this.database.load({ migration, tables, ...options }, async (loading) => {
      const images: string[] = [];
      let isComplete = false;
      onProgress?.(0, manifest.images);
      for await (const part of readBackup(archive, this.leftOut())) {
        signal?.throwIfAborted();
        if (part.kind === 'rows') {
          await loading.addRows(part.table, part.bytes);
          continue;
        }
        await loading.endRows();
        if (part.kind === 'image') {
          await storage?.images.write(part.files);
          images.push(part.key);
          onProgress?.(images.length, manifest.images);
        } else if (part.kind === 'manifest')
          isComplete = JSON.stringify(part.manifest) === JSON.stringify(manifest);
      }
      if (!isComplete) throw new BackupRefused('The file was changed during the restore.');
      await compareTables({ header, manifest }, loading);
      await loading.migrate();
      const rows = new RowCheck(this.rules());
      for (const { name } of tables) {
        signal?.throwIfAborted();
        for await (const row of loading.rows(name)) rows.check(name, row);
      }
      await loading.complete(images, new Date(header.createdAt));
      const found = await loading.installations();
      if (found.length !== 1 || found[0] !== installation)
        throw new BackupRefused('The backup is damaged: its header names another shop than its tables.');
    });
  }
}

async function assertImages(files: readonly EncodedFile[], inspection: Inspection): Promise<void> {
  const broken = await findBroken(files, inspection);
  if (broken !== undefined)
    throw new BackupRefused(
      `The backup is damaged: ${imageFile(broken)} is not the image that its name says.`,
    );
}

async function compareTables({ header, manifest }: CheckedBackup, loading: Loading): Promise<void> {
  for (const [i, table] of header.tables.entries()) {
    const { rows, sha256 } = await loading.count(table);
    const expected = manifest.tables[i];
    if (rows !== expected?.rows || sha256 !== expected.sha256)
      throw new BackupRefused(
        `The table ${table.name} differs from the backup: ${rows} rows instead of ${expected?.rows ?? 0}.`,
      );
  }
}

async function compareImages(manifest: Manifest, { images }: RestoreStorage): Promise<void> {
  const prefix = imageFile('');
  for (const { name, sha256 } of manifest.files) {
    if (!name.startsWith(prefix)) continue;
    const bytes = await images.read(name.slice(prefix.length));
    if (!bytes || createHash('sha256').update(bytes).digest('hex') !== sha256)
      throw new BackupRefused(`The restored ${name} differs from the backup.`);
  }
}
