import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { DataFolderVersion } from '../src/platform/database/embedded-postgres.js';
import { freePort } from './support/free-port.js';
import { runProgram } from './support/run-program.js';
import { startShopServer } from './support/shop-server.js';

const OLD_NODE = `data:text/javascript,Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } })`;

/** Runs a built program of the shop until it exits. Its output is everything that a terminal would show. */
async function run(name: string, env: Readonly<Record<string, string>>, nodeOptions: readonly string[] = []) {
  const { code, output, errors } = await runProgram(name, { env, nodeOptions });
  return { code, output: output + errors };
}

describe('a shop that cannot start', () => {
  let folder: string;
  let occupied: Server;
  let port: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'etalase-start-'));
    occupied = createServer().listen(0);
    await once(occupied, 'listening');
    port = String((occupied.address() as AddressInfo).port);
  });
  afterEach(async () => {
    occupied.close();
    await rm(folder, { recursive: true, force: true });
  });

  it.each(['PORT', 'METRICS_PORT'])(
    'a start with a used port fails, names %s and changes nothing',
    async (name) => {
      const { code, output } = await run('main.js', { PORT: '0', DATA_DIR: folder, [name]: port });
      expect({ code, output, files: await readdir(folder) }).toEqual({
        code: 1,
        output: `${name} ${port} is in use by another program: set ${name} to a free port or stop that program\n`,
        files: [],
      });
    },
  );

  it('a start whose image storage does not respond fails with one English sentence that names the cause', async () => {
    const { code, output } = await run('main.js', {
      DATA_DIR: folder,
      PORT: '0',
      S3_ENDPOINT: `http://127.0.0.1:${await freePort()}`,
      S3_BUCKET: 'etalase',
      S3_ACCESS_KEY: 'etalase',
      S3_SECRET_KEY: 'rahasia-s3',
    });
    const sentence =
      'The image storage cannot be used (ECONNREFUSED): check that it runs, and the S3_ variables or DATA_DIR.';
    expect(code).toBe(1);
    expect(output.split('\n')).toContain(sentence);
    // The same line is in the log, where a shop that has its sample data already goes on.
    expect(output).toContain(`"msg":"${sentence}"`);
  });

  it('a start with too few file descriptors fails with one sentence, the reason of PostgreSQL', async () => {
    const limited = ['-c', 'ulimit -n 64; exec "$@"', 'sh', process.execPath, 'backend/dist/src/main.js'];
    const env = { ...process.env, NODE_OPTIONS: '', DATABASE_URL: '', DATA_DIR: folder, PORT: '0' };
    const child = spawn('sh', limited, { env, stdio: ['ignore', 'ignore', 'pipe'] });
    expect(await text(child.stderr)).toMatch(
      /^PostgreSQL could not [^\n]+: insufficient file descriptors[^\n]+\n$/u,
    );
  });

  it('an invalid variable stops the start with one sentence that names the variable', async () => {
    const { code, output } = await run('main.js', { DATA_DIR: folder, PORT: 'many' });
    expect(code).toBe(1);
    expect(output).toMatch(/^PORT [^\n]+\n$/u);
  });

  it('no objects are allocated in the old generation because those of the start survived', async () => {
    const { output } = await run('main.js', { PORT: 'many' }, ['--trace-pretenuring-statistics']);
    expect(output).not.toContain('=> tenure');
  });

  it.each(['main.js', 'reset-password.js'])(
    '%s refuses a database of another major version with one sentence that names the version',
    async (program) => {
      await mkdir(join(folder, 'postgres'));
      await writeFile(join(folder, 'postgres/PG_VERSION'), '17\n');
      const { code, output } = await run(program, { DATA_DIR: folder, PORT: '0' });
      expect({ code, output }).toEqual({
        code: 1,
        output: `${new DataFolderVersion(join(folder, 'postgres'), '17').message}\n`,
      });
    },
  );

  it.each(['main.js', 'reset-password.js'])(
    '%s refuses an old version of Node with one sentence',
    async (program) => {
      // The program checks Node's version first, so it does not report that the port is in use.
      const { code, output } = await run(program, { DATA_DIR: folder, PORT: port }, ['--import', OLD_NODE]);
      expect(code).toBe(1);
      expect(output).toMatch(/^Etalase needs Node 24, and this is Node 20\.20\.2: [^\n]+\n$/u);
    },
  );
});

describe('a shop behind a proxy', () => {
  /** An address of this machine that other machines can reach; undefined without a network. */
  const outside = Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .find(({ internal, family }) => !internal && family === 'IPv4')?.address;
  const answers = async (origin: string): Promise<boolean> =>
    fetch(`${origin}/healthz`).then(
      () => true,
      () => false,
    );

  it.each([
    ['on 127.0.0.1 and ::1 only', {}, false, '127.0.0.1 and ::1'],
    ['on all addresses when HOST is ::', { HOST: '::' }, true, 'all addresses'],
  ])(
    'a shop behind a proxy opens its own port and its metrics port %s',
    async (_, env, isReachable, where) => {
      const metricsPort = String(await freePort());
      const shop = await startShopServer({
        TRUST_PROXY: '1',
        METRICS_PORT: metricsPort,
        SAMPLE_DATA: 'false',
        ...env,
      });
      try {
        const { port } = new URL(shop.url);
        for (const each of [port, metricsPort]) {
          expect(await answers(`http://127.0.0.1:${each}`)).toBe(true);
          if (outside !== undefined) expect(await answers(`http://${outside}:${each}`)).toBe(isReachable);
        }
        // A machine without IPv6 has no ::1.
        expect(shop.output()).toMatch(
          new RegExp(`\\(port ${port} of ${where.replace(' and ::1', '( and ::1)?')}\\)`, 'u'),
        );
      } finally {
        await shop.stop();
      }
    },
  );

  it('a shop does not start on an address of another machine, and names HOST', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'etalase-start-'));
    const { code, output } = await run('main.js', { PORT: '0', DATA_DIR: folder, HOST: '192.0.2.1' });
    expect(code).toBe(1);
    expect(output).toMatch(/^HOST 192\.0\.2\.1 is no address of this machine/u);
    await rm(folder, { recursive: true, force: true });
  });
});
