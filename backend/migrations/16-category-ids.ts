import type { MigrationInterface, QueryRunner } from 'typeorm';

const SEARCH_INDEX = (category: string): string => `
  CREATE INDEX product_search ON product USING gin (
    lower(name COLLATE "id-x-icu") gin_trgm_ops,
    lower(description COLLATE "id-x-icu") gin_trgm_ops${category}
  ) WITH (fastupdate = off) WHERE deleted_at IS NULL`;

// The live category with the slug, otherwise the one that was deleted last, otherwise one that had the slug once.
const CATEGORY_ID = `
  CREATE FUNCTION pg_temp.category_id(wanted text) RETURNS uuid LANGUAGE sql AS $$
    SELECT coalesce(
      (SELECT id FROM category WHERE slug = wanted ORDER BY deleted_at DESC NULLS FIRST, id LIMIT 1),
      (SELECT row_id::uuid FROM change_row
       WHERE table_name = 'category' AND (after ->> 'slug' = wanted OR before ->> 'slug' = wanted)
       ORDER BY change_id DESC LIMIT 1))
  $$`;
const FACTS_WITH_IDS = `
  CREATE FUNCTION pg_temp.facts_with_ids(facts jsonb) RETURNS jsonb LANGUAGE sql AS $$
    SELECT CASE WHEN jsonb_typeof(facts -> 'product') = 'array' THEN facts || jsonb_build_object('product', (
      SELECT coalesce(jsonb_agg(fact - 'categories' || jsonb_build_object('categoryIds',
        CASE WHEN jsonb_typeof(fact -> 'categories') = 'array' THEN (
          SELECT coalesce(jsonb_agg(DISTINCT coalesce(to_jsonb(pg_temp.category_id(slug)), jsonb_build_object('slug', slug))), '[]')
          FROM jsonb_array_elements_text(fact -> 'categories') slug
        ) END) ORDER BY n), '[]')
      FROM jsonb_array_elements(facts -> 'product') WITH ORDINALITY AS f (fact, n)
    )) ELSE facts END
  $$`;

/** Products and facts refer to categories by id instead of slug, so that a rename changes one row. */
export class CategoryIds1763700000016 implements MigrationInterface {
  readonly name = 'CategoryIds1763700000016';

  async up(runner: QueryRunner): Promise<void> {
    // Products may have the slug of a category that was erased. Such a category comes back as an erased row.
    await runner.query(`
      INSERT INTO category (id, name, slug, sort_order, is_active, is_sample, created_at, updated_at, deleted_at, version)
      SELECT gen_random_uuid(), category, category, 0, true, false, min(created_at), min(created_at), 'epoch', 1
      FROM product WHERE category NOT IN (SELECT slug FROM category) GROUP BY category`);
    await runner.query(CATEGORY_ID);
    await runner.query(FACTS_WITH_IDS);
    await runner.query('ALTER TABLE product ADD COLUMN category_id uuid');
    await runner.query('UPDATE product SET category_id = pg_temp.category_id(category)');
    for (const side of ['before', 'after'])
      await runner.query(`
        UPDATE change_row
        SET ${side} = ${side} - 'category' || jsonb_build_object('category_id', pg_temp.category_id(${side} ->> 'category'))
        WHERE table_name = 'product' AND ${side} ? 'category'`);
    await runner.query(`UPDATE content SET body = pg_temp.facts_with_ids(body) WHERE key = 'facts'`);
    for (const side of ['before', 'after'])
      await runner.query(`
        UPDATE change_row SET ${side} = ${side} || jsonb_build_object('body', pg_temp.facts_with_ids(${side} -> 'body'))
        WHERE table_name = 'content' AND row_id = 'facts' AND ${side} ? 'body'`);

    await runner.query('DROP INDEX product_category');
    await runner.query('DROP INDEX product_search');
    await runner.query(`
      ALTER TABLE product
        DROP COLUMN category,
        ALTER COLUMN category_id SET NOT NULL,
        ADD CONSTRAINT product_category_fk FOREIGN KEY (category_id) REFERENCES category`);
    await runner.query('CREATE INDEX product_category ON product (category_id, created_at DESC, id)');
    await runner.query(SEARCH_INDEX(''));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE product ADD COLUMN category text');
    await runner.query('UPDATE product SET category = (SELECT slug FROM category WHERE id = category_id)');
    await runner.query('DROP INDEX product_category');
    await runner.query('DROP INDEX product_search');
    await runner.query('ALTER TABLE product DROP COLUMN category_id, ALTER COLUMN category SET NOT NULL');
    await runner.query('CREATE INDEX product_category ON product (category, created_at DESC, id)');
    await runner.query(SEARCH_INDEX(', category gin_trgm_ops'));
  }
}
