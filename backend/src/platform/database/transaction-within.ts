import type { DataSource, EntityManager } from 'typeorm';
import { DomainError } from '../domain/domain-error.js';
import { changeTooSlow } from '../domain/messages.js';
import { translateDatabaseError } from './database-error.js';
import { transaction } from './transaction.js';

/**
 * Runs `work` as `transaction` does, for a limited time.
 * @throws DomainError 'unavailable' after `withinMs`. Nothing is changed then.
 */
export async function transactionWithin<T>(
  dataSource: DataSource,
  withinMs: number,
  work: (manager: EntityManager) => Promise<T>,
): Promise<T> {
  const start = performance.now();
  try {
    return await transaction(dataSource, async (manager) => {
      await manager.query(`SELECT set_config('transaction_timeout', $1, true)`, [String(withinMs)]);
      return work(manager);
    });
  } catch (error) {
    // PostgreSQL closed the connection, so the error depends on what used the connection next.
    if (performance.now() - start < withinMs || translateDatabaseError(error)?.kind !== 'unavailable')
      throw error;
    throw new DomainError('unavailable', changeTooSlow, { cause: error });
  }
}
