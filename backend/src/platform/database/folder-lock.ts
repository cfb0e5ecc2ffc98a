import { createHash } from 'node:crypto';
import { realpath, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A lock on a folder that only one process can hold at a time. The lock is a listening socket whose name is derived
 * from the folder. The system closes the socket when the process ends, so no lock remains after its process.
 */
export class FolderLock {
  private constructor(private readonly server: Server) {}

  static async acquire(folder: string): Promise<FolderLock | undefined> {
    const socketName = socketNameFor(await realpath(folder));
    let server = await listen(socketName);
    // The file of a socket remains after a crash of the process, but nobody accepts connections on this socket.
    if (!server && socketName.endsWith('.sock') && !(await isListening(socketName))) {
      await rm(socketName, { force: true });
      server = await listen(socketName);
    }
    return server && new FolderLock(server);
  }

  async release(): Promise<void> {
    await new Promise((done) => this.server.close(done));
  }
}

function socketNameFor(folder: string): string {
  const name = `etalase-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`;
  // The character \0 begins the name of an abstract socket, which has no file.
  if (process.platform === 'linux') return `\0${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return join(tmpdir(), `${name}.sock`);
}

function listen(socketName: string): Promise<Server | undefined> {
  return new Promise((done, fail) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') done(undefined);
      else fail(error);
    });
    server.listen(socketName, () => done(server.unref()));
  });
}

function isListening(socketName: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(socketName, () => done(true));
    socket.once('error', () => done(false));
    socket.once('connect', () => socket.destroy());
  });
}
