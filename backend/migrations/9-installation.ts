import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores a random id of this database. The server recognizes its own image storage by this id. */
export class Installation1763700000009 implements MigrationInterface {
  readonly name = 'Installation1763700000009';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE installation (
        only_row smallint CONSTRAINT installation_pk PRIMARY KEY,
        id uuid NOT NULL,
        CONSTRAINT installation_only_one CHECK (only_row = 1)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE installation');
  }
}
