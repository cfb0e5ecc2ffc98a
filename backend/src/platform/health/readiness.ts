import { setTimeout as sleep } from 'node:timers/promises';

/** Answers whether a backing service works, by throwing when it does not. */
export type Probe = () => Promise<unknown>;

const PATIENCE_MS = 2000;

/** Whether the shop can serve; modules add what they stand on. */
export class Readiness {
  private readonly probes: Probe[] = [];

  add(probe: Probe): void {
    this.probes.push(probe);
  }

  async isReady(): Promise<boolean> {
    const work = Promise.all(this.probes.map((probe) => probe())).then(
      () => true,
      () => false,
    );
    return Promise.race([work, sleep(PATIENCE_MS, false, { ref: false })]);
  }
}
