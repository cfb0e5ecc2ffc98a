import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Stores which of the first steps (setup tasks in the panel) the owner hid or confirmed. The first steps are hidden in
 * a shop that already has products of its own.
 */
export class FirstSteps1763700000015 implements MigrationInterface {
  readonly name = 'FirstSteps1763700000015';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE settings
        ADD COLUMN first_steps_hidden boolean NOT NULL DEFAULT false,
        ADD COLUMN hours_confirmed boolean NOT NULL DEFAULT false`);
    await runner.query(`
      UPDATE settings SET first_steps_hidden = true
      WHERE EXISTS (SELECT FROM product WHERE NOT is_sample AND deleted_at IS NULL)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE settings DROP COLUMN first_steps_hidden, DROP COLUMN hours_confirmed');
  }
}
