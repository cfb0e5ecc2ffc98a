import { randomUUID } from 'node:crypto';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished, Readable } from 'node:stream';

const CHUNK_BYTES = 65_536;

/** A temporary file without a name, so that the system removes it also after kill -9. */
export class LentFile {
  private readers = 0;
  private isRetired = false;

  private constructor(private readonly handle: FileHandle) {}

  static async create(): Promise<LentFile> {
    const path = join(tmpdir(), `etalase-${randomUUID()}.pdf`);
    const handle = await open(path, 'wx+', 0o600);
    await unlink(path);
    return new LentFile(handle);
  }

  get descriptor(): number {
    return this.handle.fd;
  }

  /** Returns a stream of the whole file. The file stays open until each of its streams has ended. */
  read(): Readable {
    this.readers += 1;
    // The streams of `node:fs` close the file, which others still read.
    const stream = Readable.from(this.chunks(), { objectMode: false });
    finished(stream, () => {
      this.readers -= 1;
      this.closeIfUnused();
    });
    return stream;
  }

  /** Closes the file after its last stream. */
  retire(): void {
    this.isRetired = true;
    this.closeIfUnused();
  }

  private async *chunks(): AsyncGenerator<Buffer> {
    for (let position = 0; ;) {
      const { buffer, bytesRead } = await this.handle.read(
        Buffer.alloc(CHUNK_BYTES),
        0,
        CHUNK_BYTES,
        position,
      );
      if (bytesRead === 0) return;
      position += bytesRead;
      yield buffer.subarray(0, bytesRead);
    }
  }

  private closeIfUnused(): void {
    if (this.isRetired && this.readers === 0) void this.handle.close();
  }
}
