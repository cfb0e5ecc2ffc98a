import { LRUCache } from 'lru-cache';
import { Limiter } from '../../platform/index.js';

/** Limits the drawings of all kinds of images in this process together. */
export class DrawingLimiter extends Limiter {
  constructor() {
    super('drawings');
  }
}

/** Images that are drawn on their first request. The most recently requested ones stay in memory. */
export class DrawnImages {
  private readonly drawn: LRUCache<string, Promise<Buffer>>;

  constructor(
    max: number,
    private readonly limiter: Limiter,
  ) {
    this.drawn = new LRUCache({ max });
  }

  /**
   * Returns the image of a path, from memory or newly drawn.
   * @throws DomainError 'unavailable' when too many drawings wait.
   */
  get(path: string, draw: () => Promise<Buffer>, client: string): Promise<Buffer> {
    // While this request waits, the image may be drawn for another client.
    const drawIfMissing = (): Promise<Buffer> => this.drawn.get(path) ?? this.draw(path, draw);
    return this.drawn.get(path) ?? this.limiter.run(drawIfMissing, { client, key: path });
  }

  private draw(path: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const drawing = draw();
    this.drawn.set(path, drawing);
    drawing.catch(() => this.drawn.delete(path));
    return drawing;
  }
}
