import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AdminAuth1763600000006 implements MigrationInterface {
  readonly name = 'AdminAuth1763600000006';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE admin_account (
        id smallint NOT NULL CONSTRAINT admin_account_pkey PRIMARY KEY CONSTRAINT admin_account_is_one CHECK (id = 1),
        password_hash text NOT NULL,
        password_version integer NOT NULL,
        updated_at timestamptz NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE admin_session (
        token_hash text NOT NULL CONSTRAINT admin_session_pkey PRIMARY KEY,
        password_version integer NOT NULL,
        started_at timestamptz NOT NULL,
        last_seen_at timestamptz NOT NULL,
        browser text
      )`);
    await runner.query(`
      CREATE TABLE login_attempts (
        client text NOT NULL CONSTRAINT login_attempts_pkey PRIMARY KEY,
        failures integer NOT NULL,
        free_at timestamptz NOT NULL,
        forgotten_at timestamptz NOT NULL
      )`);
    await runner.query('CREATE INDEX login_attempts_forgotten_at ON login_attempts (forgotten_at)');
    // The settings are not in the account's table, because the history never records that table.
    await runner.query(`
      CREATE TABLE settings (
        id smallint CONSTRAINT settings_pk PRIMARY KEY,
        session_timeout_minutes smallint NOT NULL,
        version integer NOT NULL,
        updated_at timestamptz NOT NULL,
        first_steps_hidden boolean NOT NULL DEFAULT false,
        hours_confirmed boolean NOT NULL DEFAULT false,
        CONSTRAINT settings_only_one CHECK (id = 1)
      )`);
    await runner.query(`SELECT track_changes('settings')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE settings');
    await runner.query('DROP TABLE login_attempts');
    await runner.query('DROP TABLE admin_session');
    await runner.query('DROP TABLE admin_account');
  }
}
