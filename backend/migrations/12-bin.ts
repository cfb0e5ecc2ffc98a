import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds what the bin, scheduled publication and preview links need. The bin uses rows that are marked as deleted. Such
 * rows have stayed in their tables since the first release.
 */
export class Bin1763700000012 implements MigrationInterface {
  readonly name = 'Bin1763700000012';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE product ADD COLUMN publish_at timestamptz');
    // The new index also contains is_active and publish_at, because lists for visitors are filtered by these columns.
    await runner.query('DROP INDEX product_newest');
    await runner.query(`
      CREATE INDEX product_newest ON product (created_at DESC, id) INCLUDE (is_active, publish_at)
      WHERE deleted_at IS NULL`);
    await runner.query(`
      CREATE INDEX product_publish_at ON product (publish_at)
      WHERE deleted_at IS NULL AND NOT is_active AND publish_at IS NOT NULL`);
    for (const table of ['product', 'category', 'flash_sale'])
      await runner.query(
        `CREATE INDEX ${table}_deleted ON ${table} (deleted_at DESC, id) WHERE deleted_at IS NOT NULL`,
      );

    await runner.query(`
      CREATE TABLE preview_link (
        id uuid CONSTRAINT preview_link_pk PRIMARY KEY,
        product_id uuid NOT NULL,
        token_hash text NOT NULL CONSTRAINT preview_link_token UNIQUE,
        expires_at timestamptz NOT NULL,
        revoked_at timestamptz
      )`);
    await runner.query('CREATE INDEX preview_link_product ON preview_link (product_id)');

    await runner.query(`
      CREATE TABLE purge_run (
        only_row smallint CONSTRAINT purge_run_pk PRIMARY KEY,
        last_run_at timestamptz,
        CONSTRAINT purge_run_only_one CHECK (only_row = 1)
      )`);
    await runner.query('INSERT INTO purge_run (only_row) VALUES (1)');

    await runner.query('ALTER TABLE published_picture ADD COLUMN is_released boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE published_picture DROP COLUMN is_released');
    await runner.query('DROP TABLE purge_run');
    await runner.query('DROP TABLE preview_link');
    for (const table of ['product', 'category', 'flash_sale'])
      await runner.query(`DROP INDEX ${table}_deleted`);
    await runner.query('DROP INDEX product_publish_at');
    await runner.query('DROP INDEX product_newest');
    await runner.query(
      'CREATE INDEX product_newest ON product (created_at DESC, id) WHERE deleted_at IS NULL AND is_active',
    );
    await runner.query('ALTER TABLE product DROP COLUMN publish_at');
  }
}
