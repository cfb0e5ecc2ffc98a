import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Leaves half of each page free. An update that changes no indexed column then stays in its page, and writes into no
 * index. Otherwise a change of many prices would write each word of the products into `product_search` again.
 */
export class ProductFillfactor1763700000044 implements MigrationInterface {
  readonly name = 'ProductFillfactor1763700000044';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE product SET (fillfactor = 50)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE product RESET (fillfactor)');
  }
}
