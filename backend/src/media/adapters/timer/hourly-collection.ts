import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { causeOf } from '../../../platform/domain/cause-of.js';
import { RepeatingTask } from '../../../platform/index.js';
import { imagesMissing, storageFailure } from '../../domain/storage-failure.js';
import type { ImageSample } from '../../application/image-sample.js';
import type { GarbageCollector } from '../../application/garbage-collector.js';
import type { StorageOwnership } from '../../application/storage-ownership.js';

const SCHEDULE = { firstMs: 10_000, intervalMs: 60 * 60 * 1000 };

export class HourlyCollection implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Collection');
  private readonly task = new RepeatingTask(() => this.run(), SCHEDULE);

  constructor(
    private readonly collector: GarbageCollector,
    private readonly ownership: StorageOwnership,
    private readonly sample: Pick<ImageSample, 'countMissing'>,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.checkStorage().catch((error: unknown) => this.logger.warn(storageFailure(error)));
    this.task.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.task.stop();
  }

  private async checkStorage(): Promise<void> {
    // This call makes the shop the owner of the storage if the storage is empty.
    await this.ownership.reasonNotOwned();
    const missing = await this.sample.countMissing();
    if (missing > 0) this.logger.warn(imagesMissing(`${missing} in all`));
  }

  private async run(): Promise<void> {
    try {
      await this.collector.collect();
    } catch (error) {
      // The next run tries again.
      this.logger.warn({ err: error }, `Collection failed: ${causeOf(error)}`);
    }
  }
}
