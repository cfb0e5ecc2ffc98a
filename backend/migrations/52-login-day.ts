import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The logins and wrong passwords of each browser and day in WIB. The browser is '' when it is not known. */
export class LoginDay1763700000052 implements MigrationInterface {
  readonly name = 'LoginDay1763700000052';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE login_day (
        day date NOT NULL,
        browser text NOT NULL,
        logged_in_at timestamptz,
        is_confirmed boolean NOT NULL DEFAULT false,
        wrong_passwords integer NOT NULL DEFAULT 0,
        CONSTRAINT login_day_pkey PRIMARY KEY (day, browser)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE login_day');
  }
}
