import type { FileCount, Manifest, TableCount } from './format.js';

export interface Sum {
  update(bytes: Uint8Array): unknown;
  digest(encoding: 'hex'): string;
}

const NEWLINE = 10;

/**
 * Counts a backup's content and computes its checksums. The content must be added in the order of the backup. Both the
 * writer and the reader of backups use this class.
 */
export class ManifestBuilder {
  private readonly files: FileCount[] = [];
  private readonly tables: TableCount[] = [];
  private table: { name: string; rows: number; bytes: number; sum: Sum } | undefined;
  private images = 0;

  constructor(private readonly newSum: () => Sum) {}

  get fileCount(): number {
    return this.files.length;
  }

  addFile(name: string, bytes: Uint8Array): void {
    const sum = this.newSum();
    sum.update(bytes);
    this.files.push({ name, bytes: bytes.length, sha256: sum.digest('hex') });
  }

  beginTable(name: string): void {
    this.endTable();
    this.table = { name, rows: 0, bytes: 0, sum: this.newSum() };
  }

  /**
   * Adds rows of the current table, and counts them by their newlines. In COPY's text format, only the end of a row is
   * a newline: a newline within a value is written as `\n`.
   */
  addRows(bytes: Uint8Array): void {
    if (!this.table) throw new Error('No table was begun');
    for (let i = bytes.indexOf(NEWLINE); i >= 0; i = bytes.indexOf(NEWLINE, i + 1)) this.table.rows += 1;
    this.table.bytes += bytes.length;
    this.table.sum.update(bytes);
  }

  addImage(): void {
    this.images += 1;
  }

  build(): Manifest {
    this.endTable();
    return { tables: this.tables, images: this.images, files: this.files };
  }

  endTable(): TableCount | undefined {
    if (!this.table) return undefined;
    const { sum, ...rest } = this.table;
    const count = { ...rest, sha256: sum.digest('hex') };
    this.table = undefined;
    this.tables.push(count);
    return count;
  }
}
