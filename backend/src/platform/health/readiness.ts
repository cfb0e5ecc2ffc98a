import { ServiceUnavailableException } from '@nestjs/common';
import type {
  HealthCheckResult,
  HealthCheckService,
  HealthCheckStatus,
  HealthIndicatorService,
  HealthIndicatorStatus,
} from '@nestjs/terminus';
import { causeOf } from '../domain/cause-of.js';
import { DomainError } from '../domain/domain-error.js';
import { withDeadline } from '../limiter/deadline.js';
import { ExtensionPoint } from '../wiring/extension-point.js';

export interface Probe {
  readonly name: string;
  readonly run: () => Promise<unknown>;
}

export const READINESS_PROBES = new ExtensionPoint<Probe>('readiness probes');

export interface ReadinessReport {
  readonly status: HealthCheckStatus;
  readonly details: Readonly<Record<string, { readonly status: HealthIndicatorStatus }>>;
}

const TIMEOUT_MS = 2000;

export class Readiness {
  /** The running check. All callers share it, because anybody may ask at any rate. */
  private running: Promise<HealthCheckResult> | undefined;

  /**
   * @param probes reads the contributions of the slices: one probe for each backing service.
   * @param isShuttingDown returns true from the start of a shutdown. Terminus is informed only after the last requests.
   */
  constructor(
    private readonly health: HealthCheckService,
    private readonly indicators: HealthIndicatorService,
    private readonly probes: () => readonly Probe[],
    private readonly isShuttingDown: () => boolean,
  ) {}

  async check(): Promise<ReadinessReport> {
    this.running ??= this.runProbes().finally(() => (this.running = undefined));
    const { status, details } = await this.running;
    return {
      status: this.isShuttingDown() ? 'shutting_down' : status,
      // The reason of a failure is left out, because clients must not see it. Terminus logs the reason.
      details: Object.fromEntries(Object.entries(details).map(([name, { status }]) => [name, { status }])),
    };
  }

  private runProbes(): Promise<HealthCheckResult> {
    const attempts = this.probes().map(
      ({ name, run }) =>
        () =>
          this.indicators.check(name).attempt(async () => {
            // Terminus logs the message, which is for the operator. A DomainError has one for the owner.
            await withDeadline(run(), TIMEOUT_MS).catch((error: unknown) => {
              throw error instanceof DomainError ? new Error(causeOf(error)) : error;
            });
          }),
    );
    return this.health.check(attempts).catch(failedResult);
  }
}

// HealthCheckService throws the result of a failed check as an error.
function failedResult(error: unknown): HealthCheckResult {
  if (error instanceof ServiceUnavailableException) return error.getResponse() as HealthCheckResult;
  throw error;
}
