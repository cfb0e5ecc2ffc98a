import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists of products that were compared with the catalog, until they are applied. */
export class ProductImports1763700000043 implements MigrationInterface {
  readonly name = 'ProductImports1763700000043';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE product_import (
        id uuid CONSTRAINT product_import_pk PRIMARY KEY,
        created_at timestamptz NOT NULL,
        list text NOT NULL,
        report text NOT NULL,
        result text
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE product_import');
  }
}
