import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { EmbeddedLogin } from '../src/platform/database/embedded-login.js';
import {
  DataFolderInUse,
  DataFolderVersion,
  EmbeddedPostgres,
} from '../src/platform/database/embedded-postgres.js';
import { OperatorError } from '../src/platform/domain/operator-error.js';
import { postgresLauncher } from '../src/platform/database/postgres-launcher.js';
import situations from './situations/embedded-postgres.json' with { type: 'json' };

const BUILD = resolve(import.meta.dirname, '../dist/src/platform/database/embedded-postgres.js');

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows as unknown[];
  } finally {
    await client.end();
  }
}

const holders: ChildProcess[] = [];

/** Starts a separate process that runs the database, as a running shop does. */
async function startHolder(folder: string): Promise<{ holder: ChildProcess; url: string }> {
  const script = `
    const { EmbeddedPostgres } = await import(${JSON.stringify(BUILD)});
    const server = new EmbeddedPostgres(${JSON.stringify(folder)});
    process.stdout.write(await server.start());
    setInterval(() => undefined, 1000);`;
  const holder = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  holders.push(holder);
  const [chunk] = (await once(holder.stdout, 'data')) as [Buffer];
  return { holder, url: chunk.toString() };
}

async function killHard(holder: ChildProcess): Promise<void> {
  holder.kill('SIGKILL');
  await once(holder, 'exit');
}

