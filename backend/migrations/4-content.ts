import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Content1763700000004 implements MigrationInterface {
  readonly name = 'Content1763700000004';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE content (
        key text NOT NULL CONSTRAINT content_pkey PRIMARY KEY,
        body jsonb NOT NULL,
        version integer NOT NULL,
        updated_at timestamptz NOT NULL
      )`);
    await runner.query(`
      CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON content
      FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_changed()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE content`);
  }
}
