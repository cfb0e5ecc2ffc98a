import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { postgresLauncher, type Launcher } from './postgres-launcher.js';

const DATABASE = 'postgres';
const USER = 'etalase';
// Held by the running shop, so that a second one on the same folder knows itself to be second.
const OWNER_LOCK = 7_301_946;

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
  private readonly passwordFile: string;
  private launcher: Launcher;
  private server: ChildProcess | undefined;
  private owner: Client | undefined;
  private stopping = false;
  private port = 0;
  private password = '';
  private lastWords = '';

  constructor(private readonly dataDir: string) {
    this.folder = join(dataDir, 'postgres');
    this.passwordFile = join(dataDir, 'postgres-password.txt');
  }

  /** @returns the connection address. */
  async start(): Promise<string> {
    await mkdir(this.dataDir, { recursive: true });
    this.password = await this.readPassword();
    this.launcher = await postgresLauncher(this.dataDir);
    if (!existsSync(join(this.folder, 'PG_VERSION'))) await this.initialise();
    await this.endOrphan();
    this.port = await freePort();
    await this.launch();
    return this.url();
  }

  async stop(): Promise<void> {
    this.stopping = true;
    await this.owner?.end().catch(() => undefined);
    const { server } = this;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const gone = new Promise((done) => server.once('exit', done));
    server.kill('SIGINT');
    await gone;
  }

  private url(): string {
    return `postgres://${USER}:${this.password}@127.0.0.1:${this.port}/${DATABASE}`;
  }

  private async readPassword(): Promise<string> {
    const saved = await readFile(this.passwordFile, 'utf8').catch(() => '');
    if (saved) return saved.trim();
    const password = randomBytes(24).toString('hex');
    await writeFile(this.passwordFile, password, { mode: 0o600 });
    return password;
  }

  // Into a folder beside it and then renamed, so that an interrupted first start leaves no half a cluster.
  private async initialise(): Promise<void> {
    const draft = `${this.folder}.new`;
    await rm(draft, { recursive: true, force: true });
    const initdb = await this.launcher.spawn('initdb', [
      `--pgdata=${draft}`,
      `--username=${USER}`,
      `--pwfile=${this.passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
    ]);
    await this.listen(initdb);
    if (initdb.exitCode !== 0) throw new Error(`PostgreSQL could not make its folder: ${this.lastWords}`);
    await rm(this.folder, { recursive: true, force: true });
    await rename(draft, this.folder);
  }

  private async endOrphan(): Promise<void> {
    const pidFile = join(this.folder, 'postmaster.pid');
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const lines = (await readFile(pidFile, 'utf8').catch(() => '')).split('\n');
      const pid = Number(lines[0]);
      const port = Number(lines[3]);
      if (!pid || !isAlive(pid)) return;
      if (port) {
        const client = await this.connect(port).catch(() => undefined);
        if (client) {
          const ours = await takeOwnership(client);
          await client.end();
          if (!ours) throw new DataFolderInUse(this.dataDir);
          process.kill(pid, 'SIGINT');
        }
      }
      await sleep(100);
    }
  }

  private async launch(): Promise<void> {
    const server = await this.launcher.spawn('postgres', [
      ...['-D', this.folder, '-p', String(this.port), '-h', '127.0.0.1'],
      ...['-c', 'unix_socket_directories=', '-c', 'shared_buffers=64MB', '-c', 'max_connections=60'],
      ...['-c', 'log_min_messages=error', '-c', 'log_min_error_statement=panic'],
    ]);
    this.server = server;
    const gone = this.listen(server);
    this.owner = await this.waitUntilReady(server);
    if (!(await takeOwnership(this.owner))) throw new DataFolderInUse(this.dataDir);
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

  private async waitUntilReady(server: ChildProcess): Promise<Client> {
    for (let attempt = 0; attempt < 1200; attempt += 1) {
      if (server.exitCode !== null || server.signalCode !== null) {
        if (this.lastWords.includes('postmaster.pid')) throw new DataFolderInUse(this.dataDir);
        throw new Error(`PostgreSQL did not start: ${this.lastWords}`);
      }
      const client = await this.connect(this.port).catch(() => undefined);
      if (client) return client;
      await sleep(50);
    }
    throw new Error(`PostgreSQL did not start within a minute: ${this.lastWords}`);
  }

  private async connect(port: number): Promise<Client> {
    const client = new Client({
      host: '127.0.0.1',
      port,
      user: USER,
      password: this.password,
      database: DATABASE,
      connectionTimeoutMillis: 2000,
    });
    client.on('error', () => undefined);
    await client.connect();
    return client;
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

async function takeOwnership(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
    OWNER_LOCK,
  ]);
  return rows[0]?.taken === true;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
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
