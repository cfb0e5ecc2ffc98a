import type { MigrationInterface, QueryRunner } from 'typeorm';

// The slugs of the categories that each service page listed in the previous release.
const LISTED_BEFORE = {
  design: ['design', 'desain', 'desain-grafis', 'jasa-desain', 'jasa-desain-grafis'],
  printing: ['printing', 'percetakan', 'cetak', 'cetakan', 'jasa-cetak', 'digital-printing'],
  branding: ['merek', 'identitas-merek', 'identitas-usaha', 'jasa-branding'],
  'digital-marketing': ['pemasaran-digital', 'media-sosial', 'sosial-media', 'jasa-digital-marketing'],
};

/** Adds two columns to `category`: the service pages that list the category's products, and a chat number. */
export class ServicePages1763700000014 implements MigrationInterface {
  readonly name = 'ServicePages1763700000014';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE category
        ADD COLUMN service_pages text[] NOT NULL DEFAULT '{}',
        ADD COLUMN chat_number text`);
    for (const [page, slugs] of Object.entries(LISTED_BEFORE))
      await runner.query('UPDATE category SET service_pages = $1 WHERE slug = ANY ($2)', [[page], slugs]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE category DROP COLUMN service_pages, DROP COLUMN chat_number');
  }
}
