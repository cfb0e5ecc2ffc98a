import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Starts the shop's embedded PostgreSQL (its build in backend/dist) in a temporary folder. */
export async function startEmbedded() {
  const { EmbeddedPostgres } = await import('../../dist/src/platform/database/embedded-postgres.js');
  const folder = await mkdtemp(join(tmpdir(), 'etalase-postgres-'));
  const server = new EmbeddedPostgres(folder);
  return {
    name: 'embedded',
    url: await server.start(),
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
