import type { SampleData } from '../domain/sample-data.js';
import type { TableEntry, UndoRules } from '../domain/table-entry.js';
import { ExtensionPoint } from './extension-point.js';

/** Each slice contributes an entry for each of its tables. Referring tables come before those they refer to. */
export const TABLES = new ExtensionPoint<TableEntry>('tables');

export const UNDO_RULES = new ExtensionPoint<UndoRules>('undo rules');

export const SAMPLE_DATA = new ExtensionPoint<SampleData>('sample data');
