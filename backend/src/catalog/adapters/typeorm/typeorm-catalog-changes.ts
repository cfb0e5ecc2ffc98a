import type { DataSource, EntityManager } from 'typeorm';
import { recordedChange, transaction, transactionWithin } from '../../../platform/index.js';
import { CatalogChanges, type CatalogChange } from '../../application/ports.js';
import { TypeormCategoryRepository } from './typeorm-category.repository.js';
import { TypeormProductRepository } from './typeorm-product.repository.js';

/** Runs each change in one transaction. `findForUpdate` and `findForShare` lock rows until that transaction ends. */
export class TypeormCatalogChanges extends CatalogChanges {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override run<T>(work: (change: CatalogChange) => Promise<T>, withinMs?: number): Promise<T> {
    const change = (manager: EntityManager) =>
      work({
        products: new TypeormProductRepository(manager),
        categories: new TypeormCategoryRepository(manager),
        recordedId: () => recordedChange(manager),
      });
    return withinMs === undefined
      ? transaction(this.dataSource, change)
      : transactionWithin(this.dataSource, withinMs, change);
  }
}
