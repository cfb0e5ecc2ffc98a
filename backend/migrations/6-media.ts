import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Tables for uploads in quarantine, published images, and the secret that signs upload URLs. In the database, an image
 * is called a picture.
 */
export class Media1763700000006 implements MigrationInterface {
  readonly name = 'Media1763700000006';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE upload (
        id uuid CONSTRAINT upload_pk PRIMARY KEY,
        issued_at timestamptz NOT NULL,
        state text NOT NULL,
        quarantine_key text,
        picture_key text,
        CONSTRAINT upload_state CHECK (state IN ('issued', 'uploaded', 'published')),
        CONSTRAINT upload_quarantine_key CHECK ((state = 'uploaded') = (quarantine_key IS NOT NULL)),
        CONSTRAINT upload_picture_key CHECK ((state = 'published') = (picture_key IS NOT NULL))
      )`);
    await runner.query(`
      CREATE TABLE published_picture (
        key text CONSTRAINT published_picture_pk PRIMARY KEY,
        published_at timestamptz NOT NULL,
        unreferenced_since timestamptz
      )`);
    await runner.query(`
      CREATE TABLE upload_secret (
        id integer CONSTRAINT upload_secret_pk PRIMARY KEY,
        secret bytea NOT NULL,
        CONSTRAINT upload_secret_only_one CHECK (id = 1)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE upload_secret');
    await runner.query('DROP TABLE published_picture');
    await runner.query('DROP TABLE upload');
  }
}
