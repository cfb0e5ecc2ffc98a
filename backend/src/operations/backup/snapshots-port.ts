import type { TableHeader } from './format.js';

/** The database at one instant, however long it is read and whatever is written meanwhile. */
export interface Snapshot {
  readonly takenAt: Date;
  readonly installation: string;
  readonly migration: string;
  readonly tables: readonly TableHeader[];
  /** Main keys of the images that the database knows as published. */
  readonly publishedImages: readonly string[];
  /** The table's rows in COPY's text format, UTF-8, in chunks of any size. */
  copy(table: TableHeader): AsyncIterable<Uint8Array>;
  close(): Promise<void>;
}

export abstract class Snapshots {
  /** @throws BackupRefused when the database holds no shop. */
  abstract open(): Promise<Snapshot>;
}
