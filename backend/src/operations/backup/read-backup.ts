import { createHash } from 'node:crypto';
import { contentTypeOf, type EncodedFile, keysOfImage, mainKeyOf } from '../../media/index.js';
import {
  type BackupHeader,
  BackupRefused,
  type FileName,
  jsonFile,
  type Manifest,
  maxBytes,
  notABackup,
  parseFileName,
  parseHeader,
  type TableHeader,
} from './format.js';
import { ManifestBuilder } from './manifest-builder.js';
import type { ArchiveEntry, TarArchive } from './tar.js';

/** The parts of a backup, in this order. The manifest is yielded only if it agrees with all other parts. */
export type BackupPart =
  | { readonly kind: 'header'; readonly header: BackupHeader }
  | { readonly kind: 'rows'; readonly table: TableHeader; readonly bytes: Uint8Array }
  | { readonly kind: 'image'; readonly key: string; readonly files: readonly EncodedFile[] }
  | { readonly kind: 'manifest'; readonly manifest: Manifest };

/**
 * Reads a backup and checks every byte. Holds one file of a table, or the files of one image, in memory at a time.
 * @throws BackupRefused for any content that the shop would not have written. This happens before the manifest is
 * yielded.
 */
export async function* readBackup(
  archive: TarArchive,
  leftOut: ReadonlySet<string>,
): AsyncGenerator<BackupPart> {
  const reader = new BackupReader(leftOut);
  for await (const entry of archive.entries()) yield* reader.read(entry);
  reader.end();
}

const damaged = (problem: string): BackupRefused => new BackupRefused(`The backup is damaged: ${problem}.`);

class BackupReader {
  private readonly manifest = new ManifestBuilder(() => createHash('sha256'));
  private header: BackupHeader | undefined;
  /** The index of the current table in the header; -1 before the first table. */
  private tableIndex = -1;
  /** The number of the last file of the current table; 0 before its first file. */
  private fileIndex = 0;
  private image: { key: string; files: EncodedFile[] } | undefined;
  private lastImageKey = '';
  private isComplete = false;

  constructor(private readonly leftOut: ReadonlySet<string>) {}

  async *read(entry: ArchiveEntry): AsyncGenerator<BackupPart> {
    const parsed = entry.type === 'file' ? parseFileName(entry.name) : undefined;
    if (!this.header && parsed?.kind !== 'header') throw notABackup();
    if (!parsed) throw damaged(`it contains ${quoted(entry.name)} (${entry.type}), which no backup does`);
    if (this.isComplete) throw damaged(`it goes on with ${quoted(entry.name)} after its manifest`);
    if (entry.size > maxBytes(parsed.kind, this.manifest.fileCount))
      throw damaged(`${entry.name} is larger than any file of a backup`);
    const bytes = await entry.read();
    yield* this.part(entry.name, parsed, bytes);
    if (parsed.kind !== 'manifest') this.manifest.addFile(entry.name, bytes);
  }

  end(): void {
    if (!this.header) throw new BackupRefused('The file is empty.');
    if (!this.isComplete) throw damaged('it is incomplete, its end is missing');
  }

  private *part(fileName: string, parsed: FileName, bytes: Buffer): Generator<BackupPart> {
    if (parsed.kind === 'header') {
      if (this.header) throw outOfOrder(fileName);
      this.header = parseHeader(bytes, this.leftOut);
      yield { kind: 'header', header: this.header };
    } else if (parsed.kind === 'table') {
      yield { kind: 'rows', table: this.tableOf(fileName, parsed.table, parsed.index), bytes };
      this.manifest.addRows(bytes);
    } else if (parsed.kind === 'image') {
      this.goToTable(this.tables.length);
      yield* this.addImageFile(fileName, parsed.key, bytes);
    } else {
      this.goToTable(this.tables.length);
      yield* this.finishImage();
      const manifest = this.manifest.build();
      this.compare(manifest, bytes);
      this.isComplete = true;
      yield { kind: 'manifest', manifest };
    }
  }

  private tableOf(fileName: string, table: string, index: number): TableHeader {
    if (this.image) throw outOfOrder(fileName);
    if (this.tables[this.tableIndex]?.name !== table) {
      // -1 for a table that the header does not name. The next line refuses that table, too.
      const next = this.tables.findIndex(({ name }) => name === table);
      if (next <= this.tableIndex) throw outOfOrder(fileName);
      this.goToTable(next);
      this.fileIndex = 0;
    }
    const current = this.tables[this.tableIndex];
    if (!current || index !== this.fileIndex + 1) throw outOfOrder(fileName);
    this.fileIndex = index;
    return current;
  }

  /**
   * Begins the table with this index. Also begins all tables between the current table and that table, which have no
   * rows.
   */
  private goToTable(index: number): void {
    while (this.tableIndex < index && this.tableIndex < this.tables.length) {
      this.tableIndex += 1;
      const table = this.tables[this.tableIndex];
      if (table) this.manifest.beginTable(table.name);
    }
  }

  /**
   * Adds a file to the current image, or begins an image with its main file. The smaller sizes of an image follow in
   * the order of `keysOfImage`; any of them may be missing.
   */
  private *addImageFile(fileName: string, key: string, bytes: Buffer): Generator<BackupPart> {
    const main = mainKeyOf(key);
    if (main === undefined) throw damaged(`it contains ${quoted(fileName)}, which no backup does`);
    if (main === key) {
      yield* this.finishImage();
      if (key <= this.lastImageKey) throw outOfOrder(fileName);
      this.image = { key, files: [] };
      this.lastImageKey = key;
    }
    const order = keysOfImage(main);
    const last = this.image?.files.at(-1)?.key;
    if (this.image?.key !== main || (last !== undefined && order.indexOf(key) <= order.indexOf(last)))
      throw outOfOrder(fileName);
    this.image.files.push({ key, contentType: contentTypeOf(key), bytes });
  }

  private *finishImage(): Generator<BackupPart> {
    if (!this.image) return;
    this.manifest.addImage();
    yield { kind: 'image', ...this.image };
  }

  /**
   * Compares the bytes of the manifest with the expected manifest. The error names the first file whose checksum is
   * missing in the bytes.
   */
  private compare(expected: Manifest, bytes: Buffer): void {
    if (bytes.equals(jsonFile(expected))) return;
    const stringsFound = new Set(bytes.toString('utf8').match(/"[^"]*"/gu));
    const other = expected.files.find(({ sha256 }) => !stringsFound.has(`"${sha256}"`));
    throw damaged(other ? `${other.name} is not what was written` : 'its manifest lists other contents');
  }

  private get tables(): readonly TableHeader[] {
    return this.header?.tables ?? [];
  }
}

const outOfOrder = (name: string): BackupRefused => damaged(`${name} is in it twice or at the wrong place`);

/** Quotes a name from outside, so that it is safe to print on one line of a terminal. */
const quoted = (name: string): string => JSON.stringify(name.slice(0, 100));
