import { type BeforeApplicationShutdown, Logger, type OnApplicationShutdown } from '@nestjs/common';

/** Says that the shop stops, and why; `main.ts` says that it started. */
export class LifecycleLog implements BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly logger = new Logger('Shop');

  beforeApplicationShutdown(signal?: string): void {
    this.logger.log(`stopping: ${signal ?? 'closed'}`);
  }

  onApplicationShutdown(): void {
    this.logger.log('stopped');
  }
}
