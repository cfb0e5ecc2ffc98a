import type { DataSource } from 'typeorm';
import { PurgeRuns } from '../../application/ports.js';

/** Stores the time in the table `purge_run`. The migration created this table's only row. */
export class TypeormPurgeRuns extends PurgeRuns {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override async lastRunAt(): Promise<Date | null> {
    const [row] = await this.dataSource.query<{ at: Date | null }[]>(
      'SELECT last_run_at AS at FROM purge_run',
    );
    return row?.at ?? null;
  }

  override async record(now: Date): Promise<void> {
    await this.dataSource.query('UPDATE purge_run SET last_run_at = $1', [now]);
  }
}
