import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Marks sample sales with a column, as sample products and categories are marked. The column replaces the lists of ids
 * in `sample_data`. The previous release still reads and writes these lists, so the next release drops them.
 */
export class SampleSales1763700000013 implements MigrationInterface {
  readonly name = 'SampleSales1763700000013';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE flash_sale ADD COLUMN is_sample boolean NOT NULL DEFAULT false');
    // A seed run that was interrupted has not stored the ids of its sales. These sales are found by the ids of their
    // products.
    await runner.query(`
      UPDATE flash_sale SET is_sample = true FROM sample_data
      WHERE flash_sale.id = ANY (flash_sale_ids) OR stage = 'begun' AND product_id = ANY (product_ids)`);
    await runner.query(`
      ALTER TABLE sample_data
        ALTER COLUMN category_ids SET DEFAULT '{}',
        ALTER COLUMN product_ids SET DEFAULT '{}',
        ALTER COLUMN flash_sale_ids SET DEFAULT '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE sample_data
        ALTER COLUMN category_ids DROP DEFAULT,
        ALTER COLUMN product_ids DROP DEFAULT,
        ALTER COLUMN flash_sale_ids DROP DEFAULT`);
    await runner.query('ALTER TABLE flash_sale DROP COLUMN is_sample');
  }
}
