import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Starts the shop's embedded PostgreSQL, as built in backend/dist, in a temporary folder. */
export async function startEmbedded() {
  const { EmbeddedLogin } = await import('../../dist/src/platform/database/embedded-login.js');
  const { EmbeddedPostgres } = await import('../../dist/src/platform/database/embedded-postgres.js');
  const folder = await mkdtemp(join(tmpdir(), 'etalase-postgres-'));
  const server = new EmbeddedPostgres(folder);
  const url = new URL(await server.start());
  // Tests create databases, which the shop's role may not do.
  url.username = EmbeddedLogin.superuser;
  return {
    name: 'embedded',
    url: url.href,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
