import { In, LessThanOrEqual, MoreThan, type FindOptionsWhere, type Repository } from 'typeorm';
import { transaction } from '../../../platform/index.js';
import { DeletedFlashSales } from '../../application/ports.js';
import type { FlashSaleState } from '../../domain/flash-sale.js';
import { FlashSaleRecord } from './flash-sale.record.js';

export class TypeormDeletedFlashSales extends DeletedFlashSales {
  constructor(private readonly records: Repository<FlashSaleRecord>) {
    super();
  }

  override countAfter(since: Date): Promise<number> {
    return this.records.countBy({ deletedAt: MoreThan(since) });
  }

  override after(since: Date, limit?: number): Promise<FlashSaleState[]> {
    return this.records.find({
      where: { deletedAt: MoreThan(since) },
      order: { deletedAt: 'DESC', id: 'ASC' },
      ...(limit !== undefined && { take: limit }),
    });
  }

  override async erase(id: string, since: Date): Promise<boolean> {
    return (await this.delete({ id, deletedAt: MoreThan(since) })) === 1;
  }

  override eraseUntil(until: Date, limit: number): Promise<number> {
    return this.eraseWhere({ deletedAt: LessThanOrEqual(until) }, limit);
  }

  override async productIds(): Promise<string[]> {
    const rows = await this.records
      .createQueryBuilder('sale')
      .select('DISTINCT sale.productId', 'id')
      .getRawMany<{ id: string }>();
    return rows.map(({ id }) => id);
  }

  override eraseOf(productIds: readonly string[], limit: number): Promise<number> {
    return this.eraseWhere({ productId: In(productIds) }, limit);
  }

  // The DELETE repeats the condition, because a sale may be restored after the SELECT.
  private async eraseWhere(where: FindOptionsWhere<FlashSaleRecord>, limit: number): Promise<number> {
    const found = await this.records.find({ select: { id: true }, where, take: limit });
    // If there are no rows, no DELETE is sent, because even an empty DELETE would notify all replicas of a change.
    if (found.length === 0) return 0;
    return this.delete({ ...where, id: In(found.map(({ id }) => id)) });
  }

  private async delete(where: FindOptionsWhere<FlashSaleRecord>): Promise<number> {
    const { affected } = await transaction(this.records.manager.dataSource, (manager) =>
      manager.delete(FlashSaleRecord, where),
    );
    return affected ?? 0;
  }
}
