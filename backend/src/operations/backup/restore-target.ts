import type { ImageFiles, StorageMarks } from '../../media/index.js';
import type { TableCount, TableHeader } from './format.js';

export interface DatabaseState {
  readonly isEmpty: boolean;
  /** Whether it holds the tables of a shop, and not those of another program. */
  readonly isShop: boolean;
  readonly installation: string | undefined;
  /** Connections of other programs, such as a running shop. */
  readonly otherConnections: number;
}

/** The open transaction of a restore. */
export interface Loading {
  /** Rows of one table at a time, in COPY's text format. @throws BackupRefused when the table does not take them. */
  addRows(table: TableHeader, bytes: Uint8Array): Promise<void>;
  /** Ends the rows of the last table; does nothing when that was done. */
  endRows(): Promise<void>;
  /** Counts and sums what the table holds now. */
  count(table: TableHeader): Promise<TableCount>;
  /** The ids in the table of the installation, which has one row in a shop. */
  installations(): Promise<string[]>;
  /** Brings the tables to the newest migration, inserts the rows of the restored images, and sets the last backup's time. */
  complete(images: readonly string[], backedUpAt: Date): Promise<void>;
}

export interface LoadOptions {
  /** Up to which the tables are made before they are loaded. */
  readonly migration: string;
  /** What is to be loaded. Any table or column that the made tables do not have is refused before the work begins. */
  readonly tables: readonly TableHeader[];
  /** Whether to remove first what the database holds. */
  readonly replace?: boolean;
  /** Loads beside what the database holds, and rolls back when the work is done. */
  readonly trial?: boolean;
}

export abstract class RestoreDatabase {
  /** Whether this release has the migration. */
  abstract knows(migration: string): boolean;
  abstract inspect(): Promise<DatabaseState>;
  /** Runs the work in one transaction. @throws BackupRefused for unknown tables. Unless it is a trial, shops that start meanwhile wait for its end. */
  abstract load(options: LoadOptions, work: (loading: Loading) => Promise<void>): Promise<void>;
}

/** The image storage of a restore. */
export interface RestoreStorage {
  readonly images: Pick<ImageFiles, 'write' | 'read' | 'mainKeys'>;
  readonly marks: Pick<StorageMarks, 'ids' | 'owners' | 'announce' | 'isAnnounced' | 'settle'>;
}
