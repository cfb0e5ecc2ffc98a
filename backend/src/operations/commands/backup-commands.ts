import type { Type } from '@nestjs/common';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { removeFirstPassword } from '../../admin-auth/tools.js';
import { ImageFiles, StorageMarks } from '../../media/index.js';
import { imageInspector, objectStorageOf } from '../../media/tools.js';
import { DatabaseClock } from '../../platform/clock/database-clock.js';
import { Config } from '../../platform/config/config.js';
import { DatabaseUrl } from '../../platform/database/database-url.js';
import { PostgresLock } from '../../platform/lock/postgres-lock.js';
import { version } from '../../platform/version.js';
import { TABLES } from '../../platform/wiring/declarations.js';
import { BackupService, remarksOn } from '../backup/backup-service.js';
import { BackupStatus, BackupStatusRecord } from '../backup/backup-status.js';
import { BackupRefused } from '../backup/format.js';
import { type LeftOut, leftOutTables } from '../backup/left-out-tables.js';
import { RestoreDatabase } from '../backup/restore-database.js';
import { type CheckedBackup, RestoreService, type RestoreStorage } from '../backup/restore-service.js';
import type { RowRules } from '../backup/row-rules.js';
import { Snapshots } from '../backup/snapshots.js';
import { TarArchive, TarFileSink } from '../backup/tar.js';
import { operatorMessage } from './operator-message.js';
import { showProgress } from './progress-bar.js';
import { withDatabase, withDataSource } from './tool-database.js';

const BACKUP_USAGE = `Writes the whole shop into one file, while it runs or is stopped.

  npm run backup -- FILE

Uses the shop's own variables (DATABASE_URL, S3_…, DATA_DIR).
`;

const RESTORE_USAGE = `Puts a backup in place of an empty shop, which must not run.

  npm run restore -- FILE            checks the file, then restores it
  npm run restore -- FILE --force    the same, and replaces the shop that is there
  npm run restore -- FILE --verify   restores it into a scratch schema and folder, compares, and removes them;
                                     the shop may run

Uses the shop's own variables (DATABASE_URL, S3_…, DATA_DIR).
`;

// The longest time that a backup waits for the hourly clean-up of images, which takes seconds.
const WAIT_MS = 60_000;

export interface RunOptions {
  readonly leftOut: LeftOut;
  readonly rules: RowRules;
  readonly signal?: AbortSignal;
  readonly onProgress?: (done: number, total: number) => void;
}

/**
 * Writes a backup to the path, where no file may exist.
 * @returns a summary of the backup's content.
 */
export async function backup(
  config: Config,
  path: string,
  { leftOut, signal, onProgress }: RunOptions,
): Promise<string> {
  const file = resolve(path);
  if (existsSync(file)) throw new BackupRefused(`${path} exists: choose the name of a new file.`);
  return withDatabase(DatabaseUrl.forTool(config), (database) =>
    withDataSource(database, [BackupStatusRecord], async (dataSource) => {
      const service = new BackupService(
        new Snapshots(database, leftOut),
        new ImageFiles(await objectStorageOf(config)),
        imageInspector(),
        new BackupStatus(dataSource.getRepository(BackupStatusRecord)),
        new PostgresLock(database),
        new DatabaseClock(dataSource),
        version,
      );
      const summary = await service.write(new TarFileSink(file, { signal }), {
        signal,
        onProgress,
        waitMs: WAIT_MS,
      });
      if (!summary)
        throw new BackupRefused(
          'Another backup or the clean-up of images is running: try again in a minute.',
        );
      const remarks = remarksOn(summary).map((remark) => ` ${remark}.`);
      return `${path}: ${summary.rows} rows, ${summary.images} images, ${megabytes(summary.bytes)}.${remarks.join('')}`;
    }),
  );
}

/**
 * Restores the file into an empty shop. With `force` the backup replaces any shop.
 * @returns a summary of the restored content.
 */
export async function restore(
  config: Config,
  path: string,
  options: RunOptions & { readonly force?: boolean },
): Promise<string> {
  const archive = new TarArchive(resolve(path));
  // This check needs no database, so the URL is empty. The check runs first, so that no database server is started in
  // DATA_DIR for a file that is not a backup.
  await restoreService({ url: '' }, options).check(archive);
  return withDatabase(DatabaseUrl.of(config), async (database) => {
    const service = restoreService(database, options);
    const restored = await service.restore(archive, await storageOf(config), {
      ...options,
      force: options.force ?? false,
    });
    // The file with the first password belongs to the previous shop. That password is no longer valid.
    await removeFirstPassword(config);
    return `${path} was restored: ${contentsOf(restored)}. The admin password is the one of the backup; everybody must log in again.`;
  });
}

