import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The addresses that categories had before. A trigger also records what an undo and the previous release rename. */
export class EarlierSlugs1763700000021 implements MigrationInterface {
  readonly name = 'EarlierSlugs1763700000021';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE category_slug (
        category_id uuid NOT NULL,
        slug text NOT NULL,
        until timestamptz NOT NULL,
        CONSTRAINT category_slug_pk PRIMARY KEY (slug, category_id)
      )`);
    await runner.query('CREATE INDEX category_slug_category ON category_slug (category_id, until DESC)');
    await runner.query(`
      CREATE FUNCTION keep_category_slug() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'DELETE' THEN
          DELETE FROM category_slug WHERE category_id = OLD.id;
          RETURN NULL;
        END IF;
        IF NEW.slug = OLD.slug THEN
          RETURN NULL;
        END IF;
        INSERT INTO category_slug (category_id, slug, until) VALUES (OLD.id, OLD.slug, clock_timestamp())
        ON CONFLICT (slug, category_id) DO UPDATE SET until = excluded.until;
        DELETE FROM category_slug s WHERE s.category_id = OLD.id AND (s.slug = NEW.slug OR s.slug NOT IN (
          SELECT slug FROM category_slug WHERE category_id = OLD.id ORDER BY until DESC LIMIT 20));
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE TRIGGER keep_category_slug AFTER DELETE OR UPDATE OF slug ON category
      FOR EACH ROW EXECUTE FUNCTION keep_category_slug()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER keep_category_slug ON category');
    await runner.query('DROP FUNCTION keep_category_slug');
    await runner.query('DROP TABLE category_slug');
  }
}
