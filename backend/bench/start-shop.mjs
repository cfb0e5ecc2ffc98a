import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../dist/src/main.js', import.meta.url));

/** Starts the built shop with an empty data folder, and waits until it is ready. */
export async function startShop() {
  const folder = await mkdtemp(join(tmpdir(), 'etalase-bench-'));
  const port = await freePort();
  const shop = spawn(process.execPath, ['--max-semi-space-size=16', MAIN], {
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, DATABASE_URL: '', S3_ENDPOINT: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  for (let attempt = 0; !(await fetch(`${origin}/readyz`).catch(() => undefined))?.ok; attempt += 1) {
    if (attempt === 300) throw new Error('The shop did not become ready');
    await sleep(100);
  }
  return {
    origin,
    port,
    pid: shop.pid,
    /** Its data folder. */
    folder,
    stop: async () => {
      shop.kill('SIGTERM');
      await once(shop, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export async function freePort() {
  const probe = createServer();
  probe.listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  return port;
}
