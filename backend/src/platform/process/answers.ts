import { Transform, type TransformCallback, type Writable } from 'node:stream';

/** The descriptor on which a program writes its answers. The channel of `fork` has the one before. */
export const ANSWERS = 4;
const HEADER_BYTES = 8;

/** Writes an answer as the lengths of JSON and bytes, JSON, and its field `bytes` as it is. */
export function writeAnswer(pipe: Writable, answer: object): void {
  const { bytes, ...rest } = answer as { bytes?: Uint8Array };
  const json = Buffer.from(JSON.stringify(rest));
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt32BE(json.length);
  header.writeUInt32BE(bytes?.length ?? 0, HEADER_BYTES / 2);
  pipe.cork();
  for (const part of [header, json, bytes ?? []]) if (part.length > 0) pipe.write(part);
  pipe.uncork();
}

/** Turns what `writeAnswer` wrote into answers. Fails at the header of an answer with more bytes than the limit. */
export class AnswerReader extends Transform {
  private readonly maxBytes: number;
  private readonly header = Buffer.alloc(HEADER_BYTES);
  private body: Buffer | undefined;
  private filled = 0;

  constructor(maxBytes: number) {
    super({ readableObjectMode: true });
    this.maxBytes = maxBytes;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    try {
      for (let rest = chunk; rest.length > 0;) {
        const target = this.body ?? this.header;
        const copied = rest.copy(target, this.filled);
        rest = rest.subarray(copied);
        this.filled += copied;
        if (this.filled === target.length) this.accept(target);
      }
      done();
    } catch (error) {
      done(error as Error);
    }
  }

  private accept(part: Buffer): void {
    const jsonBytes = this.header.readUInt32BE();
    const length = jsonBytes + this.header.readUInt32BE(HEADER_BYTES / 2);
    this.filled = 0;
    if (part === this.header) {
      if (length > this.maxBytes) throw new RangeError(`${length} bytes`);
      this.body = Buffer.allocUnsafeSlow(length);
      return;
    }
    this.body = undefined;
    const answer = JSON.parse(part.toString('utf8', 0, jsonBytes)) as object;
    this.push(jsonBytes < length ? { ...answer, bytes: part.subarray(jsonBytes) } : answer);
  }
}
