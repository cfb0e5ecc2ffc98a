import type { CatalogReads } from '../../../catalog/index.js';
import { SaleProducts, type SaleProduct } from '../../application/ports/sale-products.js';

/** Asks the catalogue. */
export class CatalogSaleProducts extends SaleProducts {
  constructor(private readonly catalog: CatalogReads) {
    super();
  }

  override findMany(ids: readonly string[]): Promise<SaleProduct[]> {
    return this.catalog.findProducts(ids);
  }
}
