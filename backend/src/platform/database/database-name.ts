/** SQL for a name that no copy has: the id of the server and the number of the database on it. */
export const DATABASE_NAME = `(SELECT system_identifier || '-' || oid FROM pg_control_system(), pg_database
  WHERE datname = current_database())`;
