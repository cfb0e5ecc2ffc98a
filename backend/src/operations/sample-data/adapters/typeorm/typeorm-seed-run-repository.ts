import type { Repository } from 'typeorm';
import { SeedRunRepository } from '../../application/ports/seed-run-repository.js';
import type { SeedRun } from '../../domain/seed-run.js';
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
