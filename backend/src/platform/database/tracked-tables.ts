import type { TrackedTable } from '../domain/tracked-table.js';
import { ExtensionPoint } from '../wiring/extension-point.js';

/** A slice whose table is tracked contributes the table's description, which undoing a change needs. */
export const TRACKED_TABLES = new ExtensionPoint<TrackedTable>('tracked tables');
