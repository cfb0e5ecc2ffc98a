import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The table of flash sales. The table has no foreign key to products, because products belong to another module. The
 * exclusion constraint refuses two sales of one product whose times overlap.
 */
export class FlashSales1763600000004 implements MigrationInterface {
  readonly name = 'FlashSales1763600000004';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE flash_sale (
        id uuid CONSTRAINT flash_sale_pk PRIMARY KEY,
        product_id uuid NOT NULL,
        discount_percentage integer NOT NULL
          CONSTRAINT flash_sale_percentage CHECK (discount_percentage BETWEEN 1 AND 99),
        start_date timestamptz,
        end_date timestamptz NOT NULL,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        deleted_at timestamptz,
        version integer NOT NULL,
        is_sample boolean NOT NULL DEFAULT false,
        CONSTRAINT flash_sale_window CHECK (end_date > coalesce(start_date, created_at)),
        CONSTRAINT flash_sale_overlap EXCLUDE USING gist (
          product_id WITH =,
          tstzrange(coalesce(start_date, created_at), end_date, '[)') WITH &&
        ) WHERE (deleted_at IS NULL)
      )`);
    await runner.query('CREATE INDEX flash_sale_end ON flash_sale (end_date, id) WHERE deleted_at IS NULL');
    await runner.query(`
      CREATE TRIGGER flash_sale_changed AFTER INSERT OR UPDATE OR DELETE ON flash_sale
      FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_changed()`);
    await runner.query(
      'CREATE INDEX flash_sale_deleted ON flash_sale (deleted_at DESC, id) WHERE deleted_at IS NOT NULL',
    );
    await runner.query(`SELECT track_changes('flash_sale')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE flash_sale');
  }
}
