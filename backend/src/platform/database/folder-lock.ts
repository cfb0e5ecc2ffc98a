import { createHash } from 'node:crypto';
import { realpath, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Makes a folder the property of one process. The lock is a listening socket named after the folder: the system
 * closes it when its process ends, however that ends, and nothing else can lose it.
 */
export class FolderLock {
  private constructor(private readonly server: Server) {}

  /** @returns undefined when another process holds the lock. */
  static async acquire(folder: string): Promise<FolderLock | undefined> {
    const path = addressFor(await realpath(folder));
    let server = await listen(path);
    // Only a socket file outlives its process; nobody answers there then.
    if (!server && path.endsWith('.sock') && !(await answers(path))) {
      await rm(path, { force: true });
      server = await listen(path);
    }
    return server && new FolderLock(server);
  }

  async release(): Promise<void> {
    await new Promise((done) => this.server.close(done));
  }
}

function addressFor(folder: string): string {
  const name = `etalase-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`;
  if (process.platform === 'linux') return `\0${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return join(tmpdir(), `${name}.sock`);
}

function listen(path: string): Promise<Server | undefined> {
  return new Promise((done, fail) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') done(undefined);
      else fail(error);
    });
    server.listen(path, () => done(server.unref()));
  });
}

function answers(path: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(path, () => done(true));
    socket.once('error', () => done(false));
    socket.once('connect', () => socket.destroy());
  });
}
