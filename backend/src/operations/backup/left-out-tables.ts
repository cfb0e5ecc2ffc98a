import { getMetadataArgsStorage } from 'typeorm';
import type { TableEntry } from '../../platform/index.js';

// TypeORM's own table of migrations, which has no record class.
const MIGRATIONS = 'migrations';

/**
 * Returns the names of the tables that a backup leaves out. Must not be called while modules are being created, because
 * some declarations are then missing.
 */
export type LeftOut = () => ReadonlySet<string>;

export function leftOutTables(tables: readonly TableEntry[]): ReadonlySet<string> {
  const declared = tables.map(({ name }) => name);
  const undeclared = [...getMetadataArgsStorage().tables.map(({ name }) => name), MIGRATIONS].filter(
    (name) => name === undefined || !declared.includes(name),
  );
  if (undeclared.length > 0)
    throw new Error(`No slice declares whether a backup contains ${undeclared.join(', ')}`);
  return new Set(tables.filter(({ isBackedUp }) => !isBackedUp).map(({ name }) => name));
}
