import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Removes words that 1.0.0 kept, and that now may name a person: with `＠`, digits in circles, or invisible characters. */
export class PlainSearchWords1763700000050 implements MigrationInterface {
  readonly name = 'PlainSearchWords1763700000050';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM search_in_vain WHERE words !~ '^[ -~]*$'`);
  }

  async down(): Promise<void> {
    // The words are gone.
  }
}
