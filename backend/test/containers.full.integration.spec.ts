import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';

const SETUP = resolve(import.meta.dirname, 'support/global-setup.mjs');
const SCRIPT = `
  const { default: setUp } = await import(${JSON.stringify(SETUP)});
  await setUp();
  await globalThis.stopTestPostgres();`;

/** A stub of a container engine that has no images and no network. It cannot pull an image. */
let engine: Server;
let pulls = 0;
beforeAll(async () => {
  engine = createServer((request, response) => {
    // The URL begins with the version of the API.
    const path = request.url?.replace(/^\/v[\d.]+/u, '') ?? '';
    const respond = (status: number, body: object): void =>
      void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    if (path.startsWith('/info')) respond(200, { OperatingSystem: 'Test', Architecture: 'x86_64' });
    else if (path.startsWith('/images/create')) {
      pulls += 1;
      respond(500, { message: 'lookup registry-1.docker.io: no such host' });
    } else respond(404, { message: 'No such image' });
  }).listen(0, '127.0.0.1');
  await once(engine, 'listening');
});
afterAll(() => void engine.close());

async function setUpTests(env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', SCRIPT], {
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      TEST_POSTGRES_URL: '',
      TEST_CONTAINERS_PROBLEM: '',
      REQUIRE_CONTAINERS: '',
      TESTCONTAINERS_RYUK_DISABLED: 'true',
      DOCKER_HOST: `tcp://127.0.0.1:${(engine.address() as AddressInfo).port}`,
      ...env,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [stderr] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { code: child.exitCode, stderr };
}

describe('a container engine that cannot pull an image', () => {
  it('tests use the embedded PostgreSQL when the container engine cannot pull an image', async () => {
    const { code, stderr } = await setUpTests({});
    expect(stderr).toMatch(/cannot pull postgres:18 \(.*no such host.*\): tests use an embedded PostgreSQL/u);
    expect(stderr).toContain('PostgreSQL for tests: embedded');
    expect(code).toBe(0);
    expect(pulls).toBe(1);
  });

  it('with REQUIRE_CONTAINERS=1, a run fails with a reason when no image can be pulled', async () => {
    const { code, stderr } = await setUpTests({ REQUIRE_CONTAINERS: '1' });
    expect(code).toBe(1);
    expect(stderr).toMatch(/REQUIRE_CONTAINERS=1, but: The container engine cannot pull postgres:18/u);
  });
});
