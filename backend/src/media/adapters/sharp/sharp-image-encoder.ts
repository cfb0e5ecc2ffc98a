import { Logger } from '@nestjs/common';
import { totalmem } from 'node:os';
import { DomainError } from '../../../platform/domain/domain-error.js';
import { Limiter, LIMITS, ProcessFailed } from '../../../platform/index.js';
import { type EncodedImage, ImageEncoder, type Publishing } from '../../application/ports.js';
import { ImageRefused } from '../../domain/image-refused.js';
import * as messages from '../../domain/messages.js';
import { DecodingProcess } from './decoding-process.js';

export interface EncoderLimits {
  memoryBytes: number;
  maxWaiting: number;
  timeoutMs: number;
  idleMs: number;
}

const DEFAULTS = { maxWaiting: LIMITS.photos.waiting, timeoutMs: 30_000, idleMs: 30_000 };
/**
 * On machines with less memory, only one decoding process runs. Two processes of 256 MB would leave too little memory
 * for shop and database.
 */
const SMALL_MEMORY_BYTES = 1.5 * 1024 ** 3;
const RETRY_AFTER_SECONDS = 5;

/**
 * Encodes photos in separate processes, one or two at a time. A few more photos may wait, and further photos are
 * refused.
 */
export class SharpImageEncoder extends ImageEncoder {
  private readonly logger = new Logger('Images');
  private readonly limits: EncoderLimits;
  private readonly limiter: Limiter;
  private readonly idle: { process: DecodingProcess; timer: NodeJS.Timeout }[] = [];

  constructor(limits: Partial<EncoderLimits> = {}) {
    super();
    this.limits = { memoryBytes: availableMemory(), ...DEFAULTS, ...limits };
    const total = this.limits.memoryBytes < SMALL_MEMORY_BYTES ? 1 : LIMITS.photos.total;
    this.limiter = new Limiter('photos', {
      limit: { total, waiting: this.limits.maxWaiting },
      kind: 'too-many',
      message: messages.encoderBusy,
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }

  get running(): number {
    return this.limiter.running;
  }

  get waiting(): number {
    return this.limiter.waiting;
  }

  override encode(source: Uint8Array, publishing?: Publishing): Promise<EncodedImage> {
    return this.limiter.run(async () => {
      const process = this.acquire();
      try {
        return await process.encode(source, publishing);
      } catch (error) {
        throw this.translateError(error);
      } finally {
        this.release(process);
      }
    });
  }

  // Only idle processes are ended here. Normally no process is busy, because the running requests end before this call.
  // A process that is still busy ends together with the shop's process.
  onApplicationShutdown(): void {
    for (const { process } of this.idle.splice(0)) process.end();
  }

  private acquire(): DecodingProcess {
    for (let entry = this.idle.pop(); entry; entry = this.idle.pop()) {
      clearTimeout(entry.timer);
      if (entry.process.isUsable) return entry.process;
    }
    return new DecodingProcess(this.limits.timeoutMs);
  }

  private release(process: DecodingProcess): void {
    if (!process.isUsable) return;
    const entry = { process, timer: setTimeout(() => process.end(), this.limits.idleMs).unref() };
    this.idle.push(entry);
  }

  /** Returns the error for the user. A crash does not mean a broken photo: the system may have been out of memory. */
  private translateError(error: unknown): unknown {
    if (!(error instanceof ProcessFailed)) return error;
    this.logger.warn(error.message);
    // The decoding process works, but the photo cannot be decoded.
    if (error.how === 'failed' || error.how === 'too-large') return new ImageRefused('broken');
    return new DomainError('unavailable', messages.encoderFailed, {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
      cause: error,
    });
  }
}

/** The memory of the machine, or the memory limit of the container if that is lower. */
function availableMemory(): number {
  // `constrainedMemory` returns 0 if there is no limit.
  return Math.min(process.constrainedMemory() || Infinity, totalmem());
}
