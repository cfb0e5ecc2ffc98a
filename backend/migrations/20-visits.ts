import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The numbers of visits, and the words of searches without a result. No column says who visited. */
export class Visits1763700000020 implements MigrationInterface {
  readonly name = 'Visits1763700000020';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE visit_count (
        day date NOT NULL,
        kind text NOT NULL,
        source text NOT NULL,
        product_id uuid,
        count integer NOT NULL,
        CONSTRAINT visit_count_key UNIQUE NULLS NOT DISTINCT (day, kind, source, product_id)
      )`);
    await runner.query(`
      CREATE TABLE search_in_vain (
        day date NOT NULL,
        words text NOT NULL,
        count integer NOT NULL,
        is_new boolean NOT NULL,
        CONSTRAINT search_in_vain_pk PRIMARY KEY (words, day)
      )`);
    await runner.query('CREATE INDEX search_in_vain_day ON search_in_vain (day)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE search_in_vain');
    await runner.query('DROP TABLE visit_count');
  }
}
