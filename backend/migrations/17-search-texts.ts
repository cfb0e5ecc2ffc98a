import type { MigrationInterface, QueryRunner } from 'typeorm';

// Invisible characters, accents, apostrophes and hyphens, as `foldText` removes them.
const REMOVED = String.raw`[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFC\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF\U00013430-\U0001343F\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F''\u0060\u02B9-\u02BF\u02C8\u02CA\u02CB\u2018-\u201B\u2032\u2035\uA78B\uA78C\u2010-\u2013\u2212-]+`;

/** The texts of the products as searches compare them. They are stored, because folding a text takes long. */
export class SearchTexts1763700000017 implements MigrationInterface {
  readonly name = 'SearchTexts1763700000017';

  async up(runner: QueryRunner): Promise<void> {
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
    // A trigger also folds what the previous release and a restore write.
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
      INSERT INTO product_text SELECT id, search_fold(name || chr(10) || description) FROM product`);
    await runner.query(`
      CREATE INDEX product_text_search ON product_text USING gin (folded gin_trgm_ops) WITH (fastupdate = off)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER fold_product ON product');
    await runner.query('DROP FUNCTION fold_product');
    await runner.query('DROP TABLE product_text');
    await runner.query('DROP FUNCTION search_fold');
  }
}
