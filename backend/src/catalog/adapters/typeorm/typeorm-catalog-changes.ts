import type { DataSource } from 'typeorm';
import { DomainError, recordedChange, transaction } from '../../../platform/index.js';
import { CatalogChanges, type CatalogChange } from '../../application/ports.js';
import { changeTooSlow } from '../../domain/messages.js';
import { TypeormCategoryRepository } from './typeorm-category.repository.js';
import { TypeormProductRepository } from './typeorm-product.repository.js';

/** Runs each change in one transaction. `findForUpdate` and `findForShare` lock rows until that transaction ends. */
export class TypeormCatalogChanges extends CatalogChanges {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override async run<T>(work: (change: CatalogChange) => Promise<T>, withinMs = Infinity): Promise<T> {
    const start = performance.now();
    try {
      return await transaction(this.dataSource, async (manager) => {
        if (withinMs < Infinity)
          await manager.query(`SELECT set_config('transaction_timeout', $1, true)`, [String(withinMs)]);
        return work({
          products: new TypeormProductRepository(manager),
          categories: new TypeormCategoryRepository(manager),
          recordedId: () => recordedChange(manager),
        });
      });
    } catch (error) {
      // PostgreSQL closed the connection, so the error depends on what used the connection next.
      if (performance.now() - start < withinMs || error instanceof DomainError) throw error;
      throw new DomainError('unavailable', changeTooSlow, { cause: error });
    }
  }
}
