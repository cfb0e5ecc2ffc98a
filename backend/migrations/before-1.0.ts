import type { QueryRunner } from 'typeorm';
import { baselines } from './index.js';

/** The last migration before 1.0.0. Only databases and backups with it are taken over. */
export const LAST_BEFORE_1_0 = 'SearchTexts1763700000017';
const FIRST_TIMESTAMP = 1763700000001;
const LAST_TIMESTAMP = 1763700000017;

/** Whether a release before 1.0.0 had the migration. */
export function isBefore1_0(migration: string): boolean {
  const timestamp = Number(/\d{13}$/u.exec(migration)?.[0]);
  return timestamp >= FIRST_TIMESTAMP && timestamp <= LAST_TIMESTAMP;
}

const OLD_TABLE = 'published_picture';

/** Whether these are the tables of a database before 1.0.0, with their old names or columns. */
export function areBefore1_0(
  tables: readonly { readonly name: string; readonly columns: readonly string[] }[],
): boolean {
  return tables.some(
    ({ name, columns }) =>
      name === OLD_TABLE || (name === 'admin_account' && columns.includes('session_timeout_minutes')),
  );
}

// The names of constraints contain the old words, too.
const RENAME = [
  `ALTER TABLE ${OLD_TABLE} RENAME TO published_image`,
  'ALTER TABLE upload RENAME picture_key TO image_key',
  `DO $$
    DECLARE
      target record;
    BEGIN
      FOR target IN
        SELECT conrelid::regclass AS owner, conname AS name FROM pg_constraint
        WHERE conrelid IN ('published_image'::regclass, 'upload'::regclass) AND conname LIKE '%picture%'
      LOOP
        EXECUTE format('ALTER TABLE %s RENAME CONSTRAINT %I TO %I',
          target.owner, target.name, replace(target.name, 'picture', 'image'));
      END LOOP;
    END $$`,
];
const OLD_LISTS = ['category_ids', 'product_ids', 'flash_sale_ids'];

/** Adds the columns that a backup from before 1.0.0 contains. */
export const ADD_OLD_COLUMNS = [
  'ALTER TABLE admin_account ADD session_timeout_minutes smallint NOT NULL DEFAULT 30',
  ...OLD_LISTS.map((name) => `ALTER TABLE sample_data ADD ${name} uuid[] NOT NULL DEFAULT '{}'`),
];

/** Removes the columns that 1.0.0 does not have, with their values in the history. */
export const DROP_OLD_COLUMNS = [
  `INSERT INTO settings (id, session_timeout_minutes, version, updated_at)
   SELECT id, session_timeout_minutes, 1, updated_at FROM admin_account ON CONFLICT DO NOTHING`,
  'ALTER TABLE admin_account DROP session_timeout_minutes',
  ...OLD_LISTS.map((name) => `ALTER TABLE sample_data DROP ${name}`),
  `UPDATE change_row SET before = before - '{${OLD_LISTS.join()}}'::text[], after = after - '{${OLD_LISTS.join()}}'::text[]
   WHERE table_name = 'sample_data'`,
];

/**
 * Turns a database of the last release before 1.0.0 into one of 1.0.0, in one transaction. Changes no other database.
 * @returns false when a release before that one has used the database last.
 */
export async function takeOver(runner: QueryRunner): Promise<boolean> {
  const [found] = await runner.manager.query<{ exists: boolean }[]>(
    `SELECT to_regclass('migrations') IS NOT NULL AS exists`,
  );
  if (!found?.exists) return true;
  const rows = await runner.manager.query<{ name: string }[]>('SELECT name FROM migrations');
  const names = rows.map(({ name }) => name);
  if (!names.some(isBefore1_0)) return true;
  if (!names.includes(LAST_BEFORE_1_0)) return false;
  await runner.startTransaction();
  try {
    for (const statement of [...RENAME, ...DROP_OLD_COLUMNS]) await runner.query(statement);
    await runner.query('DELETE FROM migrations WHERE name = ANY ($1)', [names.filter(isBefore1_0)]);
    for (const { name } of baselines)
      await runner.query('INSERT INTO migrations ("timestamp", name) VALUES ($1, $2)', [
        name.slice(-13),
        name,
      ]);
    await runner.commitTransaction();
  } catch (error) {
    await runner.rollbackTransaction();
    throw error;
  }
  return true;
}
