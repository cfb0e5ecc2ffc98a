import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { openDataSource } from '../../../../test/support/data-source.js';
import { createDatabase, type TestDatabase } from '../../../../test/support/database.js';
import { adminAccountsContract } from '../../testing/admin-accounts.contract.js';
import { loginAttemptsStoreContract } from '../../testing/login-attempts-store.contract.js';
import { sessionsContract } from '../../testing/sessions.contract.js';
import { AdminAccountRecord } from './admin-account.record.js';
import { LoginAttemptsRecord } from './login-attempts.record.js';
import { SessionRecord } from './session.record.js';
import { TypeormAdminAccounts } from './typeorm-admin-accounts.js';
import { TypeormLoginAttemptsStore } from './typeorm-login-attempts-store.js';
import { TypeormSessions } from './typeorm-sessions.js';

let database: TestDatabase;
let dataSource: DataSource;
beforeAll(async () => {
  database = await createDatabase();
  dataSource = await openDataSource(database.url, [AdminAccountRecord, SessionRecord, LoginAttemptsRecord]);
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

adminAccountsContract('TypeormAdminAccounts', async () => {
  await dataSource.getRepository(AdminAccountRecord).clear();
  return new TypeormAdminAccounts(dataSource);
});
sessionsContract('TypeormSessions', async () => {
  await dataSource.getRepository(SessionRecord).clear();
  return new TypeormSessions(dataSource.getRepository(SessionRecord));
});
const createLoginAttemptsStore = async (): Promise<TypeormLoginAttemptsStore> => {
  await dataSource.getRepository(LoginAttemptsRecord).clear();
  return new TypeormLoginAttemptsStore(dataSource);
};
loginAttemptsStoreContract('TypeormLoginAttemptsStore', createLoginAttemptsStore);

describe('TypeormLoginAttemptsStore', () => {
  const start = new Date('2026-11-21T01:00:00Z');
  const later = (minutes: number): Date => new Date(start.getTime() + minutes * 60_000);

  it('deletes rows whose last attempt is over 15 minutes old, at the next login attempt', async () => {
    const store = await createLoginAttemptsStore();
    await store.change('old', start, (attempts) => attempts.countAttempt(start));
    await store.change('new', later(16), (attempts) => attempts.countAttempt(later(16)));
    expect(await dataSource.getRepository(LoginAttemptsRecord).find()).toMatchObject([{ client: 'new' }]);
  });

  it('keeps only the newest 10,000 rows when many new clients attempt to log in', async () => {
    const store = await createLoginAttemptsStore();
    // The columns are client, failures, free_at and forgotten_at. Row n expires n milliseconds after the first minute.
    await dataSource.query(
      `INSERT INTO login_attempts SELECT 'flood ' || n, 1, $1::timestamptz, $1::timestamptz + n * interval '1 ms'
       FROM generate_series(1, 25000) n`,
      [later(1)],
    );
    await store.change('new', later(1), (attempts) => attempts.countAttempt(later(1)));
    const left = await dataSource.getRepository(LoginAttemptsRecord).count();
    expect(left).toBe(10_000);
    expect(await dataSource.getRepository(LoginAttemptsRecord).existsBy({ client: 'new' })).toBe(true);
    expect(await dataSource.getRepository(LoginAttemptsRecord).existsBy({ client: 'flood 1' })).toBe(false);
  });
});
