import { ServiceUnavailableException } from '@nestjs/common';
import type {
  HealthCheckResult,
  HealthCheckService,
  HealthCheckStatus,
  HealthIndicatorService,
  HealthIndicatorStatus,
} from '@nestjs/terminus';

/** Answers whether a backing service works, by throwing when it does not. */
export type Probe = () => Promise<unknown>;

export interface ReadinessReport {
  readonly status: HealthCheckStatus;
  readonly details: Readonly<Record<string, { readonly status: HealthIndicatorStatus }>>;
}

const TIMEOUT_MS = 2000;

/** Whether the shop can serve; modules add what they stand on. */
export class Readiness {
  private readonly probes = new Map<string, Probe>();

  /** @param isShuttingDown whether the shop finishes its last requests: terminus hears of it only after them. */
  constructor(
    private readonly health: HealthCheckService,
    private readonly indicators: HealthIndicatorService,
    private readonly isShuttingDown: () => boolean,
  ) {}

  add(name: string, probe: Probe): void {
    this.probes.set(name, probe);
  }

  async check(): Promise<ReadinessReport> {
    const attempts = [...this.probes].map(
      ([name, probe]) =>
        () =>
          this.indicators
            .check(name)
            .attempt(async () => void (await probe()))
            .withTimeout(TIMEOUT_MS),
    );
    const { status, details } = await this.health.check(attempts).catch(failedResult);
    return {
      status: this.isShuttingDown() ? 'shutting_down' : status,
      // Why a probe failed is for the log alone: terminus writes it there.
      details: Object.fromEntries(Object.entries(details).map(([name, { status }]) => [name, { status }])),
    };
  }
}

// The service throws the result of a failed check.
function failedResult(error: unknown): HealthCheckResult {
  if (error instanceof ServiceUnavailableException) return error.getResponse() as HealthCheckResult;
  throw error;
}
