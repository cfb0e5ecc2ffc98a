import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ADMIN_PASSWORD, startShopServer, type ShopServer } from './support/shop-server.js';

interface Step {
  readonly command: string;
  /** The status and a part of the output, as the comment below the command promises. */
  readonly status: number;
  readonly text: string;
}

interface Result {
  readonly statuses: readonly number[];
  readonly output: string;
}

const SAMPLES = new URL('../sample/objects/', import.meta.url);

/** Every command of the guide's shell blocks, with its promise. */
function stepsOf(guide: string): Step[] {
  const blocks = [...guide.matchAll(/^~~~sh\n(.*?)^~~~$/gmsu)].map(([, block = '']) => block);
  return blocks.flatMap((block) =>
    [...block.matchAll(/(.*?)^# (\d{3}) ?([^\n]*)\n/gmsu)].map(([, command = '', status, text = '']) => ({
      command,
      status: Number(status),
      text,
    })),
  );
}

/** Runs the commands in one shell, as a reader does; curl says the status of each response on standard error. */
async function run(steps: readonly Step[], folder: string, env: Record<string, string>): Promise<Result[]> {
  await writeFile(join(folder, '.curlrc'), 'silent\nwrite-out = "%{stderr}%{http_code}\\n"\n');
  const script = steps.map(({ command }, index) => `{\n${command}} >${index}.out 2>${index}.err`).join('\n');
  const options = { cwd: folder, env: { ...process.env, CURL_HOME: folder, ...env } };
  await promisify(execFile)('bash', ['-c', script], options);
  return Promise.all(
    steps.map(async (_, index) => ({
      statuses: (await readFile(join(folder, `${index}.err`), 'utf8')).trim().split('\n').map(Number),
      output: await readFile(join(folder, `${index}.out`), 'utf8'),
    })),
  );
}

describe("the contract's guide", () => {
  let shop: ShopServer;
  let folder: string;
  beforeAll(async () => {
    shop = await startShopServer();
    folder = await mkdtemp(join(tmpdir(), 'etalase-guide-'));
  });
  afterAll(async () => {
    await shop.stop();
    await rm(folder, { recursive: true });
  });

  it('promises what its commands do', async () => {
    const contract = (await (await fetch(`${shop.url}/api/openapi.json`)).json()) as {
      info: { description: string };
    };
    const steps = stepsOf(contract.info.description);
    expect(steps).toHaveLength(contract.info.description.match(/\bcurl /gu)?.length ?? 0);
    const photo = (await readdir(SAMPLES)).find((name) => name.endsWith('.jpg')) ?? '';
    await copyFile(new URL(photo, SAMPLES), join(folder, 'photo.jpg'));
    const results = await run(steps, folder, {
      SHOP: shop.url,
      PASSWORD: ADMIN_PASSWORD,
      PHOTO: 'photo.jpg',
    });
    for (const [index, { command, status, text }] of steps.entries()) {
      const { statuses, output } = results[index] ?? { statuses: [], output: '' };
      expect([command, statuses, output]).toEqual([command, [status], expect.stringContaining(text)]);
    }
  });
});