/**
 * Restores the file into a temporary folder and a temporary schema, which is rolled back. The schema is created in
 * DATABASE_URL if it is set, or else in a temporary database.
 * @returns a summary of the comparison.
 */
export async function verify(config: Config, path: string, runOptions: RunOptions): Promise<string> {
  const archive = new TarArchive(resolve(path));
  const dataDir = await mkdtemp(join(tmpdir(), 'etalase-verify-'));
  try {
    return await withDatabase(DatabaseUrl.of({ ...config, dataDir }), async (database) => {
      const service = restoreService(database, runOptions);
      const checked = await service.rehearse(
        archive,
        await storageOf({ s3: undefined, dataDir }),
        runOptions,
      );
      return `${path} was restored for a trial: ${contentsOf(checked)}, all as in its manifest. Nothing was kept of it.`;
    });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

export function backupCommand(parameters: string[], shop: Type): Promise<number> {
  return run(shop, BACKUP_USAGE, parameters, [], (config, file, _flags, runOptions) =>
    backup(config, file, runOptions),
  );
}

export function restoreCommand(parameters: string[], shop: Type): Promise<number> {
  return run(shop, RESTORE_USAGE, parameters, ['force', 'verify'], (config, file, flags, runOptions) =>
    flags.has('verify')
      ? verify(config, file, runOptions)
      : restore(config, file, { ...runOptions, force: flags.has('force') }),
  );
}

async function run(
  shop: Type,
  usage: string,
  parameters: string[],
  allowedFlags: readonly string[],
  work: (config: Config, file: string, flags: ReadonlySet<string>, runOptions: RunOptions) => Promise<string>,
): Promise<number> {
  const parsed = parse(parameters, allowedFlags);
  const file = parsed?.positionals[0];
  if (parsed?.flags.has('help')) {
    process.stdout.write(usage);
    return 0;
  }
  if (!parsed || file === undefined || parsed.positionals.length !== 1) {
    process.stderr.write(usage);
    return 2;
  }
  const interrupt = new AbortController();
  const abort = (): void =>
    interrupt.abort(new BackupRefused('Interrupted: the database is as it was. Run the command again.'));
  process.on('SIGINT', abort).on('SIGTERM', abort);
  const progress = showProgress(process.stderr);
  try {
    const runOptions = { ...declarationsOf(shop), signal: interrupt.signal, onProgress: progress.update };
    const summary = await work(new Config(), file, parsed.flags, runOptions);
    progress.end();
    process.stdout.write(`${summary}\n`);
    return 0;
  } catch (error) {
    progress.end();
    const reason: unknown = interrupt.signal.aborted ? interrupt.signal.reason : error;
    process.stderr.write(`${operatorMessage(reason)}\n`);
    return 1;
  } finally {
    process.off('SIGINT', abort).off('SIGTERM', abort);
  }
}

/**
 * Reads from the declarations of a shop's slices which tables backups leave out, and the rules of the others. The shop
 * need not run.
 * @throws when a declaration is missing. The returned functions never throw.
 */
export function declarationsOf(shop: Type): Pick<RunOptions, 'leftOut' | 'rules'> {
  const tables = TABLES.declaredBy(shop);
  const leftOut = leftOutTables(tables);
  return { leftOut: () => leftOut, rules: () => tables };
}

function parse(
  args: string[],
  allowedFlags: readonly string[],
): { positionals: string[]; flags: ReadonlySet<string> } | undefined {
  const options = Object.fromEntries(
    ['help', ...allowedFlags].map((name) => [name, { type: 'boolean' as const }]),
  );
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    return { positionals, flags: new Set(Object.keys(values)) };
  } catch {
    return undefined;
  }
}

function restoreService(database: { readonly url: string }, { leftOut, rules }: RunOptions): RestoreService {
  return new RestoreService(new RestoreDatabase(database), imageInspector(), leftOut, rules);
}

async function storageOf(config: Pick<Config, 's3' | 'dataDir'>): Promise<RestoreStorage> {
  const storage = await objectStorageOf(config);
  return { images: new ImageFiles(storage), marks: new StorageMarks(storage) };
}

function contentsOf({ header, manifest }: CheckedBackup): string {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows and ${manifest.images} images of ${header.createdAt} (release ${header.version})`;
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
