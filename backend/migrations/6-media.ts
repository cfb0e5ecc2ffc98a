import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Photos on their way through quarantine, published pictures, and the secret that signs upload addresses. */
export class Media1763700000006 implements MigrationInterface {
  readonly name = 'Media1763700000006';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE uploads (
        id uuid PRIMARY KEY,
        issued_at timestamptz NOT NULL,
        state text NOT NULL,
        quarantine_key text,
        picture_key text,
        CONSTRAINT uploads_state CHECK (state IN ('issued', 'uploaded', 'published')),
        CONSTRAINT uploads_quarantine_key CHECK ((state = 'uploaded') = (quarantine_key IS NOT NULL)),
        CONSTRAINT uploads_picture_key CHECK ((state = 'published') = (picture_key IS NOT NULL))
      )`);
    await runner.query(`
      CREATE TABLE published_pictures (
        key text PRIMARY KEY,
        published_at timestamptz NOT NULL,
        unreferenced_since timestamptz
      )`);
    await runner.query(`
      CREATE TABLE upload_secrets (
        id integer PRIMARY KEY,
        secret bytea NOT NULL,
        CONSTRAINT upload_secrets_only_one CHECK (id = 1)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE upload_secrets');
    await runner.query('DROP TABLE published_pictures');
    await runner.query('DROP TABLE uploads');
  }
}
