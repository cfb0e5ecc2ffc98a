import { ServiceUnavailableException } from '@nestjs/common';
import type {
  HealthCheckResult,
  HealthCheckService,
  HealthCheckStatus,
  HealthIndicatorService,
  HealthIndicatorStatus,
} from '@nestjs/terminus';

/** Rejects when a backing service does not work. */
export type Probe = () => Promise<unknown>;

export interface ReadinessReport {
  readonly status: HealthCheckStatus;
  readonly details: Readonly<Record<string, { readonly status: HealthIndicatorStatus }>>;
}

const TIMEOUT_MS = 2000;

/** Whether the shop can serve requests. Modules add a probe for each backing service that they need. */
export class Readiness {
  private readonly probes = new Map<string, Probe>();

  /** @param isShuttingDown true from the start of a shutdown; terminus knows of it only after the last requests. */
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
      // Without the reason of a failure, which terminus logs: it is not for clients.
      details: Object.fromEntries(Object.entries(details).map(([name, { status }]) => [name, { status }])),
    };
  }
}

// HealthCheckService throws the result of a failed check.
function failedResult(error: unknown): HealthCheckResult {
  if (error instanceof ServiceUnavailableException) return error.getResponse() as HealthCheckResult;
  throw error;
}
