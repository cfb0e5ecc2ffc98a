import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores the time of the last backup, in a table of one row. */
export class Backup1763700000010 implements MigrationInterface {
  readonly name = 'Backup1763700000010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE backup_status (
        only_row smallint CONSTRAINT backup_status_pk PRIMARY KEY,
        counted_from timestamptz NOT NULL,
        last_backup_at timestamptz,
        last_daily_backup_at timestamptz,
        CONSTRAINT backup_status_only_one CHECK (only_row = 1)
      )`);
    await runner.query(
      'INSERT INTO backup_status (only_row, counted_from) VALUES (1, transaction_timestamp())',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE backup_status');
  }
}
