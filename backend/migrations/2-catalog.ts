import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Categories and products. A deleted row stays in its table with the time of deletion in `deleted_at`, so that the
 * deletion can be undone.
 */
export class Catalog1763700000002 implements MigrationInterface {
  readonly name = 'Catalog1763700000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE category (
        id uuid CONSTRAINT category_pk PRIMARY KEY,
        name text NOT NULL,
        slug text NOT NULL,
        description text,
        sort_order integer NOT NULL,
        is_active boolean NOT NULL,
        is_sample boolean NOT NULL,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        deleted_at timestamptz,
        version integer NOT NULL
      )`);
    await runner.query('CREATE UNIQUE INDEX category_slug_live ON category (slug) WHERE deleted_at IS NULL');

    await runner.query(`
      CREATE TABLE product (
        id uuid CONSTRAINT product_pk PRIMARY KEY,
        name text NOT NULL,
        description text NOT NULL,
        category text NOT NULL,
        price bigint NOT NULL CONSTRAINT product_price_whole CHECK (price >= 0),
        images text[] NOT NULL CONSTRAINT product_images_some CHECK (cardinality(images) BETWEEN 1 AND 5),
        is_new boolean NOT NULL,
        whatsapp_number text,
        shopee_link text,
        is_active boolean NOT NULL,
        is_sample boolean NOT NULL,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        deleted_at timestamptz,
        version integer NOT NULL
      )`);
    await runner.query(
      'CREATE INDEX product_newest ON product (created_at DESC, id) WHERE deleted_at IS NULL AND is_active',
    );
    await runner.query('CREATE INDEX product_category ON product (category, created_at DESC, id)');
    // The ICU collation turns letters beyond ASCII into lower case even if the database's own locale is C. Without
    // fastupdate, each write updates the index at once, so searches need not scan a list of pending entries. Writes are
    // rare, so their cost does not matter.
    await runner.query(`
      CREATE INDEX product_search ON product USING gin (
        lower(name COLLATE "id-x-icu") gin_trgm_ops,
        lower(description COLLATE "id-x-icu") gin_trgm_ops,
        category gin_trgm_ops
      ) WITH (fastupdate = off) WHERE deleted_at IS NULL`);

    for (const table of ['category', 'product'])
      await runner.query(`
        CREATE TRIGGER ${table}_changed AFTER INSERT OR UPDATE OR DELETE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_changed()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE product');
    await runner.query('DROP TABLE category');
  }
}
