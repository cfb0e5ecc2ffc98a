import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, type TestDatabase } from './database.js';
import { freePort } from './free-port.js';
import { ADMIN_PASSWORD } from './password.js';
import { sampleShop } from './sample-shop.js';

export { ADMIN_PASSWORD };

export interface ShopServer {
  readonly url: string;
  readonly databaseUrl: string;
  readonly dataDir: string;
  output(): string;
  signal(name: NodeJS.Signals): void;
  /** Resolves when the process has ended, with its exit code, or null after a signal. */
  readonly exited: Promise<number | null>;
  /** Kills the process and removes its database and data folder. */
  stop(): Promise<void>;
}

/**
 * Starts the built shop as an operator does: in a separate process. Without `env`, the shop starts on a copy of a
 * sample shop, which is created once for the whole run. With `env`, the shop starts on an empty database. The shop then
 * adds the sample catalog, unless `SAMPLE_DATA` is 'false'.
 */
export async function startShopServer(env: Readonly<Record<string, string>> = {}): Promise<ShopServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'etalase-shop-'));
  if (Object.keys(env).length > 0) return startOn(await createDatabase(), dataDir, env);
  const sample = await sampleShop((database, folder) => startOn(database, folder, {}));
  await cp(sample.dataDir, dataDir, { recursive: true });
  return startOn(await createDatabase(sample.database), dataDir, {});
}

/** The database and storage of a shop, and the variables that name them. */
export interface Place {
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Starts the built shop of a checkout, by default this checkout. Several shops may run with one database and storage.
 */
export function startAt(
  { databaseUrl, dataDir, env = {} }: Place,
  checkout?: string,
): Promise<Omit<ShopServer, 'stop'>> {
  return run({ databaseUrl, dataDir, env, checkout });
}

async function startOn(
  database: TestDatabase,
  dataDir: string,
  env: Readonly<Record<string, string>>,
): Promise<ShopServer> {
  const server = await run({ databaseUrl: database.url, dataDir, env });
  return {
    ...server,
    stop: async () => {
      server.signal('SIGKILL');
      await server.exited;
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

interface Program extends Place {
  /** The checkout whose built shop is started; by default this checkout. */
  readonly checkout?: string | undefined;
}

async function run({ databaseUrl, dataDir, env, checkout }: Program): Promise<Omit<ShopServer, 'stop'>> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = spawn(
    process.execPath,
    ['--max-semi-space-size=8', '--max-old-space-size=256', 'backend/dist/src/main.js'],
    {
      cwd: checkout,
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        PORT: String(port),
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl,
        ADMIN_PASSWORD,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  const collect = (chunk: Buffer): void => {
    output += chunk.toString('utf8');
  };
  server.stdout.on('data', collect);
  server.stderr.on('data', collect);
  const exited = new Promise<number | null>((done) => server.once('exit', done));
  await waitUntilReady(url, server, () => output);
  return {
    url,
    databaseUrl,
    dataDir,
    output: () => output,
    signal: (name) => void server.kill(name),
    exited,
  };
}

async function waitUntilReady(url: string, server: ChildProcess, output: () => string): Promise<void> {
  for (let attempt = 0; attempt < 500; attempt += 1) {
    if (server.exitCode !== null || server.signalCode !== null)
      throw new Error(`The shop did not start:\n${output()}`);
    const response = await fetch(`${url}/readyz`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  server.kill('SIGKILL');
  throw new Error(`The shop was not ready within 50 s:\n${output()}`);
}
