import { Limiter } from '../../platform/limiter/limiter.js';
import type { ImageFiles } from './image-files.js';

/** The bytes of an image, shared by several requests. No request may change these bytes. */
export interface LentImage {
  readonly bytes: Buffer;
  /** Must be called once, when the bytes have been sent or are no longer needed. */
  readonly giveBack: () => void;
}

interface Loan {
  readonly reading: Promise<Buffer | undefined>;
  borrowers: number;
}

/**
 * Reads published images for visitors. The number of concurrent reads is limited. Clients that request the same image
 * at the same time share one read.
 */
export class ServedImages {
  private readonly loans = new Map<string, Loan>();
  private readonly limiter = new Limiter('imageReads');

  constructor(private readonly files: Pick<ImageFiles, 'read' | 'sizeOf'>) {}

  /**
   * Reads an image. The request may have to wait in a queue.
   * @param client the client that sent the request.
   * @returns undefined if no image file has this key.
   * @throws DomainError 'unavailable', also when too many images are being read.
   */
  async lend(key: string, client: string): Promise<LentImage | undefined> {
    const loan = this.loans.get(key) ?? (await this.limiter.run(() => this.read(key), { client, key }));
    loan.borrowers += 1;
    const giveBack = (): void => {
      loan.borrowers -= 1;
      if (loan.borrowers === 0 && this.loans.get(key) === loan) this.loans.delete(key);
    };
    try {
      const bytes = await loan.reading;
      if (bytes) return { bytes, giveBack };
      giveBack();
      return undefined;
    } catch (error) {
      giveBack();
      throw error;
    }
  }

  /**
   * Finds out the size of an image without reading it. Waits in the same queue as reads.
   * @returns the size in bytes; undefined if no image file has this key.
   */
  sizeOf(key: string, client: string): Promise<number | undefined> {
    return this.limiter.run(() => this.files.sizeOf(key), { client, key: `size of ${key}` });
  }

  /**
   * Reads the file with this key. Resolves only after the read has succeeded or failed, so that the read counts towards
   * the limit until then. Callers handle a failure when they await `reading`.
   */
  private async read(key: string): Promise<Loan> {
    // A read for another client may have started while this call waited in the queue.
    const loan = this.loans.get(key) ?? { reading: this.files.read(key), borrowers: 0 };
    this.loans.set(key, loan);
    await loan.reading.catch(() => undefined);
    return loan;
  }
}
