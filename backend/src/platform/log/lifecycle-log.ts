import { type BeforeApplicationShutdown, Logger, type OnApplicationShutdown } from '@nestjs/common';

/** Logs the shutdown and its signal. `serve.ts` logs the start. */
export class LifecycleLog implements BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly logger = new Logger('Shop');

  beforeApplicationShutdown(signal?: string): void {
    this.logger.log(`stopping: ${signal ?? 'closed'}`);
  }

  onApplicationShutdown(): void {
    this.logger.log('stopped');
  }
}
