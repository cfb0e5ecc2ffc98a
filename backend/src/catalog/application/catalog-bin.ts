import { type BinItem, BinSource } from '../../platform/domain/bin.js';
import type { BinType } from '../../platform/domain/record-types.js';
import type { CategoryState } from '../domain/category.js';
import type { ProductState } from '../domain/product.js';
import type { CatalogChange, CatalogChanges, Deleted, DeletedCatalog, DeletedRows, Images } from './ports.js';

type Row = ProductState | CategoryState;
type Erase = (change: CatalogChange, ids: readonly string[], until: Date) => Promise<number>;

// A `BinItem` has the fields of all types of items. A field is null if the item's type does not have the field.
const NO_FIELDS = { image: null, price: null, slug: null, discountPercentage: null, endDate: null };

/** The bin of deleted products or of deleted categories. */
abstract class CatalogBin<State extends Row> extends BinSource {
  constructor(
    private readonly rows: DeletedRows<State>,
    private readonly changes: CatalogChanges,
    private readonly eraseRows: Erase,
  ) {
    super();
  }

  override count(since: Date): Promise<number> {
    return this.rows.countAfter(since);
  }

  override async list(since: Date, limit?: number): Promise<BinItem[]> {
    return (await this.rows.after(since, limit)).map((row) => this.toItem(row));
  }

  override async erase(id: string, since: Date): Promise<boolean> {
    const row = await this.rows.find(id, since);
    // A row that is restored and deleted again meanwhile has a later `deletedAt`, so this row is not erased.
    return row !== undefined && (await this.eraseAll([row], row.deletedAt)) > 0;
  }

  override async purge(until: Date, limit: number): Promise<number> {
    return this.eraseAll(await this.rows.until(until, limit), until);
  }

  protected abstract toItem(row: Deleted<State>): BinItem;

  /** Runs before the rows are erased. If the process ends before the erasure, the next run repeats this step. */
  protected beforeErase(_rows: readonly State[]): Promise<void> {
    return Promise.resolve();
  }

  private async eraseAll(rows: readonly State[], until: Date): Promise<number> {
    // If there are no rows, no DELETE is sent, because even an empty DELETE would notify all replicas of a change.
    if (rows.length === 0) return 0;
    await this.beforeErase(rows);
    const ids = rows.map(({ id }) => id);
    return this.changes.run((change) => this.eraseRows(change, ids, until));
  }
}

export class ProductBin extends CatalogBin<ProductState> {
  override readonly type: BinType = 'products';

  constructor(
    deleted: DeletedCatalog,
    changes: CatalogChanges,
    private readonly images: Images,
  ) {
    super(deleted.products, changes, ({ products }, ids, until) => products.erase(ids, until));
  }

  protected override toItem({ id, name, deletedAt, images, price }: Deleted<ProductState>): BinItem {
    return { ...NO_FIELDS, id, name, deletedAt, image: images[0] ?? null, price };
  }

  protected override beforeErase(rows: readonly ProductState[]): Promise<void> {
    return this.images.release(rows.flatMap(({ images }) => images));
  }
}

export class CategoryBin extends CatalogBin<CategoryState> {
  override readonly type: BinType = 'categories';

  constructor(deleted: DeletedCatalog, changes: CatalogChanges) {
    super(deleted.categories, changes, ({ categories }, ids, until) => categories.erase(ids, until));
  }

  protected override toItem({ id, name, deletedAt, slug }: Deleted<CategoryState>): BinItem {
    return { ...NO_FIELDS, id, name, deletedAt, slug };
  }
}
