/**
 * The numbers of PostgreSQL's advisory locks, in one place so that no two uses share one. They never change: a
 * replica of the previous release holds the same. Flash sales lock by product, under the hash of a text instead.
 */
export const ADVISORY_LOCKS = {
  migrations: 7_301_947,
  imageCollection: 7_301_950,
  firstPassword: 7_301_951,
  sampleData: 7_301_952,
} as const;

export type LockName = keyof typeof ADVISORY_LOCKS;
