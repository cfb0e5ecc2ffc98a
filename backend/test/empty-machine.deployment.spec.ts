import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { hasContainers } from './support/containers.mjs';
import { freePort } from './support/free-port.js';

const hasEngine = await hasContainers('the test of `make start` in an empty container is SKIPPED');

const MINUTES = 60_000;
const OPEN = { status: 200, output: '' };
const root = resolve(import.meta.dirname, '../..');
const name = `etalase-test-${randomBytes(4).toString('hex')}`;

const docker = (...parameters: string[]): string =>
  execFileSync('docker', parameters, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** Starts an empty container that holds a copy of the last commit in a folder of this user. */
function copyInto(user: 'root' | 'node', folder: string, ...options: string[]): string {
  const container = `${name}-${user}`;
  docker(
    'run',
    '--detach',
    '--init',
    '--network=host',
    ...options,
    '--user',
    user,
    '--name',
    container,
    name,
    'sleep',
    '3600',
  );
  docker('exec', container, 'mkdir', folder);
  execFileSync('docker', ['exec', '--interactive', container, 'tar', '--extract', '--directory', folder], {
    input: execFileSync('git', ['archive', 'HEAD'], { cwd: root, maxBuffer: 256 * 1024 * 1024 }),
  });
  return container;
}

/** Runs `make start` until the shop is ready or the command has ended, and stops the shop. The output is that of a failure. */
async function start(
  container: string,
  folder: string,
  env: Readonly<Record<string, string>> = {},
): Promise<{ readonly status: number; readonly output: string }> {
  const port = await freePort();
  const variables = Object.entries({ ...env, PORT: String(port) }).flatMap(([key, value]) => [
    '-e',
    `${key}=${value}`,
  ]);
  const shop = spawn('docker', ['exec', ...variables, '-w', folder, container, 'make', 'start']);
  let output = '';
  for (const stream of [shop.stdout, shop.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const exited = new Promise((done) => shop.once('exit', done));
  let status = 0;
  while (status !== 200 && shop.exitCode === null) {
    status = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (response) => response.status,
      () => 0,
    );
    await sleep(200);
  }
  if (status === 200) {
    docker('restart', '--timeout', '10', container);
    await exited;
  }
  return { status, output: status === 200 ? '' : output };
}

(hasEngine ? describe : describe.skip)('`make start` in an empty container', () => {
  beforeAll(async () => {
    const base = /^ARG NODE_IMAGE=(.+)$/mu.exec(await readFile(join(root, 'Dockerfile'), 'utf8'))?.[1] ?? '';
    execFileSync('docker', ['build', '--network=host', '--tag', name, '-'], {
      input: `FROM ${base}\nRUN apt-get update && apt-get install --yes --no-install-recommends git make npm\n`,
      stdio: ['pipe', 'ignore', 'pipe'],
    });
  }, 10 * MINUTES);

  afterAll(() => {
    for (const user of ['root', 'node'])
      execFileSync('docker', ['rm', '--force', `${name}-${user}`], { stdio: 'ignore' });
    docker('image', 'rm', '--force', name);
  }, MINUTES);

  it(
    "opens the shop for root from root's home, and with a data folder that only root can enter",
    async () => {
      const container = copyInto('root', '/root/etalase');
      expect(await start(container, '/root/etalase')).toEqual(OPEN);
      docker('exec', container, 'mkdir', '--mode=700', '/closed');
      expect(await start(container, '/root/etalase', { DATA_DIR: '/closed/data' })).toEqual(OPEN);
    },
    20 * MINUTES,
  );

  it(
    'opens the shop for a user who is not root, with the npm and the older Node of Debian',
    async () => {
      const container = copyInto('node', '/home/node/etalase', '--env=PATH=/usr/bin:/bin');
      expect(await start(container, '/home/node/etalase')).toEqual(OPEN);
    },
    20 * MINUTES,
  );
});
