import { getMetadataArgsStorage } from 'typeorm';
import type { BackupTables } from '../../platform/wiring/declarations.js';

// TypeORM's own table of migrations, which has no record class.
const MIGRATIONS = 'migrations';

/**
 * Returns the tables' names. Call it on demand only: while modules are being created, some declarations are missing.
 */
export type LeftOut = () => ReadonlySet<string>;

/**
 * Returns the tables that a backup leaves out. A backup contains all other tables.
 * @throws when no slice declares the table of a record, because a backup could then give away the table's secrets.
 */
export function leftOutTables(declarations: readonly BackupTables[]): ReadonlySet<string> {
  const declared = declarations.flatMap(({ backedUp, leftOut }) => [...backedUp, ...leftOut]);
  const undeclared = [...getMetadataArgsStorage().tables.map(({ name }) => name), MIGRATIONS].filter(
    (name) => name === undefined || !declared.includes(name),
  );
  if (undeclared.length > 0)
    throw new Error(`No slice declares whether a backup contains ${undeclared.join(', ')}`);
  return new Set(declarations.flatMap(({ leftOut }) => leftOut));
}
