import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Price lists of products. The other columns follow from `pricing`, so that lists of products need not read it. */
export class Pricing1763700000026 implements MigrationInterface {
  readonly name = 'Pricing1763700000026';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE product
        ADD COLUMN pricing jsonb,
        ADD COLUMN price_unit text,
        ADD COLUMN price_from boolean,
        ADD COLUMN price_on_request boolean`);
    // Without compression, a long price list is stored outside of the row, so that rows stay small for lists.
    await runner.query('ALTER TABLE product ALTER COLUMN pricing SET STORAGE EXTERNAL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE product
        DROP COLUMN pricing,
        DROP COLUMN price_unit,
        DROP COLUMN price_from,
        DROP COLUMN price_on_request`);
  }
}
