import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { openDataSource } from '../../../../test/support/data-source.js';
import { createDatabase, type TestDatabase } from '../../../../test/support/database.js';
import { flashSaleRepositoryContract } from '../../testing/flash-sale-repository.contract.js';
import { FlashSaleRecord } from './flash-sale.record.js';
import { TypeormFlashSaleRepository } from './typeorm-flash-sale.repository.js';

let database: TestDatabase;
let dataSource: DataSource;
beforeAll(async () => {
  database = await createDatabase();
  dataSource = await openDataSource(database.url, [FlashSaleRecord]);
});
beforeEach(() => dataSource.query('TRUNCATE flash_sale'));
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

describe('TypeormFlashSaleRepository', () => {
  flashSaleRepositoryContract(() => new TypeormFlashSaleRepository(dataSource));

  it('uses a table that matches the TypeORM record', async () => {
    const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
    const differences = upQueries.map(({ query }) => query).filter((query) => query.includes('flash_sale'));
    expect(differences).toEqual([]);
  });
});
