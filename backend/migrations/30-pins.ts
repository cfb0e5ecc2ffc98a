import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The products that stand first, in one row. */
export class Pins1763700000030 implements MigrationInterface {
  readonly name = 'Pins1763700000030';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE pins (
        id text CONSTRAINT pins_pk PRIMARY KEY CONSTRAINT pins_only_one CHECK (id = 'pins'),
        product_ids uuid[] NOT NULL CONSTRAINT pins_few CHECK (cardinality(product_ids) <= 12),
        version integer NOT NULL,
        updated_at timestamptz NOT NULL
      )`);
    await runner.query(`
      CREATE TRIGGER pins_changed AFTER INSERT OR UPDATE OR DELETE ON pins
      FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_changed()`);
    await runner.query(`SELECT track_changes('pins')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE pins');
  }
}
