import type { DataSource, Repository } from 'typeorm';
import { ADVISORY_LOCKS, transaction } from '../../../platform/index.js';
import { AdminAccounts } from '../../application/ports.js';
import { AdminAccount, type StoredAdminAccount } from '../../domain/admin-account.js';
import { DEFAULT_SESSION_TIMEOUT, type SessionTimeout } from '../../domain/session-timeout.js';
import { AdminAccountRecord } from './admin-account.record.js';

// The tables `admin_account` and `settings` have at most one row each, with this id.
const ID = 1;
// After an undo of its insertion, the row of `settings` is missing.
const FIND = `
  SELECT password_hash AS "passwordHash", password_version AS "passwordVersion",
         coalesce(session_timeout_minutes, ${DEFAULT_SESSION_TIMEOUT}) AS "sessionTimeout"
  FROM admin_account LEFT JOIN settings USING (id) WHERE id = $1`;
const SAVE_TIMEOUT = `
  INSERT INTO settings (id, session_timeout_minutes, version, updated_at) VALUES ($1, $2, 1, $3)
  ON CONFLICT (id) DO UPDATE
    SET session_timeout_minutes = excluded.session_timeout_minutes, version = settings.version + 1,
        updated_at = excluded.updated_at`;

export class TypeormAdminAccounts extends AdminAccounts {
  private readonly records: Repository<AdminAccountRecord>;

  constructor(private readonly dataSource: DataSource) {
    super();
    this.records = dataSource.getRepository(AdminAccountRecord);
  }

  override async find(): Promise<AdminAccount | undefined> {
    const [stored] = await this.dataSource.query<StoredAdminAccount[]>(FIND, [ID]);
    return stored && AdminAccount.restore(stored);
  }

  override createIfMissing(make: () => Promise<AdminAccount>, now: Date): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.firstPassword]);
      if (await manager.existsBy(AdminAccountRecord, { id: ID })) return false;
      const { passwordHash, passwordVersion, sessionTimeout } = await make();
      const record = { id: ID, passwordHash, passwordVersion, updatedAt: now };
      await manager.insert(AdminAccountRecord, record);
      await manager.query(SAVE_TIMEOUT, [ID, sessionTimeout, now]);
      return true;
    });
  }

  override async changePassword(account: AdminAccount, now: Date): Promise<boolean> {
    const { passwordHash, passwordVersion } = account;
    const result = await this.records.update(
      { id: ID, passwordVersion: passwordVersion - 1 },
      { passwordHash, passwordVersion, updatedAt: now },
    );
    return result.affected === 1;
  }

  override async changeSessionTimeout(sessionTimeout: SessionTimeout, now: Date): Promise<void> {
    await transaction(this.dataSource, async (manager) => {
      await manager.query(SAVE_TIMEOUT, [ID, sessionTimeout, now]);
    });
  }
}
