import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedLogin } from './embedded-login.js';
import { FolderLock } from './folder-lock.js';
import { postgresLauncher, type Launcher } from './postgres-launcher.js';
import { endOrphan, findRunning } from './running-postgres.js';

/** Another shop runs on the same data folder. */
export class DataFolderInUse extends Error {
  constructor(folder: string) {
    super(`The data folder ${folder} is in use by a shop that is already running`);
    this.name = 'DataFolderInUse';
  }
}

/**
 * A PostgreSQL server of our own, in a folder, reached over loopback with a password.
 * It survives kill -9 of its shop: the next start finds the orphan, stops it and carries on.
 */
export class EmbeddedPostgres {
  private readonly folder: string;
  private login: EmbeddedLogin;
  private launcher: Launcher;
  private lock: FolderLock | undefined;
  private server: ChildProcess | undefined;
  private stopping = false;
  private port = 0;
  private stderrTail = '';

  constructor(private readonly dataDir: string) {
    this.folder = join(dataDir, 'postgres');
  }

  /** @returns the connection address. */
  async start(): Promise<string> {
    await mkdir(this.dataDir, { recursive: true });
    this.lock = await FolderLock.acquire(this.dataDir);
    if (!this.lock) throw new DataFolderInUse(this.dataDir);
    // A shop that ends without having stopped its server takes it along.
    process.once('exit', this.interrupt);
    try {
      this.login = (await EmbeddedLogin.read(this.dataDir)) ?? (await EmbeddedLogin.create(this.dataDir));
      this.launcher = await postgresLauncher(this.dataDir);
      if (!existsSync(join(this.folder, 'PG_VERSION'))) await this.initialize();
      await endOrphan(this.folder, this.login);
      this.port = await freePort();
      await this.launch();
      return this.login.url(this.port);
    } catch (error) {
      await this.stop();
      throw error;
    }
  }

  /** @returns the address of the server that another process has started on the folder. */
  async join(): Promise<string> {
    const url = await findRunning(this.dataDir, this.folder);
    if (url === undefined) throw new DataFolderInUse(this.dataDir);
    return url;
  }

  async stop(): Promise<void> {
    this.stopping = true;
    const { server } = this;
    if (server && !hasEnded(server)) {
      const gone = new Promise((done) => server.once('exit', done));
      this.interrupt();
      await gone;
    }
    process.off('exit', this.interrupt);
    await this.lock?.release();
    this.lock = undefined;
  }

  private readonly interrupt = (): void => void this.server?.kill('SIGINT');

  // Into a folder beside it and then renamed, so that an interrupted first start leaves no half a cluster.
  private async initialize(): Promise<void> {
    const draft = `${this.folder}.new`;
    await rm(draft, { recursive: true, force: true });
    const initdb = await this.launcher.spawn('initdb', [
      `--pgdata=${draft}`,
      `--username=${EmbeddedLogin.user}`,
      `--pwfile=${EmbeddedLogin.passwordFile(this.dataDir)}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
    ]);
    await this.listen(initdb);
    if (initdb.exitCode !== 0) throw new Error(`PostgreSQL could not make its folder: ${this.stderrTail}`);
    await rm(this.folder, { recursive: true, force: true });
    await rename(draft, this.folder);
  }

  private async launch(): Promise<void> {
    const server = await this.launcher.spawn('postgres', [
      ...['-D', this.folder, '-p', String(this.port), '-h', '127.0.0.1'],
      ...['-c', 'unix_socket_directories=', '-c', 'shared_buffers=64MB', '-c', 'max_connections=60'],
      ...['-c', 'log_min_messages=error', '-c', 'log_min_error_statement=panic'],
    ]);
    this.server = server;
    const gone = this.listen(server);
    await this.waitUntilReady(server);
    void gone.then(() => this.relaunch());
  }

  // A server that was killed under a running shop comes back on the same port; until then reads answer 503.
  private async relaunch(): Promise<void> {
    while (!this.stopping) {
      await sleep(500);
      try {
        if (!this.stopping) await this.launch();
        return;
      } catch {
        // The next round tries again.
      }
    }
  }

  private async waitUntilReady(server: ChildProcess): Promise<void> {
    for (let attempt = 0; attempt < 1200; attempt += 1) {
      if (hasEnded(server)) {
        if (this.stderrTail.includes('postmaster.pid')) throw new DataFolderInUse(this.dataDir);
        throw new Error(`PostgreSQL did not start: ${this.stderrTail}`);
      }
      if ((await this.login.try(this.port)) === 'ready') return;
      await sleep(50);
    }
    throw new Error(`PostgreSQL did not start within a minute: ${this.stderrTail}`);
  }

  private listen(child: ChildProcess): Promise<void> {
    const remember = (chunk: Buffer): void => {
      this.stderrTail = (this.stderrTail + chunk.toString('utf8')).slice(-2000);
    };
    child.stdout?.on('data', remember);
    child.stderr?.on('data', remember);
    return new Promise((done, fail) => {
      child.once('error', fail);
      child.once('exit', () => done());
    });
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
