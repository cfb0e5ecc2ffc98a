import { SaleProducts, type SaleProduct } from '../application/ports.js';
import { id } from './builders.js';

/** Starts with the products 1 to 3. Tests may replace them. */
export class InMemorySaleProducts extends SaleProducts {
  products: SaleProduct[] = [1, 2, 3].map((number) => ({
    id: id(number),
    name: `Produk ${number}`,
    price: 1000,
    priceLabel: null,
    images: ['https://images.example/a.jpg'],
    isActive: true,
  }));

  /** The slug of the only category, which has all products. */
  category = 'printing';

  override findInCategory(slug: string, limit: number): Promise<SaleProduct[] | undefined> {
    return Promise.resolve(slug === this.category ? this.products.slice(0, limit) : undefined);
  }

  override findMany(ids: readonly string[]): Promise<SaleProduct[]> {
    return Promise.resolve(this.products.filter((product) => ids.includes(product.id)));
  }
}
