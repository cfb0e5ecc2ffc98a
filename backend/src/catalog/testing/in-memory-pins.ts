import { ERASED_AT } from '../../platform/domain/bin.js';
import { type PinnedProduct, Pins, type StoredPins } from '../application/pin-service.js';
import { isVisible } from '../domain/product.js';
import type { InMemoryCatalog } from './in-memory-catalog.js';

export class InMemoryPins extends Pins {
  constructor(private readonly catalog: InMemoryCatalog) {
    super();
  }

  override find(): Promise<StoredPins> {
    return Promise.resolve(this.catalog.pins);
  }

  override list(now: Date): Promise<PinnedProduct[]> {
    const products = this.catalog.pins.productIds.flatMap((id) => this.catalog.products.get(id) ?? []);
    return Promise.resolve(
      products
        .filter(({ deletedAt }) => deletedAt?.getTime() !== ERASED_AT.getTime())
        .map((product) => ({
          id: product.id,
          name: product.name,
          image: product.images[0] ?? '',
          isActive: isVisible(product, now),
          isDeleted: product.deletedAt !== null,
        })),
    );
  }

  override save(productIds: readonly string[], _now: Date, version: number): Promise<boolean> {
    if (this.catalog.pins.version !== version) return Promise.resolve(false);
    this.catalog.pins = { productIds, version: version + 1 };
    return Promise.resolve(true);
  }
}
