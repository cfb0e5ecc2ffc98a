import type { DataSource } from 'typeorm';
import { ExclusiveRun } from '../../application/ports/exclusive-run.js';

const COLLECTION_LOCK = 7_301_950;

/** One replica at a time: the lock lives on a connection of its own and ends with it. */
export class AdvisoryLockRun extends ExclusiveRun {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override async attempt(work: () => Promise<void>): Promise<boolean> {
    const runner = this.dataSource.createQueryRunner();
    try {
      const rows = (await runner.query('SELECT pg_try_advisory_lock($1) AS taken', [COLLECTION_LOCK])) as {
        taken: boolean;
      }[];
      if (!rows[0]?.taken) return false;
      try {
        await work();
      } finally {
        await runner.query('SELECT pg_advisory_unlock($1)', [COLLECTION_LOCK]);
      }
      return true;
    } finally {
      await runner.release();
    }
  }
}
