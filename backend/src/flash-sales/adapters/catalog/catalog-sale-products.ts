import type { CatalogQueries } from '../../../catalog/index.js';
import { SaleProducts, type SaleProduct } from '../../application/ports.js';

export class CatalogSaleProducts extends SaleProducts {
  constructor(private readonly catalog: CatalogQueries) {
    super();
  }

  override findInCategory(slug: string, limit: number): Promise<readonly SaleProduct[] | undefined> {
    return this.catalog.findProductsOf(slug, limit);
  }

  override findMany(ids: readonly string[]): Promise<SaleProduct[]> {
    return this.catalog.findProducts(ids);
  }
}
