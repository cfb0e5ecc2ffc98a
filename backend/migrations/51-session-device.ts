import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The device of a session. Null in the sessions that an earlier release opens. */
export class SessionDevice1763700000051 implements MigrationInterface {
  readonly name = 'SessionDevice1763700000051';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE admin_session ADD COLUMN device text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE admin_session DROP COLUMN device');
  }
}
