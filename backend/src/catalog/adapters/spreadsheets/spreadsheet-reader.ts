import { Logger } from '@nestjs/common';
import { DomainError } from '../../../platform/domain/domain-error.js';
import { Limiter, ProcessFailed, ProgramProcess } from '../../../platform/index.js';
import { SheetReader } from '../../application/ports.js';
import { MAX_IMPORT_ROWS, MAX_UNPACKED_BYTES } from '../../domain/sheet/import-report.js';
import * as messages from '../../domain/sheet/messages.js';
import type { Table } from '../../domain/sheet/sheet-lines.js';
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

  override read(file: Uint8Array, signal?: AbortSignal): Promise<Table> {
    return this.limiter.run(() => this.readNow(file, signal));
  }

  private async readNow(file: Uint8Array, signal?: AbortSignal): Promise<Table> {
    const program = new ProgramProcess<ReadRequest, ReadResponse>(PROGRAM, {
      timeoutMs: TIMEOUT_MS,
      maxHeapMegabytes: MAX_HEAP_MEGABYTES,
      maxAnswerBytes: MAX_ANSWER_BYTES,
    });
    const stop = () => program.end();
    signal?.addEventListener('abort', stop);
    if (signal?.aborted) stop();
    try {
      const limits = { maxRows: MAX_IMPORT_ROWS, maxUnpackedBytes: MAX_UNPACKED_BYTES };
      const response = await program.ask({ file, limits });
      if (response.kind === 'table') return response.table;
      if (response.kind === 'refused')
        throw new DomainError('invalid', messages.unreadable[response.reason](response.detail));
      throw new ProcessFailed('failed', response.kind === 'failed' ? response.message : '');
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
