import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFile, spawnSync } from 'node:child_process';
import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ADMIN_PASSWORD, startShopServer, type ShopServer } from './support/shop-server.js';

interface Step {
  readonly command: string;
  /** The status and a part of the output, as stated in the comment below the command. */
  readonly status: number;
  readonly text: string;
}

interface Result {
  readonly statuses: readonly number[];
  readonly output: string;
}

interface Contract {
  readonly info: { readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Operation {
  readonly 'x-guide-order'?: number;
}

/**
 * Returns the API request of a command as `method path`; nothing if the command reads the image, which is not in the
 * API. A command without an API path sends the photo to the upload URL.
 */
function calls(command: string): string[] {
  const path = /"\$SHOP(\/api[^?"]*)/u.exec(command)?.[1] ?? '/api/objects/quarantine/token';
  if (command.includes('"$SHOP$IMAGE"')) return [];
  const sent = command.includes('--json') || command.includes(' -d ') ? 'POST' : 'GET';
  const method = /-X (\w+)/u.exec(command)?.[1] ?? (command.includes('curl -T') ? 'PUT' : sent);
  return [`${method.toLowerCase()} ${path}`];
}

const SAMPLES = new URL('../sample/objects/', import.meta.url);

/** Returns every command in the guide's shell blocks. The comment `# <status> <text>` below a command is its result. */
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

/** Runs the commands in one shell, as a reader does. curl writes the status of each response to standard error. */
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

// A bare machine has no curl.
const itWithCurl = process.env['CI'] || spawnSync('curl', ['--version']).status === 0 ? it : it.skip;

describe('the guide in the OpenAPI contract', () => {
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

  itWithCurl('each command in the guide returns the result that the guide states', async () => {
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

  it('Swagger UI lists the operations of the guide in the order of its commands', async () => {
    const contract = (await (await fetch(`${shop.url}/api/openapi.json`)).json()) as Contract;
    const called = stepsOf(contract.info.description).flatMap(({ command }) => calls(command));
    const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ ...operation, call: `${method} ${path}` })),
    );
    const pattern = ({ call }: { call: string }): RegExp =>
      new RegExp(`^${call.replaceAll(/\{\w+\}/gu, '[^/]+')}$`, 'u');
    // The position of the first command that calls the operation; -1 if no command does.
    const first = (operation: { call: string }): number =>
      called.findIndex((call) => pattern(operation).test(call));
    // Swagger UI sorts the operations by `x-guide-order`.
    const inGuide = operations.filter((operation) => first(operation) !== -1);
    inGuide.sort((a, b) => (a['x-guide-order'] ?? Infinity) - (b['x-guide-order'] ?? Infinity));
    const expected = inGuide.toSorted((a, b) => first(a) - first(b));
    expect(inGuide.map(({ call }) => call)).toEqual(expected.map(({ call }) => call));
    expect(inGuide.length).toBeGreaterThan(12);

    const page = await (await fetch(`${shop.url}/api/docs/swagger-ui-init.js`)).text();
    expect(page).toContain('x-guide-order');
    expect(page).toMatch(/"filter": true/u);
  });
});
