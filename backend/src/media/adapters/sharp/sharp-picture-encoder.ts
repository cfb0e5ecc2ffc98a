import { Logger } from '@nestjs/common';
import { DomainError } from '../../../platform/domain/domain-error.js';
import { type EncodedPicture, PictureEncoder } from '../../application/ports/picture-encoder.js';
import { PictureRefused } from '../../domain/picture-refused.js';
import { DecodingFailed, DecodingProcess } from './decoding-process.js';

export interface EncoderLimits {
  atOnce: number;
  waiting: number;
  /** For one picture. */
  patienceMs: number;
  /** After which an unused process gives its memory back. */
  idleMs: number;
}

const LIMITS: EncoderLimits = { atOnce: 2, waiting: 16, patienceMs: 30_000, idleMs: 30_000 };

/** Encodes outside the shop's own process: a few pictures at a time, a few waiting, the rest sent away. */
export class SharpPictureEncoder extends PictureEncoder {
  private readonly logger = new Logger('Pictures');
  private readonly limits: EncoderLimits;
  private readonly idle: { process: DecodingProcess; timer: NodeJS.Timeout }[] = [];
  private readonly queue: (() => void)[] = [];
  private running = 0;

  constructor(limits: Partial<EncoderLimits> = {}) {
    super();
    this.limits = { ...LIMITS, ...limits };
  }

  override async encode(source: Uint8Array): Promise<EncodedPicture> {
    await this.enter();
    const process = this.wake();
    try {
      return await process.encode(source);
    } catch (error) {
      throw this.explain(error);
    } finally {
      this.rest(process);
      this.leave();
    }
  }

  onApplicationShutdown(): void {
    for (const { process } of this.idle.splice(0)) process.end();
  }

  private async enter(): Promise<void> {
    if (this.running < this.limits.atOnce) {
      this.running += 1;
      return;
    }
    if (this.queue.length >= this.limits.waiting) throw busy('too-many');
    // Whoever leaves hands over the place, so `running` stays as it is.
    await new Promise<void>((resolve) => this.queue.push(resolve));
  }

  private leave(): void {
    const next = this.queue.shift();
    if (next) next();
    else this.running -= 1;
  }

  private wake(): DecodingProcess {
    for (let resting = this.idle.pop(); resting; resting = this.idle.pop()) {
      clearTimeout(resting.timer);
      if (resting.process.isUsable) return resting.process;
    }
    return new DecodingProcess(this.limits.patienceMs);
  }

  private rest(process: DecodingProcess): void {
    if (!process.isUsable) return;
    const resting = { process, timer: setTimeout(() => process.end(), this.limits.idleMs).unref() };
    this.idle.push(resting);
  }

  private explain(error: unknown): unknown {
    if (!(error instanceof DecodingFailed)) return error;
    this.logger.warn(error.message);
    return error.how === 'crashed' ? new PictureRefused('broken') : busy('unavailable', error);
  }
}

function busy(kind: 'too-many' | 'unavailable', cause?: Error): DomainError {
  const message = 'Sedang banyak foto yang diproses. Coba lagi sebentar lagi.';
  return new DomainError(kind, message, { retryAfterSeconds: 5, cause });
}
