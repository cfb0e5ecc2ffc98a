import { Logger, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CatalogModule } from '../../catalog/catalog.module.js';
import { CatalogSeeder, CatalogQueries } from '../../catalog/index.js';
import { FlashSalesModule } from '../../flash-sales/flash-sales.module.js';
import { FlashSaleService } from '../../flash-sales/index.js';
import { PublishedImageStore, StorageNotOurs } from '../../media/index.js';
import { MediaModule } from '../../media/media.module.js';
import { BACKUP_TABLES, Clock, Config, Lock, provide, repositoryOf } from '../../platform/index.js';
import { PackagedSamples } from './packaged-samples.js';
import { SampleDataController } from './sample-data.controller.js';
import { SeedRunRecord } from './seed-run.record.js';
import { TypeormSeedRunRepository } from './seed-run-repository.js';
import { SampleSource } from './sample-source.js';
import { SeedRunRepository } from './seed-run-repository-port.js';
import { SampleDataService } from './sample-data-service.js';

@Module({
  imports: [CatalogModule, FlashSalesModule, MediaModule, TypeOrmModule.forFeature([SeedRunRecord])],
  controllers: [SampleDataController],
  providers: [
    BACKUP_TABLES.contribute([], () => ({ backedUp: ['sample_data'], leftOut: [] })),
    provide(SampleSource, PackagedSamples, []),
    provide(SeedRunRepository, TypeormSeedRunRepository, [repositoryOf(SeedRunRecord)]),
    provide(SampleDataService, [
      SampleSource,
      SeedRunRepository,
      Lock,
      CatalogSeeder,
      CatalogQueries,
      FlashSaleService,
      PublishedImageStore,
      Clock,
    ]),
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
      await this.sampleData.seedOnce();
    } catch (error) {
      // The application must start so that the panel can show the problem; the next start resumes the seed run.
      if (!(error instanceof StorageNotOurs)) throw error;
      new Logger('SampleData').warn('Not seeded: the image storage belongs to another shop');
    }
  }
}
