import type { DataSource, Repository } from 'typeorm';
import { ADVISORY_LOCKS } from '../../../platform/index.js';
import { AdminAccounts } from '../../application/ports.js';
import { AdminAccount } from '../../domain/admin-account.js';
import type { SessionTimeout } from '../../domain/session-timeout.js';
import { AdminAccountRecord } from './admin-account.record.js';

const ID = 1;

export class TypeormAdminAccounts extends AdminAccounts {
  private readonly records: Repository<AdminAccountRecord>;

  constructor(private readonly dataSource: DataSource) {
    super();
    this.records = dataSource.getRepository(AdminAccountRecord);
  }

  override async find(): Promise<AdminAccount | undefined> {
    const record = await this.records.findOneBy({ id: ID });
    return record ? AdminAccount.restore(record) : undefined;
  }

  override createIfMissing(make: () => Promise<AdminAccount>, now: Date): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.firstPassword]);
      if (await manager.existsBy(AdminAccountRecord, { id: ID })) return false;
      const { passwordHash, passwordVersion, sessionTimeout } = await make();
      const record = { id: ID, passwordHash, passwordVersion, sessionTimeout, updatedAt: now };
      await manager.insert(AdminAccountRecord, record);
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
    await this.records.update({ id: ID }, { sessionTimeout, updatedAt: now });
  }
}
