import type { SampleData } from '../domain/sample-data.js';
import { ExtensionPoint } from './extension-point.js';

/** The tables of a slice: those that backups contain, and those that backups leave out. */
export interface BackupTables {
  readonly backedUp: readonly string[];
  /**
   * Tables that are useless in another shop (sessions, unfinished uploads), tables with secrets, and tables that the
   * restore fills.
   */
  readonly leftOut: readonly string[];
}

/**
 * Each slice with tables contributes the names of the tables that backups contain, and of those that backups leave out.
 */
export const BACKUP_TABLES = new ExtensionPoint<BackupTables>('tables of backups');

/** A slice with initial rows for an empty shop contributes its part of the sample data. */
export const SAMPLE_DATA = new ExtensionPoint<SampleData>('sample data');
