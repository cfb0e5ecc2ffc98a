import { setTimeout as sleep } from 'node:timers/promises';

/** Answers whether a backing service works, by throwing when it does not. */
export type Probe = () => Promise<unknown>;
export type ProbeStatus = 'up' | 'down';

export interface ReadinessReport {
  readonly status: 'ok' | 'error' | 'shutting_down';
  readonly details: Readonly<Record<string, { readonly status: ProbeStatus }>>;
}

const TIMEOUT_MS = 2000;

/** Whether the shop can serve; modules add what they stand on. */
export class Readiness {
  private readonly probes = new Map<string, Probe>();

  /** @param isShuttingDown whether the shop finishes its last requests. */
  constructor(private readonly isShuttingDown: () => boolean) {}

  add(name: string, probe: Probe): void {
    this.probes.set(name, probe);
  }

  async check(): Promise<ReadinessReport> {
    const entries = await Promise.all(
      [...this.probes].map(async ([name, probe]) => [name, { status: await statusOf(probe) }] as const),
    );
    const up = entries.every(([, { status }]) => status === 'up');
    return {
      status: this.isShuttingDown() ? 'shutting_down' : up ? 'ok' : 'error',
      details: Object.fromEntries(entries),
    };
  }
}

function statusOf(probe: Probe): Promise<ProbeStatus> {
  const answer = probe().then(
    () => 'up' as const,
    () => 'down' as const,
  );
  return Promise.race([answer, sleep(TIMEOUT_MS, 'down' as const, { ref: false })]);
}
