import { Logger } from '@nestjs/common';
import type { ChildProcess } from 'node:child_process';
import { constants, existsSync } from 'node:fs';
import { access, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freeDisk } from '../disk/free-disk.js';
import { OperatorError } from '../domain/operator-error.js';
import { POSTGRES_MAJOR } from '../domain/postgres-major.js';
import { EmbeddedLogin } from './embedded-login.js';
import { FolderLock } from './folder-lock.js';
import { postgresLauncher, type Launcher } from './postgres-launcher.js';
import { stopOrphan, findRunning } from './running-postgres.js';

// All attempts together take at least one minute.
const READY_ATTEMPTS = 1200;
const READY_RETRY_MS = 50;

// A new database takes about 60 MB. A server needs space for a segment of its log, which has 16 MB.
const NEW_DATABASE_MB = 100;
const SERVER_MB = 16;

export class DataFolderInUse extends OperatorError {
  constructor(folder: string) {
    super(`The data folder ${folder} is in use by a shop that is already running: stop that one first`);
    this.name = 'DataFolderInUse';
  }
}

/**
 * The error when the shop's PostgreSQL cannot read the database in the folder. A different major version created it.
 */
export class DataFolderVersion extends OperatorError {
  constructor(folder: string, version: string) {
    super(
      `The database in ${folder} was made by PostgreSQL ${version}, and this shop brings PostgreSQL ${POSTGRES_MAJOR}: start the release of the shop that made it, or set DATA_DIR to an empty folder`,
    );
    this.name = 'DataFolderVersion';
  }
}

/**
 * A PostgreSQL server that the shop starts on its data folder. The shop reaches it over loopback with a password. The
 * server survives a kill -9 of the shop. The next start of the shop stops this server and starts a new one.
 */
export class EmbeddedPostgres {
  private readonly folder: string;
  private login: EmbeddedLogin;
  private launcher: Launcher;
  private lock: FolderLock | undefined;
  private server: ChildProcess | undefined;
  private stopping = false;
  private readonly logger = new Logger('EmbeddedPostgres');
  private port = 0;
  /** The end of all output of PostgreSQL's programs, for error messages. */
  private outputTail = '';

  constructor(
    private readonly dataDir: string,
    private readonly createLauncher = postgresLauncher,
    private readonly measureFreeDisk = freeDisk,
  ) {
    this.folder = join(dataDir, 'postgres');
  }

  /**
   * Starts the server. The first start creates the database cluster.
   * @returns the connection URL.
   * @throws DataFolderInUse when another process runs a server on the folder.
   */
  async start(): Promise<string> {
    this.launcher = await this.createLauncher(this.dataDir);
    await this.createDataFolder();
    this.lock = await FolderLock.acquire(this.dataDir);
    if (!this.lock) throw new DataFolderInUse(this.dataDir);
    // Stops the server even when the process exits without calling stop().
    process.once('exit', this.interrupt);
    try {
      const version = await this.readVersion();
      if (version !== undefined && version !== POSTGRES_MAJOR)
        throw new DataFolderVersion(this.folder, version);
      await this.assertSpace(version === undefined ? NEW_DATABASE_MB : SERVER_MB);
      this.login = (await EmbeddedLogin.read(this.dataDir)) ?? (await EmbeddedLogin.create(this.dataDir));
      this.launcher.own([this.folder, EmbeddedLogin.passwordFile(this.dataDir)]);
      if (version === undefined) await this.initialize();
      await stopOrphan(this.folder, this.login);
      this.port = await freePort();
      await this.launch();
      await this.login.giveToShopRole(this.port);
      return this.login.url(this.port);
    } catch (error) {
      await this.stop();
      throw error;
    }
  }

  /**
   * Finds the server that another process started on the folder.
   * @returns the server's connection URL.
   * @throws OperatorError when that server does not respond.
   */
  async urlOfRunningServer(): Promise<string> {
    const url = await findRunning(this.dataDir, this.folder);
    if (url === undefined)
      throw new OperatorError(
        `The shop on ${this.dataDir} runs, but its database does not respond: try again in a moment.`,
      );
    return url;
  }

  async stop(): Promise<void> {
    this.stopping = true;
    const { server } = this;
    if (server && !hasEnded(server)) {
      const exited = new Promise((done) => server.once('exit', done));
      this.interrupt();
      await exited;
    }
    process.off('exit', this.interrupt);
    await this.lock?.release();
    this.lock = undefined;
  }

  // On SIGINT, PostgreSQL ends all sessions without waiting for the clients, and shuts down cleanly.
  private readonly interrupt = (): void => void this.server?.kill('SIGINT');

