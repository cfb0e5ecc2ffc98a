import { Any, IsNull, MoreThan, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { DomainError, UNIQUE_VIOLATION, withConflict } from '../../../platform/index.js';
import { inTurns } from '../../../platform/limiter/in-turns.js';
import { ROWS_AT_ONCE } from '../../../platform/limiter/limits.js';
import { ProductRepository } from '../../application/ports.js';
import { alreadyCreated } from '../../domain/messages.js';
import { priceLabel } from '../../domain/pricing.js';
import { Product } from '../../domain/product.js';
import { ProductRecord } from './product.record.js';

const HISTORY = `SELECT FROM change_row WHERE table_name = 'product' AND row_id = $1 LIMIT 1`;

type Columns = Readonly<Record<string, unknown>>;

export class TypeormProductRepository extends ProductRepository {
  /** The columns of the products that `findAllForUpdate` read. */
  private readonly stored = new Map<string, Columns>();

  constructor(private readonly manager: EntityManager) {
    super();
  }

  override async add(product: Product): Promise<void> {
    // The history names the row of an erased product. A new product with its id would continue that history.
    const known = await this.manager.query<unknown[]>(HISTORY, [product.state.id]);
    const refusal = new DomainError('conflict', alreadyCreated);
    if (known.length > 0) throw refusal;
    // The id is the only unique column.
    const id = { code: UNIQUE_VIOLATION };
    await withConflict(id, refusal, () => this.manager.insert(ProductRecord, toRow(product)));
  }

  override async addAll(products: readonly Product[]): Promise<void> {
    for await (const some of inTurns(products, ROWS_AT_ONCE))
      await this.manager.insert(ProductRecord, some.map(toRow));
  }

  override findForUpdate(id: string): Promise<Product | undefined> {
    return this.findLocked({ id, deletedAt: IsNull() });
  }

  override findDeletedForUpdate(id: string, since: Date): Promise<Product | undefined> {
    return this.findLocked({ id, deletedAt: MoreThan(since) });
  }

  override async findAllForUpdate(ids: readonly string[]): Promise<Product[]> {
    const products: Product[] = [];
    for await (const some of inTurns(ids.toSorted(), ROWS_AT_ONCE)) {
      const records = await this.manager.find(ProductRecord, {
        where: { id: Any(some) },
        order: { id: 'ASC' },
        lock: { mode: 'pessimistic_write' },
      });
      products.push(...records.map(toProduct));
    }
    for (const product of products) this.stored.set(product.state.id, this.columnsOf(product));
    return products;
  }

  override async save(product: Product): Promise<void> {
    const { id, ...rest } = toRow(product);
    await this.manager.update(ProductRecord, { id }, rest);
  }

  override async saveAll(products: readonly Product[]): Promise<void> {
    const rows = products.map((product) => this.columnsOf(product));
    // A column that no product changed is left out, because the trigger of the search text would fold it again.
    const changed = Object.keys(rows[0] ?? {}).filter((name) =>
      rows.some(
        (row) => JSON.stringify(row[name]) !== JSON.stringify(this.stored.get(String(row['id']))?.[name]),
      ),
    );
    if (changed.length === 0) return;
    const written = rows.map((row) =>
      Object.fromEntries(['id', ...changed].map((name) => [name, row[name]])),
    );
    for await (const some of inTurns(written, ROWS_AT_ONCE))
      await this.manager.query(
        `UPDATE product SET ${changed.map((name) => `${name} = saved.${name}`).join(', ')}
         FROM jsonb_populate_recordset(NULL::product, $1::jsonb) AS saved WHERE product.id = saved.id`,
        [JSON.stringify(some)],
      );
  }

  override async takeOver(slug: string, categoryId: string): Promise<void> {
    const deleted = 'SELECT id FROM category WHERE slug = :slug AND deleted_at IS NOT NULL';
    await this.changeAll({ categoryId }, `locked.category_id IN (${deleted})`, { slug });
  }

  override async chatNumbers(): Promise<string[]> {
    const rows = await this.manager
      .createQueryBuilder(ProductRecord, 'product')
      .select('DISTINCT product.whatsappNumber', 'typed')
      .where('product.deletedAt IS NULL AND product.whatsappNumber IS NOT NULL')
      .getRawMany<{ typed: string }>();
    return rows.map(({ typed }) => typed);
  }

  override replaceChatNumbers(typed: readonly string[], to: string, now: Date): Promise<number> {
    return this.changeAll(
      { whatsappNumber: to, updatedAt: now, version: () => 'version + 1' },
      'locked.deleted_at IS NULL AND locked.whatsapp_number = ANY(:typed) AND locked.whatsapp_number <> :to',
      { typed: [...typed], to },
    );
  }

  private async findLocked(where: FindOptionsWhere<ProductRecord>): Promise<Product | undefined> {
    const record = await this.manager.findOne(ProductRecord, { where, lock: { mode: 'pessimistic_write' } });
    return record ? toProduct(record) : undefined;
  }

  private columnsOf(product: Product): Columns {
    const row = toRow(product);
    const { columns } = this.manager.dataSource.getMetadata(ProductRecord);
    return Object.fromEntries(
      columns.map((column) => [column.databaseName, column.getEntityValue(row, true) as unknown]),
    );
  }

  // Rows are locked in the order of their ids, so that two changes of many products cannot deadlock.
  private async changeAll(
    changes: Partial<Omit<ProductRecord, 'version'>> & { readonly version?: () => string },
    condition: string,
    parameters: Record<string, unknown>,
  ): Promise<number> {
    const result = await this.manager
      .createQueryBuilder()
      .update(ProductRecord)
      .set(changes)
      .where(`id IN (SELECT locked.id FROM product locked WHERE ${condition} ORDER BY locked.id FOR UPDATE)`)
      .setParameters(parameters)
      .execute();
    return result.affected ?? 0;
  }
}

function toProduct(record: ProductRecord): Product {
  const { categoryRow: _, priceUnit: __, priceFrom: ___, priceOnRequest: ____, ...state } = record;
  return Product.restore(state);
}

function toRow({ state }: Product): Omit<ProductRecord, 'categoryRow'> {
  const label = state.pricing && priceLabel(state.pricing);
  return {
    ...state,
    images: [...state.images],
    priceUnit: label && label.unit,
    priceFrom: label && label.from,
    priceOnRequest: label && label.onRequest,
  };
}
