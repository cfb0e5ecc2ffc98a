import { In, IsNull, MoreThan, type DataSource, type EntityManager, type FindOptionsWhere } from 'typeorm';
import {
  managerOf,
  recordedChange,
  transaction,
  transactionWithin,
  withConflict,
} from '../../../platform/index.js';
import { MAX_CHANGE_MS } from '../../../platform/limiter/limits.js';
import { FlashSaleRepository } from '../../application/ports.js';
import { FlashSale, isChangedBy, overlapping } from '../../domain/flash-sale.js';
import { FlashSaleRecord, OVERLAP_CONSTRAINT } from './flash-sale.record.js';
import { productLock } from './tables.js';

// A sale without a start date starts at its creation.
const START = 'coalesce(sale.start_date, sale.created_at)';

// PostgreSQL's error code (SQLSTATE) for a row that violates an exclusion constraint.
const EXCLUSION_VIOLATION = '23P01';
const OVERLAP = { code: EXCLUSION_VIOLATION, constraint: OVERLAP_CONSTRAINT };

export class TypeormFlashSaleRepository extends FlashSaleRepository {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override add(sale: FlashSale): Promise<void> {
    return this.write(async (manager) => {
      await lockProducts(manager, [sale]);
      await manager.insert(FlashSaleRecord, { ...sale.state });
    });
  }

  override addMany(sales: readonly FlashSale[], dryRun = false) {
    return transactionWithin(this.dataSource, MAX_CHANGE_MS, async (manager) => {
      const productIds = sales.map(({ state }) => state.productId);
      await lockProducts(manager, sales);
      const live = await manager.findBy(FlashSaleRecord, { productId: In(productIds), deletedAt: IsNull() });
      const others = Map.groupBy(
        live.map((record) => FlashSale.restore(record)),
        ({ state }) => state.productId,
      );
      const added = sales.filter(
        (sale) => !others.get(sale.state.productId)?.some((other) => sale.overlaps(other)),
      );
      if (added.length === 0 || dryRun) return { added, change: null };
      await manager.insert(
        FlashSaleRecord,
        added.map(({ state }) => ({ ...state })),
      );
      return { added, change: await recordedChange(manager) };
    });
  }

  override changeMany(ids: readonly string[], work: (sale: FlashSale) => void) {
    return transactionWithin(this.dataSource, MAX_CHANGE_MS, async (manager) => {
      const records = await manager.find(FlashSaleRecord, {
        where: { id: In(ids), deletedAt: IsNull() },
        order: { id: 'ASC' },
        lock: { mode: 'pessimistic_write' },
      });
      const sales = records.map((record) => FlashSale.restore(record));
      await lockProducts(manager, sales);
      const changed = sales.filter((sale) => isChangedBy(work, sale));
      for (const { state } of changed) {
        const { id, ...rest } = state;
        await manager.update(FlashSaleRecord, { id }, rest);
      }
      return { changed, change: changed.length > 0 ? await recordedChange(manager) : null };
    });
  }

  override change(id: string, work: (sale: FlashSale) => void): Promise<FlashSale | undefined> {
    return this.changeWhere({ id, deletedAt: IsNull() }, work);
  }

  override changeDeleted(
    id: string,
    since: Date,
    work: (sale: FlashSale) => void,
  ): Promise<FlashSale | undefined> {
    return this.changeWhere({ id, deletedAt: MoreThan(since) }, work);
  }

  override async find(id: string): Promise<FlashSale | undefined> {
    const record = await managerOf(this.dataSource).findOneBy(FlashSaleRecord, { id, deletedAt: IsNull() });
    return record ? FlashSale.restore(record) : undefined;
  }

  override async findDeleted(id: string, since: Date): Promise<FlashSale | undefined> {
    const where = { id, deletedAt: MoreThan(since) };
    const record = await managerOf(this.dataSource).findOneBy(FlashSaleRecord, where);
    return record ? FlashSale.restore(record) : undefined;
  }

  override async list(): Promise<FlashSale[]> {
    const records = await this.notDeleted().orderBy({ 'sale.endDate': 'DESC', 'sale.id': 'ASC' }).getMany();
    return records.map((record) => FlashSale.restore(record));
  }

  override async listRunning(now: Date): Promise<FlashSale[]> {
    const records = await this.notDeleted()
      .andWhere(`${START} <= :now AND sale.endDate > :now`, { now })
      .orderBy({ 'sale.endDate': 'ASC', 'sale.id': 'ASC' })
      .getMany();
    return records.map((record) => FlashSale.restore(record));
  }

  override async nextBoundary(after: Date): Promise<Date | null> {
    // The next boundary of a scheduled sale is its start, that of a running sale is its end.
    const row = await this.notDeleted()
      .select(`min(CASE WHEN ${START} > :after THEN ${START} ELSE sale.end_date END)`, 'next')
      .andWhere('sale.endDate > :after', { after })
      .getRawOne<{ next: Date | null }>();
    return row?.next ?? null;
  }

  private notDeleted() {
    return managerOf(this.dataSource)
      .createQueryBuilder(FlashSaleRecord, 'sale')
      .where('sale.deletedAt IS NULL');
  }

  private changeWhere(
    where: FindOptionsWhere<FlashSaleRecord>,
    work: (sale: FlashSale) => void,
  ): Promise<FlashSale | undefined> {
    return this.write(async (manager) => {
      const record = await manager.findOne(FlashSaleRecord, { where, lock: { mode: 'pessimistic_write' } });
      if (!record) return undefined;
      const sale = FlashSale.restore(record);
      work(sale);
      // `work` may have changed the product. So the lock is taken only now.
      await lockProducts(manager, [sale]);
      const { id, ...rest } = sale.state;
      await manager.update(FlashSaleRecord, { id }, rest);
      return sale;
    });
  }

  private write<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return withConflict(OVERLAP, overlapping(), () => transaction(this.dataSource, work));
  }
}

// Two overlapping sales that are written at once would deadlock in the exclusion constraint until PostgreSQL aborts one
// of the transactions. With a lock per product, the sales are written one after the other, and the second writer gets a
// 'conflict'. PostgreSQL's advisory locks have numbers as names, so the name of the lock is hashed.
// The locks are taken in one order, so that two changes cannot deadlock.
async function lockProducts(manager: EntityManager, sales: readonly FlashSale[]): Promise<void> {
  const names = sales.map(({ state }) => productLock(state.productId));
  await manager.query(
    'SELECT pg_advisory_xact_lock(hashtextextended(name, 0)) FROM unnest($1::text[]) AS name',
    [names.toSorted()],
  );
}
