import type { SampleData } from '../domain/sample-data.js';
import { ExtensionPoint } from './extension-point.js';

/** The tables of a slice. */
export interface BackupTables {
  readonly backedUp: readonly string[];
  /** Tables that are useless elsewhere (sessions, unfinished uploads), secret, or filled by the restore. */
  readonly leftOut: readonly string[];
}

/** A slice with tables contributes the names of those that a backup contains and of those that it leaves out. */
export const BACKUP_TABLES = new ExtensionPoint<BackupTables>('tables of backups');

/** A slice with initial rows for an empty shop contributes its part of the sample data. */
export const SAMPLE_DATA = new ExtensionPoint<SampleData>('sample data');
