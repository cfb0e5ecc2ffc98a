import {
  type DataSource,
  In,
  LessThanOrEqual,
  MoreThan,
  type ObjectLiteral,
  Raw,
  type Repository,
} from 'typeorm';
import { type Deleted, DeletedCatalog, type DeletedRows } from '../../application/ports.js';
import type { CategoryState } from '../../domain/category.js';
import type { ProductState } from '../../domain/product.js';
import { CategoryRecord } from './category.record.js';
import { ProductRecord } from './product.record.js';

export class TypeormDeletedCatalog extends DeletedCatalog {
  override readonly products: DeletedRows<ProductState>;
  override readonly categories: DeletedRows<CategoryState>;

  constructor(private readonly dataSource: DataSource) {
    super();
    this.products = new TypeormDeletedRows(dataSource.getRepository(ProductRecord));
    const withoutProducts = Raw((id) => `NOT EXISTS (SELECT FROM product WHERE category_id = ${id})`);
    this.categories = new TypeormDeletedRows(dataSource.getRepository(CategoryRecord), {
      id: withoutProducts,
    });
  }

  override productsByIds(ids: readonly string[]): Promise<ProductState[]> {
    return this.dataSource.getRepository(ProductRecord).findBy({ id: In(ids) });
  }
}

class TypeormDeletedRows<Row extends ObjectLiteral> implements DeletedRows<Row> {
  private readonly records: Repository<Deleted<Row>>;

  /** @param erasable the condition on rows that the purge may erase. */
  constructor(
    records: Repository<Row>,
    private readonly erasable: object = {},
  ) {
    // Every query below selects deleted rows only, so `deletedAt` is never null.
    this.records = records as unknown as Repository<Deleted<Row>>;
  }

  countAfter(since: Date): Promise<number> {
    return this.records.countBy(unchecked({ deletedAt: MoreThan(since) }));
  }

  after(since: Date, limit?: number): Promise<Deleted<Row>[]> {
    return this.records.find({
      where: unchecked({ deletedAt: MoreThan(since) }),
      order: unchecked({ deletedAt: 'DESC', id: 'ASC' }),
      ...(limit !== undefined && { take: limit }),
    });
  }

  until(until: Date, limit: number): Promise<Deleted<Row>[]> {
    return this.records.find({
      where: unchecked({ ...this.erasable, deletedAt: LessThanOrEqual(until) }),
      order: unchecked({ deletedAt: 'ASC', id: 'ASC' }),
      take: limit,
    });
  }

  async find(id: string, since: Date): Promise<Deleted<Row> | undefined> {
    return (await this.records.findOneBy(unchecked({ id, deletedAt: MoreThan(since) }))) ?? undefined;
  }
}

// TypeORM cannot check conditions and orders on a record class that is a type parameter. The cast is safe, because both
// record classes have these columns.
const unchecked = (columns: object): never => columns as never;
