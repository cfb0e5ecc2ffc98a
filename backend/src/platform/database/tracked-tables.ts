import type { TrackedTable } from '../domain/tracked-table.js';
import { ExtensionPoint } from '../wiring/extension-point.js';

/** A slice with a tracked table contributes the description of the table, which is needed to undo changes. */
export const TRACKED_TABLES = new ExtensionPoint<TrackedTable>('tracked tables');
