import type { Repository } from 'typeorm';
import { PurgeRuns } from '../../application/ports.js';
import type { BinPurgeRecord } from './bin-purge.record.js';

/** The row that the migration made. */
export class TypeormPurgeRuns extends PurgeRuns {
  constructor(private readonly records: Repository<BinPurgeRecord>) {
    super();
  }

  override async lastRunAt(): Promise<Date | null> {
    return (await this.records.findOneByOrFail({ onlyRow: 1 })).lastRunAt;
  }

  override async record(now: Date): Promise<void> {
    await this.records.update({ onlyRow: 1 }, { lastRunAt: now });
  }
}
