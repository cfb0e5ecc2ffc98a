import { DomainError } from '../../platform/index.js';

const LONGEST_LINE = 500;

/** Lets a few in at once; the others stand in line, but not for ever. */
export class Turnstile {
  private inside = 0;
  private readonly line = new Set<() => void>();

  constructor(
    private readonly room: number,
    private readonly patienceMs: number,
  ) {}

  async pass<T>(work: () => Promise<T>): Promise<T> {
    await this.enter();
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  private enter(): Promise<void> {
    if (this.inside < this.room) {
      this.inside += 1;
      return Promise.resolve();
    }
    if (this.line.size >= LONGEST_LINE) return Promise.reject(crowded());
    return new Promise((go, refuse) => {
      const enter = (): void => {
        clearTimeout(timer);
        go();
      };
      const timer = setTimeout(() => {
        this.line.delete(enter);
        refuse(crowded());
      }, this.patienceMs);
      this.line.add(enter);
    });
  }

  // Who leaves hands the place to the first in line.
  private leave(): void {
    const [next] = this.line;
    if (!next) {
      this.inside -= 1;
      return;
    }
    this.line.delete(next);
    next();
  }
}

function crowded(): DomainError {
  return new DomainError('unavailable', 'Toko sedang ramai. Coba lagi sebentar lagi.');
}