  private async createDataFolder(): Promise<void> {
    try {
      await mkdir(this.dataDir, { recursive: true });
      await access(this.dataDir, constants.W_OK | constants.X_OK);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      throw new OperatorError(
        `The shop cannot write into its data folder ${this.dataDir} (${code}): make the folder writable, or set DATA_DIR to another one`,
        { cause: error },
      );
    }
  }

  private async readVersion(): Promise<string | undefined> {
    const file = join(this.folder, 'PG_VERSION');
    return existsSync(file) ? (await readFile(file, 'utf8')).trim() : undefined;
  }

  // Creates the cluster in a temporary folder and renames this folder at the end, so that an interrupted first start
  // leaves no incomplete cluster.
  private async initialize(): Promise<void> {
    const temporaryFolder = `${this.folder}.new`;
    await rm(temporaryFolder, { recursive: true, force: true });
    await mkdir(temporaryFolder, { mode: 0o700 });
    this.launcher.own([temporaryFolder]);
    const initdb = await this.launcher.spawn('initdb', [
      `--pgdata=${temporaryFolder}`,
      `--username=${EmbeddedLogin.superuser}`,
      `--pwfile=${EmbeddedLogin.passwordFile(this.dataDir)}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
    ]);
    await this.collectOutput(initdb);
    if (initdb.exitCode !== 0) throw this.failure('PostgreSQL could not initialize its folder');
    await rm(this.folder, { recursive: true, force: true });
    await rename(temporaryFolder, this.folder);
  }

  /** @throws OperatorError when the disk has no space for PostgreSQL, which may then wait without an error. */
  private async assertSpace(neededMB: number): Promise<void> {
    const freeMB = Math.floor((await this.measureFreeDisk(this.dataDir)) / 1024 ** 2);
    if (freeMB < neededMB)
      throw new OperatorError(
        `The disk of the data folder ${this.dataDir} is full: its database needs ${neededMB} MB, and ${freeMB} MB are free`,
      );
  }

  private async launch(): Promise<void> {
    await this.assertSpace(SERVER_MB);
    const server = await this.launcher.spawn('postgres', [
      ...['-D', this.folder, '-p', String(this.port), '-h', '127.0.0.1'],
      ...['-c', 'unix_socket_directories=', '-c', 'shared_buffers=64MB', '-c', 'max_connections=60'],
      ...['-c', 'log_min_messages=error', '-c', 'log_min_error_statement=panic'],
    ]);
    this.server = server;
    // `waitUntilReady` reports a program that could not be spawned.
    const exited = this.collectOutput(server).catch(
      (error: unknown) => void (this.outputTail = String(error)),
    );
    await this.waitUntilReady(server);
    void exited.then(() => this.relaunch());
  }

  // Restarts a killed server on the same port. Until the server runs again, requests get a 503.
  private async relaunch(): Promise<void> {
    let isReported = false;
    while (!this.stopping) {
      await sleep(500);
      try {
        if (!this.stopping) await this.launch();
        return;
      } catch (error) {
        // The loop tries again in half a second. Only the first failure is logged.
        if (!isReported) this.logger.warn(`Cannot restart PostgreSQL, will try again: ${String(error)}`);
        isReported = true;
      }
    }
  }

  private async waitUntilReady(server: ChildProcess): Promise<void> {
    for (let attempt = 0; attempt < READY_ATTEMPTS; attempt += 1) {
      if (hasEnded(server)) {
        // PostgreSQL names this file when another server runs on the folder.
        if (this.outputTail.includes('"postmaster.pid" already exists'))
          throw new DataFolderInUse(this.dataDir);
        throw this.failure('PostgreSQL did not start');
      }
      if ((await this.login.try(this.port)) === 'ready') return;
      await sleep(READY_RETRY_MS);
    }
    throw this.failure('PostgreSQL did not start within a minute');
  }

  private failure(what: string): Error {
    const cause = /No space left on device|Read-only file system|Disk quota exceeded/u.exec(
      this.outputTail,
    )?.[0];
    if (cause !== undefined)
      return new OperatorError(`${what}: the data folder ${this.dataDir} cannot be written (${cause})`);
    const fatal = this.outputTail.match(/(?<=FATAL: +)\S.+/gu)?.at(-1);
    const reason = fatal ?? /^initdb: (.+)/mu.exec(this.outputTail)?.[1];
    return reason === undefined
      ? new Error(`${what}: ${this.outputTail}`)
      : new OperatorError(`${what}: ${reason}`);
  }

  /** Collects a program's output. The promise resolves when the program has exited. */
  private collectOutput(child: ChildProcess): Promise<void> {
    const append = (chunk: Buffer): void => {
      this.outputTail = (this.outputTail + chunk.toString('utf8')).slice(-2000);
    };
    child.stdout?.on('data', append);
    child.stderr?.on('data', append);
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
