import { DomainError } from '../../../platform/index.js';

/** Runs a few pieces of work at a time; a few more wait for their turn, and the rest are refused. */
export class BoundedWork {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly mostWaiting: number,
  ) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.turn();
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }

  private async turn(): Promise<void> {
    if (this.running < this.atOnce) {
      this.running += 1;
      return;
    }
    if (this.waiting.length >= this.mostWaiting) {
      throw new DomainError('unavailable', 'Server sedang sibuk. Coba lagi sebentar lagi.', {
        retryAfterSeconds: 2,
      });
    }
    // Whoever finishes hands over its place, so `running` stays as it is.
    await new Promise<void>((go) => this.waiting.push(go));
  }
}
