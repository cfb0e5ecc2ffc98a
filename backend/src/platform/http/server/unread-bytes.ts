import { readFile } from 'node:fs/promises';
import type { Socket } from 'node:net';

const FILES = ['/proc/net/tcp', '/proc/net/tcp6'];
const MAX_AGE_MS = 1000;
// Of each line: local port, remote port, and the bytes that the client has not acknowledged, all in hex digits.
const LINE = /^ *\d+: [\dA-F]+:([\dA-F]{4}) [\dA-F]+:([\dA-F]{4}) [\dA-F]{2} ([\dA-F]{8}):/gmu;

const keyOf = (localPort = 0, remotePort = 0): string => `${localPort} ${remotePort}`;

/**
 * Tells how many bytes wait in the kernel for a client. A stream of Node hears of a slow reader only after the client
 * has read a third of the kernel's buffer, which may be a megabyte. Knows nothing outside of Linux.
 */
export class UnreadBytes {
  private readAt = -Infinity;
  private reading: Promise<ReadonlyMap<string, number>> = Promise.resolve(new Map());

  /** Clients with the same port count together. */
  async of({ localPort, remotePort }: Socket): Promise<number | undefined> {
    // Many connections may ask at once.
    if (performance.now() - this.readAt > MAX_AGE_MS) {
      this.readAt = performance.now();
      this.reading = readAll();
    }
    return (await this.reading).get(keyOf(localPort, remotePort));
  }
}

async function readAll(): Promise<ReadonlyMap<string, number>> {
  const unread = new Map<string, number>();
  for (const file of FILES) {
    const text = await readFile(file, 'latin1').catch(() => '');
    for (const [, local = '', remote = '', bytes = ''] of text.matchAll(LINE)) {
      if (bytes === '00000000') continue;
      const key = keyOf(parseInt(local, 16), parseInt(remote, 16));
      unread.set(key, (unread.get(key) ?? 0) + parseInt(bytes, 16));
    }
  }
  return unread;
}
