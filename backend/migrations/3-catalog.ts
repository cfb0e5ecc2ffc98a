import type { MigrationInterface, QueryRunner } from 'typeorm';

// Invisible characters, accents, apostrophes and hyphens, as `foldText` removes them.
const REMOVED = String.raw`[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFC\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF\U00013430-\U0001343F\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F''\u0060\u02B9-\u02BF\u02C8\u02CA\u02CB\u2018-\u201B\u2032\u2035\uA78B\uA78C\u2010-\u2013\u2212-]+`;

/**
 * Categories and products. A deleted row stays in its table with the time of deletion in `deleted_at`, so that the
 * deletion can be undone.
 */
export class Catalog1763600000003 implements MigrationInterface {
  readonly name = 'Catalog1763600000003';

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
        version integer NOT NULL,
        service_pages text[] NOT NULL DEFAULT '{}',
        chat_number text
      )`);
    await runner.query('CREATE UNIQUE INDEX category_slug_live ON category (slug) WHERE deleted_at IS NULL');

    await runner.query(`
      CREATE TABLE product (
        id uuid CONSTRAINT product_pk PRIMARY KEY,
        name text NOT NULL,
        description text NOT NULL,
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
        version integer NOT NULL,
        publish_at timestamptz,
        category_id uuid NOT NULL CONSTRAINT product_category_fk REFERENCES category
      )`);
    // The index contains is_active and publish_at, because lists for visitors are filtered by these columns.
    await runner.query(`
      CREATE INDEX product_newest ON product (created_at DESC, id) INCLUDE (is_active, publish_at)
      WHERE deleted_at IS NULL`);
    await runner.query(`
      CREATE INDEX product_publish_at ON product (publish_at)
      WHERE deleted_at IS NULL AND NOT is_active AND publish_at IS NOT NULL`);
    await runner.query('CREATE INDEX product_category ON product (category_id, created_at DESC, id)');
    // The ICU collation turns letters beyond ASCII into lower case even if the database's own locale is C. Without
    // fastupdate, each write updates the index at once, so searches need not scan a list of pending entries. Writes are
    // rare, so their cost does not matter.
    await runner.query(`
      CREATE INDEX product_search ON product USING gin (
        lower(name COLLATE "id-x-icu") gin_trgm_ops,
        lower(description COLLATE "id-x-icu") gin_trgm_ops
      ) WITH (fastupdate = off) WHERE deleted_at IS NULL`);

    // The texts of the products as searches compare them. They are stored, because folding a text takes long.
    await runner.query(`
      CREATE FUNCTION search_fold(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
        SELECT replace(replace(replace(replace(translate(
          lower(regexp_replace(normalize(replace(value, '\u00B4', ''), NFKD), '${REMOVED}', '', 'g') COLLATE "id-x-icu"),
          'ıłøđðħŧς×', 'iloddhtσx'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
      $$`);
    await runner.query(`
      CREATE TABLE product_text (
        product_id uuid CONSTRAINT product_text_pk PRIMARY KEY,
        folded text NOT NULL
      )`);
    // A trigger also folds what a restore writes.
    await runner.query(`
      CREATE FUNCTION fold_product() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'DELETE' THEN
          DELETE FROM product_text WHERE product_id = OLD.id;
          RETURN NULL;
        END IF;
        INSERT INTO product_text (product_id, folded) VALUES (NEW.id, search_fold(NEW.name || chr(10) || NEW.description))
        ON CONFLICT (product_id) DO UPDATE SET folded = excluded.folded;
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE TRIGGER fold_product AFTER INSERT OR DELETE OR UPDATE OF name, description ON product
      FOR EACH ROW EXECUTE FUNCTION fold_product()`);
    await runner.query(`
      CREATE INDEX product_text_search ON product_text USING gin (folded gin_trgm_ops) WITH (fastupdate = off)`);

    for (const table of ['category', 'product']) {
      await runner.query(`
        CREATE INDEX ${table}_deleted ON ${table} (deleted_at DESC, id) WHERE deleted_at IS NOT NULL`);
      await runner.query(`
        CREATE TRIGGER ${table}_changed AFTER INSERT OR UPDATE OR DELETE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_changed()`);
      await runner.query('SELECT track_changes($1)', [table]);
    }

    await runner.query(`
      CREATE TABLE preview_link (
        id uuid CONSTRAINT preview_link_pk PRIMARY KEY,
        product_id uuid NOT NULL,
        token_hash text NOT NULL CONSTRAINT preview_link_token UNIQUE,
        expires_at timestamptz NOT NULL,
        revoked_at timestamptz
      )`);
    await runner.query('CREATE INDEX preview_link_product ON preview_link (product_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE preview_link');
    await runner.query('DROP TABLE product');
    await runner.query('DROP FUNCTION fold_product');
    await runner.query('DROP TABLE product_text');
    await runner.query('DROP FUNCTION search_fold');
    await runner.query('DROP TABLE category');
  }
}
