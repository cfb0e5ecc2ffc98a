import { Logger, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PublishedImageStore, StorageNotOurs } from '../../media/index.js';
import { MediaModule } from '../../media/media.module.js';
import {
  Config,
  Lock,
  provide,
  repositoryOf,
  SAMPLE_DATA,
  TABLES,
  typedToken,
} from '../../platform/index.js';
import { isOneOf } from '../../platform/domain/column-rules.js';
import type { SampleData } from '../../platform/domain/sample-data.js';
import { PackagedSamples } from './packaged-samples.js';
import { SampleDataController } from './sample-data.controller.js';
import { SampleDataService } from './sample-data-service.js';
import { SEED_STAGES, SeedRunRecord } from './seed-run.record.js';

const CONTRIBUTED = typedToken<() => readonly SampleData[]>(Symbol('contributed sample data'));

@Module({
  imports: [MediaModule, TypeOrmModule.forFeature([SeedRunRecord])],
  controllers: [SampleDataController],
  providers: [
    SAMPLE_DATA.collectFor(CONTRIBUTED, (collect) => collect),
    provide(PackagedSamples, []),
    provide(SampleDataService, [
      PackagedSamples,
      repositoryOf(SeedRunRecord),
      CONTRIBUTED,
      PublishedImageStore,
      Lock,
    ]),
    // The history records the seed run's stage, but does not show it: the owner never changes this row directly.
    TABLES.contribute([], () => ({
      name: 'sample_data',
      isBackedUp: true,
      history: 'hidden',
      absent: {},
      columns: {
        id: isOneOf([1]),
        stage: isOneOf(SEED_STAGES),
      },
    })),
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
      // The application starts without the sample data, so that the panel can show the problem. The next start resumes
      // the seeding.
      if (!(error instanceof StorageNotOurs)) throw error;
      new Logger('SampleData').warn('Not seeded: the image storage belongs to another shop');
    }
  }
}
