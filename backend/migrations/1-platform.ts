import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Creates the PostgreSQL extensions and a trigger function. The function notifies all replicas when data that visitors
 * see has changed.
 */
export class Platform1763600000001 implements MigrationInterface {
  readonly name = 'Platform1763600000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
    await runner.query('CREATE EXTENSION IF NOT EXISTS btree_gist');
    await runner.query(`
      CREATE FUNCTION notify_shop_changed() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('shop_changed', TG_TABLE_NAME);
        RETURN NULL;
      END $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION notify_shop_changed()');
    await runner.query('DROP EXTENSION btree_gist');
    await runner.query('DROP EXTENSION pg_trgm');
  }
}
