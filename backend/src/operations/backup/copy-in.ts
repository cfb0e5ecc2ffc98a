import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from, type CopyStreamQuery } from 'pg-copy-streams';
import type { TableHeader } from './format.js';
import { copyIn } from './copy.js';

/** One COPY into a table. */
export class CopyIn {
  private readonly stream: CopyStreamQuery;
  private readonly finished: Promise<void>;

  constructor(
    client: ClientBase,
    schema: string,
    readonly table: TableHeader,
  ) {
    this.stream = client.query(from(copyIn(schema, table)));
    this.finished = finished(this.stream);
    // Reported by the next write() or by end().
    this.finished.catch(() => undefined);
  }

  async write(bytes: Uint8Array): Promise<void> {
    if (!this.stream.write(bytes)) await Promise.race([once(this.stream, 'drain'), this.finished]);
  }

  async end(): Promise<void> {
    this.stream.end();
    await this.finished;
  }

  /** Ends it without its rows; otherwise the connection would wait for them before every other statement. */
  async abort(): Promise<void> {
    this.stream.destroy();
    await this.finished.catch(() => undefined);
  }
}
