import { Logger, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CatalogModule } from '../catalog/catalog.module.js';
import { CatalogBatch, CatalogReads } from '../catalog/index.js';
import { FlashSalesModule } from '../flash-sales/flash-sales.module.js';
import { FlashSaleService } from '../flash-sales/index.js';
import { PictureShelf, StorageNotOurs } from '../media/index.js';
import { MediaModule } from '../media/media.module.js';
import { Clock, Config, Lock, provide, repositoryOf } from '../platform/index.js';
import { PackagedSampleCatalogue } from './adapters/files/packaged-sample-catalogue.js';
import { SampleDataController } from './adapters/http/sample-data.controller.js';
import { SowingRecord } from './adapters/typeorm/sowing.record.js';
import { TypeormSowingRepository } from './adapters/typeorm/typeorm-sowing-repository.js';
import { SampleCatalogue } from './application/ports/sample-catalogue.js';
import { SowingRepository } from './application/ports/sowing-repository.js';
import { SampleDataService } from './application/sample-data-service.js';

@Module({
  imports: [CatalogModule, FlashSalesModule, MediaModule, TypeOrmModule.forFeature([SowingRecord])],
  controllers: [SampleDataController],
  providers: [
    provide(SampleCatalogue, PackagedSampleCatalogue, []),
    provide(SowingRepository, TypeormSowingRepository, [repositoryOf(SowingRecord)]),
    provide(SampleDataService, [
      SampleCatalogue,
      SowingRepository,
      Lock,
      CatalogBatch,
      CatalogReads,
      FlashSaleService,
      PictureShelf,
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
      await this.sampleData.sowOnce();
    } catch (error) {
      // The panel must be there to say so; the next start goes on where this one stopped.
      if (!(error instanceof StorageNotOurs)) throw error;
      new Logger('SampleData').warn('Not sown: the picture storage belongs to another shop');
    }
  }
}
