import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Content1763600000005 implements MigrationInterface {
  readonly name = 'Content1763600000005';

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
    await runner.query(`SELECT track_changes('content', 'key')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE content`);
  }
}
