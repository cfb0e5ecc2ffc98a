import type { DataSource } from 'typeorm';

/** Tries to write, and changes no row. @throws the error with which a read-only database refuses every write. */
export const assertWritable = (dataSource: DataSource): Promise<unknown> =>
  dataSource.query('UPDATE migrations SET name = name WHERE false');
