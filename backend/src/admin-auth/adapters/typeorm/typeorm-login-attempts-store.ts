import type { DataSource } from 'typeorm';
import { LoginAttemptsStore } from '../../application/ports.js';
import { LoginAttempts } from '../../domain/login-attempts.js';
import { LoginAttemptsRecord } from './login-attempts.record.js';

const SWEEP_INTERVAL_MS = 60_000;
const MAX_ROWS = 10_000;

// Creates the row if it is missing. The update of an existing row changes nothing, but locks the row.
const LOCK = `
  INSERT INTO login_attempts (client, failures, free_at, forgotten_at) VALUES ($1, 0, $2, $2)
  ON CONFLICT (client) DO UPDATE SET failures = login_attempts.failures`;

// Deletes the expired rows, and the rows that are not among the $2 newest rows. With at most $2 rows, the inner query
// returns NULL, which `greatest` ignores.
const SWEEP = `
  DELETE FROM login_attempts WHERE client IN (
    SELECT client FROM login_attempts
    WHERE forgotten_at <= greatest($1::timestamptz, (
      SELECT forgotten_at FROM login_attempts ORDER BY forgotten_at DESC OFFSET $2 LIMIT 1))
    FOR UPDATE SKIP LOCKED)`;

/**
 * Stores the attempts in the database, so that all replicas share the counters and a restart does not reset them. At
 * most once a minute, rows of expired attempts are deleted. If more than 10,000 rows remain, the oldest rows are
 * deleted, so that a flood from new clients cannot fill the table.
 */
export class TypeormLoginAttemptsStore extends LoginAttemptsStore {
  private lastSweep = 0;

  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override async change(
    bucketKey: string,
    now: Date,
    change: (attempts: LoginAttempts) => LoginAttempts,
  ): Promise<void> {
    // The first check uses no lock, and throws if the bucket must wait. If every attempt waited for the lock, a flood
    // from one client could occupy all database connections.
    const stored = await this.dataSource.manager.findOneBy(LoginAttemptsRecord, { client: bucketKey });
    if (stored) change(LoginAttempts.restore(stored));
    await this.dataSource.transaction(async (manager) => {
      await manager.query(LOCK, [bucketKey, now]);
      const record = await manager.findOneByOrFail(LoginAttemptsRecord, { client: bucketKey });
      const { failures, freeAt, forgottenAt } = change(LoginAttempts.restore(record));
      await manager.update(LoginAttemptsRecord, { client: bucketKey }, { failures, freeAt, forgottenAt });
    });
    await this.sweep(now);
  }

  override async forget(bucketKey: string): Promise<void> {
    await this.dataSource.manager.delete(LoginAttemptsRecord, { client: bucketKey });
  }

  private async sweep(now: Date): Promise<void> {
    if (now.getTime() - this.lastSweep < SWEEP_INTERVAL_MS) return;
    this.lastSweep = now.getTime();
    await this.dataSource.query(SWEEP, [now, MAX_ROWS]);
  }
}
