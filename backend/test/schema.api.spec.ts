import { beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { shopForFile } from './support/shop.js';

const shop = await shopForFile();

describe('the database schema', () => {
  let dataSource: DataSource;
  beforeAll(() => {
    dataSource = shop.app.get(DataSource);
  });

  it('matches the TypeORM records', async () => {
    const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  it('all migrations can be reverted and applied again', async () => {
    for (const _ of dataSource.migrations) await dataSource.undoLastMigration();
    const tables: { name: string }[] = await dataSource.query(
      "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'",
    );
    expect(tables.map(({ name }) => name)).toEqual(['migrations']);
    await dataSource.runMigrations();
  });

  it('only the tables of categories, content, flash sales, pins and products notify replicas of changes', async () => {
    const rows: { name: string }[] = await dataSource.query(
      `SELECT DISTINCT event_object_table AS name FROM information_schema.triggers
       WHERE action_statement LIKE '%notify_shop_changed%' ORDER BY 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual(['category', 'content', 'flash_sale', 'pins', 'product']);
  });
});
