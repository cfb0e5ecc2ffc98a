import { randomBytes } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { GenericContainer, Wait } from 'testcontainers';
import { disableContainers, hasContainers, POSTGRES_IMAGE } from './containers.mjs';
import { startEmbedded } from './embedded.mjs';

const READY = /database system is ready to accept connections/u;
const CONSEQUENCE = 'tests use an embedded PostgreSQL';

/**
 * Starts one PostgreSQL server for the whole run, unless TEST_POSTGRES_URL already names a server. Every test file
 * creates its own databases on this server.
 */
export default async function setUp() {
  process.env.TEST_SAMPLE_SHOP = await mkdtemp(join(tmpdir(), 'etalase-sample-'));
  if (process.env.TEST_POSTGRES_URL) return;
  const { url, stop, name } = (await startContainer()) ?? (await startEmbedded());
  process.env.TEST_POSTGRES_URL = url;
  globalThis.stopTestPostgres = stop;
  process.stderr.write(`PostgreSQL for tests: ${name}\n`);
}

async function startContainer() {
  if (!(await hasContainers(CONSEQUENCE))) return undefined;
  const password = randomBytes(12).toString('hex');
  try {
    const container = await new GenericContainer(POSTGRES_IMAGE)
      .withEnvironment({ POSTGRES_PASSWORD: password })
      .withCommand(['postgres', '-c', 'fsync=off', '-c', 'max_connections=200'])
      .withTmpFs({ '/var/lib/postgresql': 'rw' })
      .withExposedPorts(5432)
      // The image's start script starts the server twice, the first time for its own setup. So an open port is not
      // enough.
      .withWaitStrategy(Wait.forLogMessage(READY, 2).withStartupTimeout(60_000))
      .start();
    const url = `postgres://postgres:${password}@127.0.0.1:${container.getMappedPort(5432)}/postgres`;
    await createShopRole(url, password);
    return {
      name: `container ${POSTGRES_IMAGE}`,
      url,
      stop: () => container.stop(),
    };
  } catch (error) {
    disableContainers(error, CONSEQUENCE);
    return undefined;
  }
}

/** Creates the shop's role as the embedded server does. The role owns the databases of tests. */
async function createShopRole(url, password) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`CREATE ROLE shop LOGIN PASSWORD '${password}'`);
  await client.end();
}
