/**
 * The tables that a backup leaves out; it contains every other table. What is left out is of no use elsewhere
 * (sessions, unfinished uploads), secret, or made again by the restore.
 */
export const EXCLUDED_TABLES = [
  'migrations',
  'admin_session',
  'login_attempts',
  'upload',
  'upload_secret',
  // Recorded again for the images that the backup contains.
  'published_picture',
  'backup_status',
] as const;

const EXCLUDED: ReadonlySet<string> = new Set(EXCLUDED_TABLES);

export function isExcluded(table: string): boolean {
  return EXCLUDED.has(table);
}
