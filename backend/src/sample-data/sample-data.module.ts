import { Logger, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { getRepositoryToken, TypeOrmModule } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { CatalogBatch, CatalogModule, CatalogReads } from '../catalog/index.js';
import { FlashSaleService, FlashSalesModule } from '../flash-sales/index.js';
import { MediaModule, PictureShelf, StorageNotOurs } from '../media/index.js';
import { Clock, Config, DatabaseAddress } from '../platform/index.js';
import { PackagedSampleCatalogue } from './adapters/files/packaged-sample-catalogue.js';
import { SampleDataController } from './adapters/http/sample-data.controller.js';
import { AdvisoryLockOneAtATime } from './adapters/postgres/advisory-lock-one-at-a-time.js';
import { SowingRecord } from './adapters/typeorm/sowing.record.js';
import { TypeormSowingRepository } from './adapters/typeorm/typeorm-sowing-repository.js';
import { OneAtATime } from './application/ports/one-at-a-time.js';
import { SampleCatalogue } from './application/ports/sample-catalogue.js';
import { SowingRepository } from './application/ports/sowing-repository.js';
import { SampleDataService } from './application/sample-data-service.js';

@Module({
  imports: [CatalogModule, FlashSalesModule, MediaModule, TypeOrmModule.forFeature([SowingRecord])],
  controllers: [SampleDataController],
  providers: [
    { provide: SampleCatalogue, useFactory: () => new PackagedSampleCatalogue() },
    {
      provide: SowingRepository,
      inject: [getRepositoryToken(SowingRecord)],
      useFactory: (records: Repository<SowingRecord>) => new TypeormSowingRepository(records),
    },
    {
      provide: OneAtATime,
      inject: [DatabaseAddress],
      useFactory: (address: DatabaseAddress) => new AdvisoryLockOneAtATime(address.url),
    },
    {
      provide: SampleDataService,
      inject: [
        SampleCatalogue,
        SowingRepository,
        OneAtATime,
        CatalogBatch,
        CatalogReads,
        FlashSaleService,
        PictureShelf,
        Clock,
      ],
      useFactory: (...parts: ConstructorParameters<typeof SampleDataService>) =>
        new SampleDataService(...parts),
    },
  ],
})
export class SampleDataModule implements OnApplicationBootstrap {
  constructor(
    private readonly sampleData: SampleDataService,
    private readonly config: Config,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.config.sampleData) return;
    try {
      await this.sampleData.sowOnce();
    } catch (error) {
      // The panel must be there to say so; the next start goes on where this one stopped.
      if (!(error instanceof StorageNotOurs)) throw error;
      new Logger('SampleData').warn('Not sown: the picture storage belongs to another shop');
    }
  }
}
