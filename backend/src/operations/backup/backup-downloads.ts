import type { Readable, Writable } from 'node:stream';
import { suggestSlug } from '../../catalog/index.js';
import { clockIn, type TimeZone } from '../../content/index.js';
import { countExceeded, LIMITS } from '../../platform/index.js';
import type { BackupSink } from './backup-service.js';
import { tarOf } from './tar.js';

export interface Download extends Writable {
  setHeader(name: string, value: string): unknown;
}

/** The slowest permitted download. The shop aborts a slower download. */
export interface DownloadLimits {
  readonly stallMs: number;
  /** The longest time, in milliseconds, in which the client must read `windowBytes`. */
  readonly windowMs: number;
  readonly windowBytes: number;
}

export const DOWNLOAD_LIMITS: DownloadLimits = {
  stallMs: LIMITS.stalledDownloads.holdMs,
  windowMs: LIMITS.slowDownloads.holdMs,
  windowBytes: LIMITS.slowDownloads.perRequest,
};

// Backups are sent in small pieces, so that even a slow client regularly completes a piece.
const PIECE_BYTES = 16 * 1024;

/** Returns a name such as `cadangan-kopi-teh-2026-11-26-0424.tar`, with the time in the shop's zone. */
export function downloadName(
  shop: { readonly name: string; readonly timeZone: TimeZone },
  now: Date,
): string {
  const { date, time } = clockIn(shop.timeZone, now);
  const parts = ['cadangan', suggestSlug(shop.name), date, time.replace(':', '')];
  return `${parts.filter((part) => part !== '').join('-')}.tar`;
}

/** The client has left, or reads too slowly. */
export class ClientStopped extends Error {}

export class BackupDownloads {
  constructor(private readonly limits: DownloadLimits = DOWNLOAD_LIMITS) {}

  /**
   * Returns a sink that sends a backup under this file name. The response begins only after the first file has been
   * generated. Until then, the shop can still send an error response.
   */
  to(response: Download, name: string): BackupSink {
    return { store: (files) => this.send(tarOf(files), response, name) };
  }

  /** Sends the tar, as fast as the client reads it. */
  async send(tar: Readable, response: Download, name: string, bytes?: number): Promise<void> {
    await new Promise<void>((done, fail) => tar.once('readable', done).once('error', fail));
    response.setHeader('Content-Type', 'application/x-tar');
    response.setHeader('Content-Disposition', `attachment; filename="${name}"`);
    if (bytes !== undefined) response.setHeader('Content-Length', String(bytes));
    const client = new Client(response, this.limits);
    try {
      for await (const chunk of tar as AsyncIterable<Buffer>)
        for (let start = 0; start < chunk.length; start += PIECE_BYTES)
          await client.send(chunk.subarray(start, start + PIECE_BYTES));
      await client.end();
    } catch (error) {
      response.destroy();
      throw error;
    }
  }
}

/**
 * Sends pieces to the client, and measures how long the shop waits for the client. The time in which the shop reads its
 * own data does not count.
 */
class Client {
  /** The time that the shop has waited for the client in the current window. */
  private waitedMs = 0;
  /** The bytes that the client has taken in the current window. */
  private takenBytes = 0;
  /** Rejects the current wait. Without a wait, it does nothing. */
  private fail: (error: Error) => void = () => undefined;

  constructor(
    private readonly response: Writable,
    private readonly limits: DownloadLimits,
  ) {
    response.once('close', () => this.fail(new ClientStopped('The client has gone')));
  }

  async send(bytes: Buffer): Promise<void> {
    await this.waitFor((onTaken) => this.response.write(bytes, onTaken));
    this.takenBytes += bytes.length;
    if (this.takenBytes < this.limits.windowBytes) return;
    this.waitedMs = 0;
    this.takenBytes = 0;
  }

  end(): Promise<void> {
    return this.waitFor((onTaken) => this.response.end(onTaken));
  }

  /**
   * Gives the client a piece and waits until the client has taken the piece.
   * @throws Error when the client exceeds one of the limits, or when the client has gone.
   */
  private async waitFor(give: (onTaken: (error?: Error | null) => void) => void): Promise<void> {
    const { stallMs, windowMs, windowBytes } = this.limits;
    const leftMs = windowMs - this.waitedMs;
    // One timer is enough, for the limit that is reached first.
    const [limit, tooLittle] =
      stallMs <= leftMs
        ? (['stalledDownloads', `nothing in ${stallMs / 1000} s`] as const)
        : (['slowDownloads', `less than ${windowBytes} bytes in ${windowMs / 1000} s`] as const);
    const since = performance.now();
    let timer: NodeJS.Timeout | undefined;
    try {
      await new Promise<void>((done, fail) => {
        this.fail = fail;
        const tooSlow = (): void => {
          countExceeded(limit);
          fail(new ClientStopped(`The client took ${tooLittle}`));
        };
        timer = setTimeout(tooSlow, Math.min(stallMs, leftMs));
        give((error) => (error ? fail(error) : done()));
        // The response may have been closed before this wait, so that no event follows.
        if (this.response.destroyed) fail(new ClientStopped('The client has gone'));
      });
    } finally {
      clearTimeout(timer);
      this.waitedMs += performance.now() - since;
    }
  }
}
