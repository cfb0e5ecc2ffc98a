import { Logger } from '@nestjs/common';
import { totalmem } from 'node:os';
import { DomainError } from '../../../platform/domain/domain-error.js';
import { Limiter } from '../../../platform/index.js';
import { type EncodedImage, ImageEncoder } from '../../application/ports/image-encoder.js';
import { ImageRefused } from '../../domain/image-refused.js';
import { DecodingFailed, DecodingProcess } from './decoding-process.js';

export interface EncoderLimits {
  /** What the machine or its container has. */
  memoryBytes: number;
  /** How many images may wait for a decoder. */
  waiting: number;
  /** For one image. */
  timeoutMs: number;
  /** After which an unused process gives its memory back. */
  idleMs: number;
}

const LIMITS = { waiting: 16, timeoutMs: 30_000, idleMs: 30_000 };
const SMALL_MEMORY_BYTES = 1.5 * 1024 ** 3;
const RETRY_AFTER_SECONDS = 5;

/** Encodes outside the shop's own process: one or two images at a time, a few waiting, the rest refused. */
export class SharpImageEncoder extends ImageEncoder {
  private readonly logger = new Logger('Images');
  private readonly limits: EncoderLimits;
  private readonly limiter: Limiter;
  private readonly idle: { process: DecodingProcess; timer: NodeJS.Timeout }[] = [];

  constructor(limits: Partial<EncoderLimits> = {}) {
    super();
    this.limits = { memoryBytes: memoryLimit(), ...LIMITS, ...limits };
    this.limiter = new Limiter({
      concurrency: this.limits.memoryBytes < SMALL_MEMORY_BYTES ? 1 : 2,
      maxWaiting: this.limits.waiting,
      kind: 'too-many',
      message: 'Sedang banyak foto yang diproses. Coba lagi sebentar lagi.',
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }

  override encode(source: Uint8Array): Promise<EncodedImage> {
    return this.limiter.run(async () => {
      const process = this.wake();
      try {
        return await process.encode(source);
      } catch (error) {
        throw this.explain(error);
      } finally {
        this.rest(process);
      }
    });
  }

  onApplicationShutdown(): void {
    for (const { process } of this.idle.splice(0)) process.end();
  }

  private wake(): DecodingProcess {
    for (let resting = this.idle.pop(); resting; resting = this.idle.pop()) {
      clearTimeout(resting.timer);
      if (resting.process.isUsable) return resting.process;
    }
    return new DecodingProcess(this.limits.timeoutMs);
  }

  private rest(process: DecodingProcess): void {
    if (!process.isUsable) return;
    const resting = { process, timer: setTimeout(() => process.end(), this.limits.idleMs).unref() };
    this.idle.push(resting);
  }

  /** A process that ended says nothing about the image: whoever was short of memory may have ended it. */
  private explain(error: unknown): unknown {
    if (!(error instanceof DecodingFailed)) return error;
    this.logger.warn(error.message);
    if (error.how === 'failed') return new ImageRefused('broken');
    return new DomainError('unavailable', 'Foto ini belum dapat diproses. Coba lagi sebentar lagi.', {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
      cause: error,
    });
  }
}

/** The container's limit where there is one, else what the machine has. */
function memoryLimit(): number {
  return Math.min(process.constrainedMemory() || Infinity, totalmem());
}