describe('EmbeddedPostgres', () => {
  let root: string;
  let folder: string;
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'etalase-embedded-'));
    folder = join(root, 'data');
  });
  afterEach(async () => {
    for (const holder of holders.splice(0)) holder.kill('SIGKILL');
    await rm(root, { recursive: true, force: true });
  });

  it('still has the written data after a restart', async () => {
    const first = new EmbeddedPostgres(folder);
    await query(await first.start(), 'CREATE TABLE kept AS SELECT 42 AS answer');
    await first.stop();

    const second = new EmbeddedPostgres(folder);
    expect(await query(await second.start(), 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
    await second.stop();
  });

  it('contains the extensions pg_trgm and btree_gist', async () => {
    const server = new EmbeddedPostgres(folder);
    const url = await server.start();
    await query(url, 'CREATE EXTENSION pg_trgm; CREATE EXTENSION btree_gist');
    await server.stop();
  });

  const RIGHTS = `SELECT current_user AS role, rolsuper OR rolcreaterole OR rolcreatedb OR rolreplication
    OR rolbypassrls AS "hasRights" FROM pg_roles WHERE rolname = current_user`;

  it("the shop's role owns the database but cannot change the server", async () => {
    const server = new EmbeddedPostgres(folder);
    const url = await server.start();
    expect(await query(url, RIGHTS)).toEqual([{ role: 'shop', hasRights: false }]);
    await query(url, 'CREATE SCHEMA trial; DROP SCHEMA trial; CREATE TABLE own (id int)');
    for (const attack of situations.attacks)
      // The SQLSTATE of insufficient privileges.
      await expect(query(url, attack)).rejects.toMatchObject({ code: '42501' });
    await server.stop();
  });

  it("adds the shop's role to a folder of the previous release, whose superuser remains usable", async () => {
    const first = new EmbeddedPostgres(folder);
    const superuser = new URL(await first.start());
    superuser.username = EmbeddedLogin.superuser;
    // Recreates a folder of the previous release: the superuser owns everything, and the shop's role does not exist.
    await query(
      superuser.href,
      `CREATE EXTENSION pg_trgm; CREATE EXTENSION btree_gist;
       CREATE FUNCTION notify() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
       CREATE TABLE "Old" (id serial PRIMARY KEY, name text);
       CREATE INDEX trigrams ON "Old" USING gin (name gin_trgm_ops);
       CREATE TRIGGER notify AFTER INSERT ON "Old" EXECUTE FUNCTION notify();
       CREATE VIEW names AS SELECT name FROM "Old";
       ALTER DATABASE postgres OWNER TO etalase; ALTER SCHEMA public OWNER TO pg_database_owner;
       DROP ROLE shop`,
    );
    await first.stop();

    const second = new EmbeddedPostgres(folder);
    const url = await second.start();
    expect(await query(url, RIGHTS)).toEqual([{ role: 'shop', hasRights: false }]);
    await query(url, `INSERT INTO "Old" (name) VALUES ('new release'); DROP VIEW names`);
    await query(url, 'ALTER TABLE "Old" ADD COLUMN added text; DROP FUNCTION notify CASCADE');
    // After a downgrade, the previous release logs in as superuser.
    const asSuperuser = new URL(url);
    asSuperuser.username = EmbeddedLogin.superuser;
    await query(
      asSuperuser.href,
      `INSERT INTO "Old" (name) VALUES ('old release'); CREATE TABLE later (id int)`,
    );
    await second.stop();

    const third = new EmbeddedPostgres(folder);
    const again = await third.start();
    expect(await query(again, 'SELECT name FROM "Old" ORDER BY id')).toEqual([
      { name: 'new release' },
      { name: 'old release' },
    ]);
    await query(again, 'DROP TABLE later, "Old"');
    await third.stop();
  });

  it("never runs functions of the shop's role as superuser", async () => {
    const first = new EmbeddedPostgres(folder);
    const url = await first.start();
    const superuser = new URL(url);
    superuser.username = EmbeddedLogin.superuser;
    await query(superuser.href, 'CREATE TABLE foreign_table (id int)');
    // At each start, the superuser calls `format` of PostgreSQL. These functions of the shop's role must not be called
    // instead, although their parameters match better.
    for (const parameters of ['text, regclass', 'text, name', 'text, text'])
      await query(
        url,
        `CREATE FUNCTION public.format(${parameters}) RETURNS text LANGUAGE plpgsql
         AS 'BEGIN ALTER ROLE shop SUPERUSER; RETURN ''TABLE foreign_table''; END'`,
      );
    await first.stop();
    const second = new EmbeddedPostgres(folder);
    expect(await query(await second.start(), RIGHTS)).toEqual([{ role: 'shop', hasRights: false }]);
    await second.stop();
  });

  it('starts again after kill -9 of the shop, while the old server still runs', async () => {
    const { holder, url } = await startHolder(folder);
    await query(url, 'CREATE TABLE kept AS SELECT 7 AS answer');
    await killHard(holder);
    expect(await query(url, 'SELECT 1 AS alive')).toEqual([{ alive: 1 }]);

    const next = new EmbeddedPostgres(folder);
    expect(await query(await next.start(), 'SELECT answer FROM kept')).toEqual([{ answer: 7 }]);
    await next.stop();
  });

  it('starts again after kill -9 of both the shop and the server', async () => {
    const { holder } = await startHolder(folder);
    const pid = Number((await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);
    await killHard(holder);
    process.kill(pid, 'SIGKILL');

    const next = new EmbeddedPostgres(folder);
    await next.start();
    await next.stop();
  });

  it('refuses a folder of another major version unchanged, and the error names the version', async () => {
    const cluster = join(folder, 'postgres');
    await mkdir(cluster, { recursive: true });
    await writeFile(join(cluster, 'PG_VERSION'), '17\n');
    await expect(new EmbeddedPostgres(folder).start()).rejects.toThrow(new DataFolderVersion(cluster, '17'));
    expect(await readdir(cluster)).toEqual(['PG_VERSION']);
  });

  it('refuses to start in a folder that is in use', async () => {
    const { holder } = await startHolder(folder);
    await expect(new EmbeddedPostgres(folder).start()).rejects.toThrow(DataFolderInUse);
    await killHard(holder);
    const next = new EmbeddedPostgres(folder);
    await next.start();
    await next.stop();
  });

  it('the folder remains locked when every connection to the database is terminated', async () => {
    const { holder, url } = await startHolder(folder);
    await query(
      url,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE usename = current_user AND pid <> pg_backend_pid()`,
    );
    await expect(new EmbeddedPostgres(folder).start()).rejects.toThrow(DataFolderInUse);
    expect(await query(url, 'SELECT 1 AS alive')).toEqual([{ alive: 1 }]);
    await killHard(holder);
  });

  it('refuses a symbolic link to a folder that is in use', async () => {
    const server = new EmbeddedPostgres(folder);
    await server.start();
    await symlink(folder, join(root, 'link'));
    await expect(new EmbeddedPostgres(join(root, 'link')).start()).rejects.toThrow(DataFolderInUse);
    await server.stop();
  });

  it('another process finds the URL of the running server through the data folder', async () => {
    const { holder, url } = await startHolder(folder);
    expect(await new EmbeddedPostgres(folder).urlOfRunningServer()).toBe(url);
    await killHard(holder);
  });

  it('starts when the PID in a stale PID file belongs to another program, which keeps running', async () => {
    const first = new EmbeddedPostgres(folder);
    await query(await first.start(), 'CREATE TABLE kept AS SELECT 42 AS answer');
    const pidFile = join(folder, 'postgres/postmaster.pid');
    const [, ...rest] = (await readFile(pidFile, 'utf8')).split('\n');
    await first.stop();
    const other = spawn(process.execPath, ['--eval', 'setInterval(() => undefined, 1000)']);
    await writeFile(pidFile, [other.pid, ...rest].join('\n'));

    const second = new EmbeddedPostgres(folder);
    expect(await query(await second.start(), 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
    await second.stop();
    expect([other.exitCode, other.signalCode]).toEqual([null, null]);
    await killHard(other);
  });

  it('restarts its server on the same URL after the server was killed and could not be spawned once', async () => {
    let spawns = 0;
    const server = new EmbeddedPostgres(folder, async (dataDir) => {
      const launcher = await postgresLauncher(dataDir);
      return {
        ...launcher,
        spawn: async (program, parameters) => {
          spawns += 1;
          // The first spawns are those of `initdb` and of the server that is killed.
          return spawns === 3 ? spawn('/bin/missing') : launcher.spawn(program, parameters);
        },
      };
    });
    const url = await server.start();
    const pid = Number((await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);
    process.kill(pid, 'SIGKILL');
    let alive: unknown[] = [];
    for (let attempt = 0; attempt < 100 && alive.length === 0; attempt += 1) {
      await new Promise((done) => setTimeout(done, 100));
      alive = await query(url, 'SELECT 1 AS alive').catch(() => []);
    }
    expect(alive).toEqual([{ alive: 1 }]);
    expect(spawns).toBe(4);
    await server.stop();
  });

  // PostgreSQL itself refuses to run as root. Root is the user in CI and on many servers.
  const asRoot = process.getuid?.() === 0 ? it : it.skip;
  asRoot('runs for root, also in a folder that only root can enter', async () => {
    await mkdir(folder, { recursive: true });
    await chmod(root, 0o700);
    const server = new EmbeddedPostgres(folder);
    expect(await query(await server.start(), 'SELECT 1 AS alive')).toEqual([{ alive: 1 }]);
    await server.stop();
  });

  describe('in a container without user namespaces', () => {
    const { PATH = '' } = process.env;
    beforeEach(() => mkdir(folder, { recursive: true, mode: 0o700 }));
    afterEach(() => void (process.env.PATH = PATH));

    async function withoutProgram(program: string): Promise<void> {
      const programs = await mkdtemp(join(root, 'programs-'));
      await writeFile(join(programs, program), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
      process.env.PATH = `${programs}:${process.env.PATH}`;
    }

    asRoot(
      'runs for root in a folder that only root can enter, before and after in a user namespace',
      async () => {
        const data = join(folder, 'data');
        for (const namespaces of [true, false, true]) {
          process.env.PATH = PATH;
          if (!namespaces) await withoutProgram('unshare');
          const server = new EmbeddedPostgres(data);
          const url = await server.start();
          await query(url, 'CREATE TABLE IF NOT EXISTS kept AS SELECT 42 AS answer');
          expect(await query(url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
          await server.stop();
        }
      },
    );

    asRoot('names the folder that another user cannot enter, and writes nothing', async () => {
      await withoutProgram('unshare');
      await withoutProgram('setpriv');
      await expect(new EmbeddedPostgres(join(folder, 'shop/data')).start()).rejects.toThrow(
        new RegExp(`^PostgreSQL does not run as root, and another user cannot enter the folder \\S+,`, 'u'),
      );
      expect(await readdir(folder)).toEqual([]);
    });
  });

  it('names the data folder in which it cannot write', async () => {
    await writeFile(join(root, 'file'), '');
    await expect(new EmbeddedPostgres(join(root, 'file/data')).start()).rejects.toThrow(
      `The shop cannot write into its data folder ${join(root, 'file/data')} (ENOTDIR)`,
    );
  });

  it('says how much space a full disk lacks, writes nothing, and starts when there is space again', async () => {
    let free = 1024 ** 2;
    const create = (): EmbeddedPostgres =>
      new EmbeddedPostgres(folder, postgresLauncher, () => Promise.resolve(free));
    const full = `The disk of the data folder ${folder} is full: its database needs`;
    await expect(create().start()).rejects.toThrow(`${full} 100 MB, and 1 MB are free`);
    expect(await readdir(folder)).toEqual([]);
    free = 1024 ** 3;
    const server = create();
    await server.start();
    await server.stop();
    free = 0;
    await expect(create().start()).rejects.toThrow(`${full} 16 MB, and 0 MB are free`);
    free = 1024 ** 3;
    const again = create();
    await again.start();
    await again.stop();
  });

  it('gives the reason of initdb in one sentence', async () => {
    const server = new EmbeddedPostgres(folder, async (dataDir) => ({
      ...(await postgresLauncher(dataDir)),
      spawn: () =>
        Promise.resolve(
          spawn('sh', ['-c', 'echo "initdb: could not look up effective user ID 4711" >&2; exit 1']),
        ),
    }));
    await expect(server.start()).rejects.toEqual(
      new OperatorError(
        'PostgreSQL could not initialize its folder: could not look up effective user ID 4711',
      ),
    );
  });

  it.each(['No space left on device', 'Read-only file system'])(
    'names the cause when PostgreSQL cannot write its pid file: %s',
    async (cause) => {
      const first = new EmbeddedPostgres(folder);
      await first.start();
      await first.stop();
      const server = new EmbeddedPostgres(folder, async (dataDir) => ({
        ...(await postgresLauncher(dataDir)),
        spawn: () => {
          const output = `FATAL:  could not create lock file "postmaster.pid": ${cause}`;
          return Promise.resolve(spawn('sh', ['-c', 'echo "$1" >&2; exit 1', 'sh', output]));
        },
      }));
      await expect(server.start()).rejects.toThrow(
        `PostgreSQL did not start: the data folder ${folder} cannot be written (${cause})`,
      );
    },
  );
});
