import { randomBytes } from 'node:crypto';
import { GenericContainer, Wait } from 'testcontainers';
import { hasContainers } from './containers.mjs';
import { startEmbedded } from './embedded.mjs';

/** One PostgreSQL server for the whole run; every test file makes a database of its own on it. */
export default async function setUp() {
  if (process.env.TEST_POSTGRES_URL) return;
  const password = randomBytes(12).toString('hex');
  if (await hasContainers('tests use an embedded PostgreSQL')) {
    const container = await new GenericContainer('postgres:18')
      .withEnvironment({ POSTGRES_PASSWORD: password })
      .withCommand(['postgres', '-c', 'fsync=off', '-c', 'max_connections=200'])
      .withTmpFs({ '/var/lib/postgresql': 'rw' })
      .withExposedPorts(5432)
      .withWaitStrategy(Wait.forListeningPorts().withStartupTimeout(60_000))
      .start();
    process.env.TEST_POSTGRES_URL = `postgres://postgres:${password}@127.0.0.1:${container.getMappedPort(5432)}/postgres`;
    globalThis.stopTestPostgres = () => container.stop();
    process.stderr.write('PostgreSQL for tests: container postgres:18\n');
  } else {
    const { url, stop } = await startEmbedded();
    process.env.TEST_POSTGRES_URL = url;
    globalThis.stopTestPostgres = stop;
    process.stderr.write('PostgreSQL for tests: embedded\n');
  }
}
