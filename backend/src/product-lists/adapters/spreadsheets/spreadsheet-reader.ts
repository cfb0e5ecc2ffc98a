import { Logger } from '@nestjs/common';
import { DomainError } from '../../../platform/domain/domain-error.js';
import { Limiter, ProcessFailed, ProgramProcess } from '../../../platform/index.js';
import { SheetReader } from '../../application/ports.js';
import * as messages from '../../domain/messages.js';
import type { Answers } from '../../domain/questions.js';
import type { Sheet } from '../../domain/sheet-lines.js';
import type { ReadRequest, ReadResponse } from './reading.js';

const PROGRAM = new URL('spreadsheet-program.js', import.meta.url);
const TIMEOUT_MS = 15_000;
const MAX_HEAP_MEGABYTES = 256;
const MAX_ANSWER_BYTES = 12_000_000;
const RETRY_AFTER_SECONDS = 5;

/** Reads each file in a process of its own, which ends with the file and gives its memory back. */
export class SpreadsheetReader extends SheetReader {
  private readonly logger = new Logger('Lists');
  private readonly limiter = new Limiter('imports', {
    kind: 'too-many',
    message: messages.readerBusy,
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });

  override async read(file: Uint8Array, answers: Answers, signal?: AbortSignal): Promise<Sheet> {
    const response = await this.limiter.run(() => this.ask({ file, answers }, signal));
    if (response.kind === 'read') return response.sheet;
    throw failed(response);
  }

  private async ask(request: ReadRequest, signal: AbortSignal | undefined): Promise<ReadResponse> {
    const program = new ProgramProcess<ReadRequest, ReadResponse>(PROGRAM, {
      timeoutMs: TIMEOUT_MS,
      maxHeapMegabytes: MAX_HEAP_MEGABYTES,
      maxAnswerBytes: MAX_ANSWER_BYTES,
    });
    const stop = () => program.end();
    signal?.addEventListener('abort', stop);
    if (signal?.aborted) stop();
    try {
      const response = await program.ask(request);
      if (response.kind === 'refused') throw new DomainError('invalid', response.message);
      if (response.kind === 'failed') throw failed(response);
      return response;
    } catch (error) {
      throw this.translated(error);
    } finally {
      signal?.removeEventListener('abort', stop);
      program.end();
    }
  }

  /** A process that starts and then fails has a file that asks too much of it. */
  private translated(error: unknown): unknown {
    if (!(error instanceof ProcessFailed)) return error;
    this.logger.warn(error.message);
    if (error.how !== 'not-started') return new DomainError('invalid', messages.tooComplex, { cause: error });
    return new DomainError('unavailable', messages.readerFailed, {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
      cause: error,
    });
  }
}

const failed = (response: ReadResponse): ProcessFailed =>
  new ProcessFailed('failed', response.kind === 'failed' ? response.message : response.kind);
