import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { exceededLimits } from '../limiter/exceeded-limits.js';
import type { Metrics } from './metrics.js';

const INTERVAL_MS = 10_000;

/** Logs which limits were exceeded, at most one line for each in ten seconds, and counts them in the metrics. */
export class LimitLog implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Limits');
  private readonly logged = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly metrics: Metrics) {}

  onApplicationBootstrap(): void {
    this.metrics.addLabeledCounter(
      'limit_exceeded_total',
      'Requests and connections that a limit refused or closed',
      'limit',
      exceededLimits,
    );
    this.timer = setInterval(() => this.log(), INTERVAL_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
    this.log();
  }

  private log(): void {
    for (const [limit, count] of exceededLimits()) {
      const times = count - (this.logged.get(limit) ?? 0);
      if (times > 0) this.logger.warn({ limit, times }, `The limit ${limit} was exceeded`);
      this.logged.set(limit, count);
    }
  }
}
