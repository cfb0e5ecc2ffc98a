import { ProcessFailed, ProgramProcess } from '../../../platform/index.js';
import type { EncodedImage, Publishing } from '../../application/ports.js';
import type { ImageHeader } from '../../domain/image-header.js';
import { ImageRefused } from '../../domain/image-refused.js';
import type { ImageRequest, ImageResponse } from './decoder-messages.js';

const PROGRAM = new URL('image-process.js', import.meta.url);
const MAX_ANSWER_BYTES = 40_000_000;

export class DecodingProcess {
  private readonly program: ProgramProcess<ImageRequest, ImageResponse>;

  constructor(timeoutMs: number) {
    this.program = new ProgramProcess(PROGRAM, { timeoutMs, maxAnswerBytes: MAX_ANSWER_BYTES });
  }

  get pid(): number | undefined {
    return this.program.pid;
  }

  get isUsable(): boolean {
    return this.program.isUsable;
  }

  async encode(source: Uint8Array, publishing: Publishing = {}): Promise<EncodedImage> {
    const result = await this.program.ask({ want: 'encoded', source, publishing });
    if (result.kind === 'encoded') return imageOf(result);
    if (result.kind === 'refused') throw new ImageRefused(result.reason);
    throw new ProcessFailed('failed', result.kind === 'failed' ? result.message : '');
  }

  /** @returns a header for each source; undefined for a source that is not an image. */
  async readHeaders(sources: readonly Uint8Array[]): Promise<(ImageHeader | undefined)[]> {
    const result = await this.program.ask({ want: 'headers', sources });
    if (result.kind === 'headers') return result.headers.map((header) => header ?? undefined);
    throw new ProcessFailed('failed', result.kind === 'failed' ? result.message : '');
  }

  end(): void {
    this.program.end();
  }
}

function imageOf({ key, files, bytes }: Extract<ImageResponse, { kind: 'encoded' }>): EncodedImage {
  let end = 0;
  return {
    key,
    files: files.map(({ length, ...file }) => ({ ...file, bytes: bytes.subarray(end, (end += length)) })),
  };
}
