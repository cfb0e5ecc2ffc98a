/**
 * The keys of PostgreSQL's advisory locks. They are all in this table, so that no two locks have the same key. A key
 * must not change, because replicas of the previous release use the same key. A slice that locks a single row uses the
 * hash of a text as the key.
 */
export const ADVISORY_LOCKS = {
  migrations: 7_301_947,
  imageCollection: 7_301_950,
  firstPassword: 7_301_951,
  sampleData: 7_301_952,
  dailyBackup: 7_301_953,
  shopRole: 7_301_954,
  purge: 7_301_957,
  visits: 7_301_958,
} as const;

export type LockName = keyof typeof ADVISORY_LOCKS;
