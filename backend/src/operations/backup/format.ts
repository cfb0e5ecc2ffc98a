import { OperatorError } from '../../platform/domain/operator-error.js';

export class BackupRefused extends OperatorError {
  override readonly name = 'BackupRefused';
}

/*
 * A backup is a tar of plain files, in this order:
 *   etalase-backup.json     the shop, the time and the tables of the backup (BackupHeader)
 *   tables/<table>/<n>      the rows of a table in COPY's text format, cut into files of at most 1 MiB, n from 000001
 *   images/<key>            the files of each image, the main file first; images are sorted by the key of the main file
 *   manifest.json           counts, and the SHA-256 of every file before the manifest (Manifest)
 * Writers and readers hold only one file of a table, or the files of one image, in memory at a time. A backup without
 * manifest.json is incomplete.
 */
export const FORMAT = 1;
export const PROGRAM = 'etalase';
export const HEADER_FILE = 'etalase-backup.json';
export const MANIFEST_FILE = 'manifest.json';
export const TABLE_FILE_BYTES = 1024 * 1024;

const MAX_HEADER_BYTES = 256 * 1024;
const MAX_IMAGE_FILE_BYTES = 16 * 1024 * 1024;
const MAX_MANIFEST_BYTES_PER_FILE = 256;
const MAX_LIST_LENGTH = 1000;

export interface TableHeader {
  readonly name: string;
  readonly columns: readonly string[];
}

export interface BackupHeader {
  readonly program: typeof PROGRAM;
  readonly format: number;
  /** The version of the shop. People may read it, but a restore does not use it. */
  readonly version: string;
  readonly createdAt: string;
  /** The id of the shop's database. The image storage is marked with the same id. */
  readonly installation: string;
  readonly migration: string;
  readonly tables: readonly TableHeader[];
}

export interface TableCount {
  readonly name: string;
  readonly rows: number;
  readonly bytes: number;
  /** The SHA-256 of the whole table, as hexadecimal digits. */
  readonly sha256: string;
}

export interface FileCount {
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
}

export interface Manifest {
  readonly tables: readonly TableCount[];
  readonly images: number;
  readonly files: readonly FileCount[];
}

export const tableFile = (table: string, index: number): string =>
  `tables/${table}/${String(index).padStart(6, '0')}`;
export const imageFile = (key: string): string => `images/${key}`;

const NAME =
  /^(etalase-backup\.json|manifest\.json|tables\/([a-z_][a-z0-9_]{0,59})\/(\d{6,9})|images\/([0-9a-z.-]{1,64}))$/u;

export type FileName =
  | { readonly kind: 'header' | 'manifest' }
  | { readonly kind: 'table'; readonly table: string; readonly index: number }
  | { readonly kind: 'image'; readonly key: string };

/**
 * Parses the name of a file in a backup.
 * @returns undefined for a name that no backup contains, such as one with `..` or an absolute path.
 */
export function parseFileName(name: string): FileName | undefined {
  const [, whole, table, index, key] = NAME.exec(name) ?? [];
  if (whole === undefined) return undefined;
  if (table !== undefined) return { kind: 'table', table, index: Number(index) };
  if (key !== undefined) return { kind: 'image', key };
  return { kind: whole === HEADER_FILE ? 'header' : 'manifest' };
}

/**
 * Returns the size limit in bytes for a file of this kind. A reader refuses a larger file without reading the file.
 * @param filesBefore the number of files before the manifest.
 */
export function maxBytes(kind: FileName['kind'], filesBefore: number): number {
  if (kind === 'header') return MAX_HEADER_BYTES;
  if (kind === 'table') return TABLE_FILE_BYTES;
  if (kind === 'image') return MAX_IMAGE_FILE_BYTES;
  // The manifest lists the same tables as the header, and every file before itself.
  return MAX_HEADER_BYTES + filesBefore * MAX_MANIFEST_BYTES_PER_FILE;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;
const IDENTIFIER = /^[a-z_][a-z0-9_]{0,59}$/u;

/**
 * Parses the first file of a backup.
 * @throws BackupRefused when the bytes are not a valid header, or when the header has a newer format. A header that
 * names a table twice, or a table that backups leave out, is not valid.
 */
export function parseHeader(bytes: Uint8Array, leftOut: ReadonlySet<string>): BackupHeader {
  const value = parseJson(bytes);
  if (value['program'] !== PROGRAM) throw notABackup();
  const { format, version, createdAt, installation, migration } = value;
  if (typeof format === 'number' && format > FORMAT)
    throw new BackupRefused(
      `The backup has format ${format}, and this release reads format ${FORMAT}: restore it with the release that made it or a newer one.`,
    );
  const tables = list(value['tables']).map((table): TableHeader => {
    const { name, columns } = record(table);
    return { name: identifier(name), columns: list(columns).map(identifier) };
  });
  const names = tables.map(({ name }) => name);
  if (
    format !== FORMAT ||
    typeof version !== 'string' ||
    typeof createdAt !== 'string' ||
    Number.isNaN(Date.parse(createdAt)) ||
    typeof installation !== 'string' ||
    !UUID.test(installation) ||
    typeof migration !== 'string' ||
    names.some((name, i) => leftOut.has(name) || names.indexOf(name) !== i)
  )
    throw notABackup();
  return { program: PROGRAM, format, version, createdAt, installation, migration, tables };
}

/**
 * Separates the known tables and columns from the others.
 * @returns the tables with their known columns, and a text for messages about each unknown table or column.
 */
export function separateUnknown(
  tables: readonly TableHeader[],
  known: readonly TableHeader[],
): { readonly tables: readonly TableHeader[]; readonly unknown: readonly string[] } {
  const unknown: string[] = [];
  const knownTables = tables.flatMap(({ name, columns }): TableHeader[] => {
    const knownColumns = known.find((table) => table.name === name)?.columns;
    if (!knownColumns) {
      unknown.push(`the table ${name}`);
      return [];
    }
    const others = columns.filter((column) => !knownColumns.includes(column));
    unknown.push(...others.map((column) => `the column ${column} of the table ${name}`));
    return [{ name, columns: columns.filter((column) => knownColumns.includes(column)) }];
  });
  return { tables: knownTables, unknown };
}

export const jsonFile = (value: BackupHeader | Manifest): Uint8Array =>
  new TextEncoder().encode(`${JSON.stringify(value, null, 1)}\n`);

export const notABackup = (cause?: unknown): BackupRefused =>
  new BackupRefused('The file is not a backup of a shop.', { cause });

function parseJson(bytes: Uint8Array): Record<string, unknown> {
  try {
    return record(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch (error) {
    throw notABackup(error);
  }
}

function record(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw notABackup();
  return value as Record<string, unknown>;
}

function list(value: unknown): unknown[] {
  if (!Array.isArray(value) || value.length > MAX_LIST_LENGTH) throw notABackup();
  return value;
}

function identifier(value: unknown): string {
  if (typeof value !== 'string' || !IDENTIFIER.test(value)) throw notABackup();
  return value;
}
