import { AsyncLocalStorage } from 'node:async_hooks';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';

export type TransactionSettings = Readonly<Record<string, string>>;

/** A transaction that begins only with its first write. So slow work before this write needs no connection. */
class SharedTransaction {
  private opening: Promise<QueryRunner> | undefined;
  private runner: QueryRunner | undefined;
  private failure: { readonly error: unknown } | undefined;
  private hasEnded = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: () => Promise<TransactionSettings>,
  ) {}

  get isOpen(): boolean {
    return !this.hasEnded;
  }

  get manager(): EntityManager | undefined {
    return this.runner?.manager;
  }

  async join<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    try {
      this.opening ??= this.begin();
      return await work((await this.opening).manager);
    } catch (error) {
      // `commit` must throw this error, because PostgreSQL would execute the commit as a rollback without an error.
      this.failure ??= { error };
      throw error;
    }
  }

  async commit(): Promise<void> {
    if (this.failure) throw this.failure.error;
    await this.runner?.commitTransaction();
  }

  async rollback(): Promise<void> {
    // The opening of the transaction may still be in progress.
    await this.opening?.catch(() => undefined);
    if (this.runner?.isTransactionActive) await this.runner.rollbackTransaction().catch(() => undefined);
  }

  async end(): Promise<void> {
    this.hasEnded = true;
    await this.runner?.release();
  }

  private async begin(): Promise<QueryRunner> {
    const settings = Object.entries(await this.settings());
    const runner = this.dataSource.createQueryRunner();
    this.runner = runner;
    await runner.startTransaction();
    await runner.query(
      'SELECT set_config(name, value, true) FROM unnest($1::text[], $2::text[]) AS s (name, value)',
      [settings.map(([name]) => name), settings.map(([, value]) => value)],
    );
    return runner;
  }
}

const shared = new AsyncLocalStorage<SharedTransaction>();

function current(): SharedTransaction | undefined {
  const transaction = shared.getStore();
  // A statement that was not awaited may start after the end of its transaction. Such a statement runs outside of any
  // transaction.
  return transaction?.isOpen ? transaction : undefined;
}

/**
 * Runs `work` in one transaction, which contains every call of `transaction` within `work`. The transaction is
 * committed when `work` has succeeded. If a shared transaction is already open, `work` runs as a part of that
 * transaction.
 * @param settings read before the transaction begins.
 */
export async function inSharedTransaction<T>(
  dataSource: DataSource,
  settings: () => Promise<TransactionSettings>,
  work: () => Promise<T>,
): Promise<T> {
  if (current()) return work();
  const transaction = new SharedTransaction(dataSource, settings);
  try {
    const result = await shared.run(transaction, work);
    await transaction.commit();
    return result;
  } catch (error) {
    await transaction.rollback();
    throw error;
  } finally {
    await transaction.end();
  }
}

/** Runs `work` in the open shared transaction, or else in a separate transaction. */
export function transaction<T>(
  dataSource: DataSource,
  work: (manager: EntityManager) => Promise<T>,
): Promise<T> {
  const running = current();
  return running ? running.join(work) : dataSource.transaction(work);
}

/** Returns the manager for reads. In a shared transaction, these reads see the earlier writes of the transaction. */
export function managerOf(dataSource: DataSource): EntityManager {
  return current()?.manager ?? dataSource.manager;
}

/** Returns the id under which the triggers recorded the change of this transaction; null if they recorded none. */
export async function recordedChange(manager: EntityManager): Promise<number | null> {
  const [row] = await manager.query<{ id: number | null }[]>(
    `SELECT nullif(current_setting('etalase.change_id', true), '')::float8 AS id`,
  );
  return row?.id ?? null;
}
