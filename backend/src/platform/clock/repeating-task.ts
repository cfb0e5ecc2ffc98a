interface Schedule {
  /** Milliseconds from the start to the first run. */
  readonly firstMs: number;
  /** Milliseconds from the end of a run to the next one. */
  readonly intervalMs: number;
}

/**
 * Work that is repeated while the process runs. Its timer does not keep the process running. Two runs never overlap.
 */
export class RepeatingTask {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private isStopped = false;

  /** @param work must report its own failures. */
  constructor(
    private readonly work: () => Promise<void>,
    private readonly schedule: Schedule,
  ) {}

  start(): void {
    this.runAfter(this.schedule.firstMs);
  }

  /** Stops the repetition. Resolves when the current run has ended. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private runAfter(delay: number): void {
    if (this.isStopped) return;
    this.timer = setTimeout(() => {
      this.running = this.work().finally(() => this.runAfter(this.schedule.intervalMs));
    }, delay).unref();
  }
}
