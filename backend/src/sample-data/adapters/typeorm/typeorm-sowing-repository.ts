import type { Repository } from 'typeorm';
import { SowingRepository } from '../../application/ports/sowing-repository.js';
import type { Sowing } from '../../domain/sowing.js';
import type { SowingRecord } from './sowing.record.js';

export class TypeormSowingRepository extends SowingRepository {
  constructor(private readonly records: Repository<SowingRecord>) {
    super();
  }

  override async find(): Promise<Sowing | undefined> {
    return (await this.records.findOneBy({ id: 1 })) ?? undefined;
  }

  override async save({ stage, categoryIds, productIds, flashSaleIds }: Sowing): Promise<void> {
    await this.records.upsert(
      {
        id: 1,
        stage,
        categoryIds: [...categoryIds],
        productIds: [...productIds],
        flashSaleIds: [...flashSaleIds],
      },
      ['id'],
    );
  }
}
