import type { DataSource } from 'typeorm';
import { recordedChange, transaction } from '../../../platform/index.js';
import { CatalogChanges, type CatalogChange } from '../../application/ports.js';
import { TypeormCategoryRepository } from './typeorm-category.repository.js';
import { TypeormProductRepository } from './typeorm-product.repository.js';

/** Runs each change in one transaction. `findForUpdate` and `findForShare` lock rows until that transaction ends. */
export class TypeormCatalogChanges extends CatalogChanges {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override run<T>(work: (change: CatalogChange) => Promise<T>): Promise<T> {
    return transaction(this.dataSource, (manager) =>
      work({
        products: new TypeormProductRepository(manager),
        categories: new TypeormCategoryRepository(manager),
        recordedId: () => recordedChange(manager),
      }),
    );
  }
}
