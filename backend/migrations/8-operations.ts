import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores the state of the sample catalog's seed run, and the times of backups in a table of one row. */
export class Operations1763600000008 implements MigrationInterface {
  readonly name = 'Operations1763600000008';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE sample_data (
        id smallint CONSTRAINT sample_data_pk PRIMARY KEY,
        stage text NOT NULL,
        CONSTRAINT sample_data_only_one CHECK (id = 1),
        CONSTRAINT sample_data_stage CHECK (stage IN ('begun', 'sown', 'removed'))
      )`);
    // Tracked, so that undoing the removal of the sample data also restores the stage.
    await runner.query(`SELECT track_changes('sample_data')`);
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
    await runner.query('DROP TABLE sample_data');
  }
}
