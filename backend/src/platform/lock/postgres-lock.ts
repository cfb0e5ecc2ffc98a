import { Client } from 'pg';
import { ADVISORY_LOCKS, type LockName } from './advisory-locks.js';
import { Lock } from './lock.js';

// The same value as connectTimeoutMS of the shop's data source.
const CONNECT_TIMEOUT_MS = 2500;

/** A PostgreSQL advisory lock on a separate connection. PostgreSQL releases the lock whenever that connection ends. */
export class PostgresLock extends Lock {
  constructor(private readonly database: { readonly url: string }) {
    super();
  }

  override run<T>(name: LockName, work: () => Promise<T>): Promise<T> {
    return this.withConnection(async (client) => {
      await client.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCKS[name]]);
      return work();
    });
  }

  override tryRun(name: LockName, work: () => Promise<void>): Promise<boolean> {
    return this.withConnection(async (client) => {
      const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
        ADVISORY_LOCKS[name],
      ]);
      if (!rows[0]?.taken) return false;
      await work();
      return true;
    });
  }

  private async withConnection<T>(use: (client: Client) => Promise<T>): Promise<T> {
    const client = new Client({
      connectionString: this.database.url,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
    });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return await use(client);
    } finally {
      await client.end();
    }
  }
}
