import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Config } from '../dist/src/platform/config/config.js';
import { DatabaseUrl } from '../dist/src/platform/database/database-url.js';

const pathOf = (file) => fileURLToPath(new URL(file, import.meta.url));
const START_LIMIT_MS = 120_000;
/** The V8 options that the Dockerfile sets. */
export const V8_LIMITS = ['--max-semi-space-size=8', '--max-old-space-size=256'];
/** The owner's password, for the benchmark parts that pass it in `env`. */
export const ADMIN_PASSWORD = randomUUID();

/**
 * Starts the built shop, and waits until it is ready. Its data folder is removed by `stop`.
 * @param root another built checkout, which is started instead.
 */
export async function startShop({ env, root } = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'etalase-bench-'));
  const shop = await start(
    '/readyz',
    [...V8_LIMITS, root ? join(root, 'backend/dist/src/main.js') : pathOf('../dist/src/main.js')],
    {
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      S3_ENDPOINT: '',
      ...env,
    },
  );
  return {
    ...shop,
    folder: dataDir,
    databaseUrl: async () => (await DatabaseUrl.forTool(new Config({ DATA_DIR: dataDir }))).url,
    stop: async () => {
      await shop.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts bare-nest.mjs on the database of a running shop. */
export async function startBareNest(shop) {
  return start('/healthz', [pathOf('bare-nest.mjs')], { DATABASE_URL: await shop.databaseUrl() });
}

/** Starts a Node process, and waits until a GET of `readyPath` succeeds. */
async function start(readyPath, parameters, env) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const begin = performance.now();
  const child = spawn(process.execPath, parameters, {
    env: { ...process.env, PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
  };
  while (!(await fetch(origin + readyPath).catch(() => undefined))?.ok) {
    if (performance.now() - begin > START_LIMIT_MS) {
      await stop();
      throw new Error(`${parameters.at(-1)} did not become ready`);
    }
    await sleep(10);
  }
  return { origin, port, pid: child.pid, stop };
}

export async function freePort() {
  const probe = createServer();
  probe.listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  return port;
}
