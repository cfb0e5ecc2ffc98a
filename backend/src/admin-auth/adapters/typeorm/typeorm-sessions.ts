import { In, LessThan, LessThanOrEqual, MoreThan, type Repository } from 'typeorm';
import { Sessions } from '../../application/ports.js';
import { deviceKey } from '../../application/secrets.js';
import type { AdminAccount } from '../../domain/admin-account.js';
import { Session } from '../../domain/session.js';
import type { SessionRecord } from './session.record.js';

export class TypeormSessions extends Sessions {
  constructor(private readonly records: Repository<SessionRecord>) {
    super();
  }

  override async find(tokenHash: string): Promise<Session | undefined> {
    const record = await this.records.findOneBy({ tokenHash });
    return record ? toSession(record) : undefined;
  }

  override async add(session: Session): Promise<void> {
    const { tokenHash, passwordVersion, startedAt, lastSeenAt, browser, device } = session;
    await this.records.insert({ tokenHash, passwordVersion, startedAt, lastSeenAt, browser, device });
  }

  override async recordUse({ tokenHash, lastSeenAt }: Session): Promise<void> {
    // Concurrent requests may save in any order, so an earlier time never replaces a later time.
    await this.records.update({ tokenHash, lastSeenAt: LessThanOrEqual(lastSeenAt) }, { lastSeenAt });
  }

  override async remove(...tokenHashes: string[]): Promise<void> {
    await this.records.delete({ tokenHash: In(tokenHashes) });
  }

  override async findLive(account: AdminAccount, now: Date): Promise<Session[]> {
    const limits = Session.limits(account, now);
    const records = await this.records.find({
      where: {
        passwordVersion: account.passwordVersion,
        lastSeenAt: MoreThan(limits.lastSeenAt),
        startedAt: MoreThan(limits.startedAt),
      },
      order: { lastSeenAt: 'DESC' },
    });
    return records.map(toSession);
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

const toSession = (record: SessionRecord): Session =>
  Session.restore({ ...record, device: record.device ?? deviceKey(record.tokenHash) });
