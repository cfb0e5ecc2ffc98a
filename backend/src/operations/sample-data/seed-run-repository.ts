import type { Repository } from 'typeorm';
import { SeedRunRepository } from './seed-run-repository-port.js';
import type { SeedRun } from './seed-run.js';
import type { SeedRunRecord } from './seed-run.record.js';

export class TypeormSeedRunRepository extends SeedRunRepository {
  constructor(private readonly records: Repository<SeedRunRecord>) {
    super();
  }

  override async find(): Promise<SeedRun | undefined> {
    return (await this.records.findOneBy({ id: 1 })) ?? undefined;
  }

  override async save({ stage, categoryIds, productIds, flashSaleIds }: SeedRun): Promise<void> {
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
