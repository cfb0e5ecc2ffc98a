import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores the state of the sample catalog's seed run, and the ids of the seeded rows. */
export class SampleData1763700000007 implements MigrationInterface {
  readonly name = 'SampleData1763700000007';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE sample_data (
        id smallint CONSTRAINT sample_data_pk PRIMARY KEY,
        stage text NOT NULL,
        category_ids uuid[] NOT NULL,
        product_ids uuid[] NOT NULL,
        flash_sale_ids uuid[] NOT NULL,
        CONSTRAINT sample_data_only_one CHECK (id = 1),
        CONSTRAINT sample_data_stage CHECK (stage IN ('begun', 'sown', 'removed'))
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE sample_data');
  }
}
