import { type FileHandle, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { notFound, RECORD_TYPES, withDeadline } from '../../platform/index.js';
import type { BackupStatus } from './backup-status.js';
import { takenAtOf } from './daily-backups.js';
import { HEADER_FILE } from './format.js';

export const LIST_PROBLEMS = ['off', 'unreadable'] as const;

/** What changed in the panel after a backup was made. An undone change counts, too. */
export interface Newer {
  readonly addedProducts: number;
  readonly changedProducts: number;
  readonly deletedProducts: number;
  /** Other rows: categories, sales, content parts, settings. */
  readonly others: number;
}

export interface ListedBackup {
  readonly name: string;
  readonly takenAt: Date;
  readonly bytes: number;
  readonly verified: boolean;
  readonly restoreCommand: string;
  /** Null if unknown: for a backup from before a restore, whose later changes the history may lack. */
  readonly newer: Newer | null;
}

const TIMEOUT_MS = 10_000;
/** A tar ends with this many zeros. */
const TAR_END_BYTES = 1024;
// The last step that wrote `deleted_at` tells whether a product is in the bin. The first step of a new product has all
// columns.
const COUNT_NEWER = `
  WITH touched AS (
    SELECT table_name = 'product' AS is_product, max(at) AS last, max(at) FILTER (WHERE before IS NULL) AS added,
      (array_agg(after ->> 'deleted_at' ORDER BY change_id DESC, seq DESC) FILTER (WHERE after ? 'deleted_at'))[1]
        IS NOT NULL AS is_deleted
    FROM change JOIN change_row ON change_id = id
    WHERE at > (SELECT min(since) FROM unnest($1::timestamptz[]) AS since) AND table_name = ANY($2)
    GROUP BY table_name, row_id
  )
  SELECT count(*) FILTER (WHERE is_product AND NOT is_deleted AND added > since)::int AS "addedProducts",
    count(*) FILTER (WHERE is_product AND NOT is_deleted AND (added > since) IS NOT TRUE)::int AS "changedProducts",
    count(*) FILTER (WHERE is_product AND is_deleted AND (added > since) IS NOT TRUE)::int AS "deletedProducts",
    count(*) FILTER (WHERE NOT is_product)::int AS others
  FROM unnest($1::timestamptz[]) WITH ORDINALITY AS backup (since, place) LEFT JOIN touched ON last > since
  GROUP BY place ORDER BY place`;
const TABLES = RECORD_TYPES.map((type) => type.replaceAll('-', '_'));

/** Lists and opens the daily backups in BACKUP_DIR. */
export class DailyList {
  /** @param folder undefined where BACKUP_DIR is not set. */
  constructor(
    private readonly folder: string | undefined,
    private readonly status: Pick<BackupStatus, 'read'>,
    private readonly dataSource: Pick<DataSource, 'query'>,
  ) {}

  /** Lists the backups, the newest first. The list of a folder that cannot be read is empty. */
  async read(): Promise<{ problem: (typeof LIST_PROBLEMS)[number] | null; backups: ListedBackup[] }> {
    const { folder } = this;
    if (folder === undefined) return { problem: 'off', backups: [] };
    const { countedFrom, lastDailyBackupAt } = await this.status.read();
    const files = await withDeadline(filesIn(folder), TIMEOUT_MS).catch((error: unknown) =>
      // The first daily backup makes the folder.
      (error as NodeJS.ErrnoException).code === 'ENOENT' && !lastDailyBackupAt ? [] : undefined,
    );
    if (!files) return { problem: 'unreadable', backups: [] };
    const times = files.map(({ takenAt }) => takenAt);
    // Hundreds of thousands of changed rows may exceed the time limit of a statement.
    const newer = await this.dataSource.query<Newer[]>(COUNT_NEWER, [times, TABLES]).catch(() => []);
    const backups = files.map((file, i) => ({
      ...file,
      restoreCommand: `npm run restore -- ${quoted(join(folder, file.name))} --force`,
      newer: file.takenAt < countedFrom ? null : (newer[i] ?? null),
    }));
    return { problem: null, backups };
  }

  /**
   * Opens a listed backup. So no path in the name leads out of the folder.
   * @throws DomainError 'not-found' for any other name; errors of the folder.
   */
  async open(name: string): Promise<FileHandle> {
    const { folder } = this;
    if (folder === undefined || !(await withDeadline(namesIn(folder), TIMEOUT_MS)).includes(name))
      throw notFound();
    return open(join(folder, name));
  }
}

async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile() && takenAtOf(entry.name)).map(({ name }) => name);
  return names.toSorted().toReversed();
}

async function filesIn(folder: string) {
  const names = await namesIn(folder);
  return Promise.all(
    names.map(async (name) => {
      const found = await inspect(join(folder, name)).catch(() => ({ bytes: 0, verified: false }));
      return { name, takenAt: takenAtOf(name) ?? new Date(0), ...found };
    }),
  );
}

/** A file got its name after a trial restore. So its two ends show whether it still is that file, or was cut off. */
async function inspect(path: string): Promise<{ bytes: number; verified: boolean }> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const [start, end] = [Buffer.alloc(HEADER_FILE.length), Buffer.alloc(TAR_END_BYTES, 1)];
    await file.read(start, 0, start.length, 0);
    await file.read(end, 0, TAR_END_BYTES, Math.max(0, size - TAR_END_BYTES));
    const verified = start.toString('latin1') === HEADER_FILE && end.every((byte) => byte === 0);
    return { bytes: size, verified };
  } finally {
    await file.close();
  }
}

const quoted = (path: string): string =>
  /^[\w./-]+$/u.test(path) ? path : `'${path.replaceAll("'", String.raw`'\''`)}'`;
