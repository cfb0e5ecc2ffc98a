import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Tables for uploads in quarantine, published images, the secret that signs upload URLs, and the random id of this
 * database. The server recognizes its own image storage by this id.
 */
export class Media1763600000007 implements MigrationInterface {
  readonly name = 'Media1763600000007';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE upload (
        id uuid CONSTRAINT upload_pk PRIMARY KEY,
        issued_at timestamptz NOT NULL,
        state text NOT NULL,
        quarantine_key text,
        image_key text,
        CONSTRAINT upload_state CHECK (state IN ('issued', 'uploaded', 'published')),
        CONSTRAINT upload_quarantine_key CHECK ((state = 'uploaded') = (quarantine_key IS NOT NULL)),
        CONSTRAINT upload_image_key CHECK ((state = 'published') = (image_key IS NOT NULL))
      )`);
    await runner.query(`
      CREATE TABLE published_image (
        key text CONSTRAINT published_image_pk PRIMARY KEY,
        published_at timestamptz NOT NULL,
        unreferenced_since timestamptz,
        is_released boolean NOT NULL DEFAULT false
      )`);
    await runner.query(`
      CREATE TABLE upload_secret (
        id integer CONSTRAINT upload_secret_pk PRIMARY KEY,
        secret bytea NOT NULL,
        CONSTRAINT upload_secret_only_one CHECK (id = 1)
      )`);
    await runner.query(`
      CREATE TABLE installation (
        only_row smallint CONSTRAINT installation_pk PRIMARY KEY,
        id uuid NOT NULL,
        CONSTRAINT installation_only_one CHECK (only_row = 1)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE installation');
    await runner.query('DROP TABLE upload_secret');
    await runner.query('DROP TABLE published_image');
    await runner.query('DROP TABLE upload');
  }
}
