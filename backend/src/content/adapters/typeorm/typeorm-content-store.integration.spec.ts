import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { openDataSource } from '../../../../test/support/data-source.js';
import { createDatabase, type TestDatabase } from '../../../../test/support/database.js';
import { contentStoreContract } from '../../testing/content-store.contract.js';
import { ContentRecord } from './content.record.js';
import { TypeormContentStore } from './typeorm-content-store.js';

let database: TestDatabase;
let dataSource: DataSource;
beforeAll(async () => {
  database = await createDatabase();
  dataSource = await openDataSource(database.url, [ContentRecord]);
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

const open = async (): Promise<TypeormContentStore> => {
  await dataSource.getRepository(ContentRecord).clear();
  return new TypeormContentStore(dataSource.getRepository(ContentRecord));
};

contentStoreContract('TypeormContentStore', open);

describe('the content table', () => {
  it('stores the version and the time of the last save', async () => {
    const store = await open();
    await store.save('site-content', {}, new Date('2026-11-21T10:00:00Z'));
    await store.save('site-content', {}, new Date('2026-11-21T11:00:00Z'));
    expect(await dataSource.getRepository(ContentRecord).find()).toEqual([
      { key: 'site-content', body: {}, version: 2, updatedAt: new Date('2026-11-21T11:00:00Z') },
    ]);
  });

  it('increments the version for each of several concurrent saves', async () => {
    const store = await open();
    await Promise.all([1, 2, 3, 4, 5].map((n) => store.save('about-content', { n }, new Date())));
    expect(await dataSource.getRepository(ContentRecord).findOneBy({ key: 'about-content' })).toMatchObject({
      version: 5,
    });
  });

  it('notifies listening connections of a change', async () => {
    const store = await open();
    const listener = new Client({ connectionString: database.url });
    await listener.connect();
    const notification = new Promise<string | undefined>((done) =>
      listener.on('notification', ({ payload }) => done(payload)),
    );
    await listener.query('LISTEN shop_changed');
    await store.save('footer-settings', {}, new Date());
    expect(await notification).toBe('content');
    await listener.end();
  });
});
