import { LessThan, LessThanOrEqual, MoreThan, type Repository } from 'typeorm';
import { Sessions } from '../../application/ports.js';
import type { AdminAccount } from '../../domain/admin-account.js';
import { Session } from '../../domain/session.js';
import type { SessionRecord } from './session.record.js';

export class TypeormSessions extends Sessions {
  constructor(private readonly records: Repository<SessionRecord>) {
    super();
  }

  override async find(tokenHash: string): Promise<Session | undefined> {
    const record = await this.records.findOneBy({ tokenHash });
    return record ? Session.restore(record) : undefined;
  }

  override async add(session: Session): Promise<void> {
    const { tokenHash, passwordVersion, startedAt, lastSeenAt, browser } = session;
    await this.records.insert({ tokenHash, passwordVersion, startedAt, lastSeenAt, browser });
  }

  override async recordUse({ tokenHash, lastSeenAt }: Session): Promise<void> {
    // Concurrent requests may save in any order, so an earlier time never replaces a later time.
    await this.records.update({ tokenHash, lastSeenAt: LessThanOrEqual(lastSeenAt) }, { lastSeenAt });
  }

  override async remove(tokenHash: string): Promise<void> {
    await this.records.delete({ tokenHash });
  }

  override countLive(account: AdminAccount, now: Date): Promise<number> {
    const limits = Session.limits(account, now);
    return this.records.countBy({
      passwordVersion: account.passwordVersion,
      lastSeenAt: MoreThan(limits.lastSeenAt),
      startedAt: MoreThan(limits.startedAt),
    });
  }

  override async removeEnded(account: AdminAccount, now: Date): Promise<void> {
    const limits = Session.limits(account, now);
    await this.records
      .createQueryBuilder()
      .delete()
      .where([
        { passwordVersion: LessThan(account.passwordVersion) },
        { lastSeenAt: LessThanOrEqual(limits.lastSeenAt) },
        { startedAt: LessThanOrEqual(limits.startedAt) },
      ])
      .execute();
  }
}
