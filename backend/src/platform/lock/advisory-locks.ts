/**
 * The keys of PostgreSQL's advisory locks, in one place so that no two uses share a key. The keys must not change,
 * because replicas of the previous release use the same ones. A slice that locks a single row uses the hash of a text
 * as key.
 */
export const ADVISORY_LOCKS = {
  migrations: 7_301_947,
  imageCollection: 7_301_950,
  firstPassword: 7_301_951,
  sampleData: 7_301_952,
  dailyBackup: 7_301_953,
  shopRole: 7_301_954,
  purge: 7_301_957,
} as const;

export type LockName = keyof typeof ADVISORY_LOCKS;
