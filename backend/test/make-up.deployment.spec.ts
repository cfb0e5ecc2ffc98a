import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Composition } from './support/composition.js';
import { freePort } from './support/free-port.js';

const MINUTES = 60_000;

/** `make up` with the real database, and with a container that does nothing in place of the shop. */
describe('make up', () => {
  let folder: string;
  let composition: Composition;
  let name: string;
  let previous: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'etalase-up-'));
    const override = {
      services: {
        shop: { image: '${SHOP_IMAGE:-${COMPOSE_PROJECT_NAME}:latest}', build: { context: folder } },
      },
    };
    await writeFile(join(folder, 'override.json'), JSON.stringify(override));
    await release(1);
    composition = new Composition({
      COMPOSE_FILE: `docker-compose.yml:${folder}/override.json`,
      HTTP_PORT: String(await freePort()),
      HTTPS_PORT: String(await freePort()),
      PUBLIC_URL: '',
      SHOP_IMAGE: '',
    });
    name = composition.env['COMPOSE_PROJECT_NAME'] ?? '';
    previous = run('docker image ls --quiet --no-trunc etalase:previous');
    up();
  }, 5 * MINUTES);

  afterAll(async () => {
    composition.run('docker', ['compose', 'down', '--volumes', '--timeout', '1']);
    const made = ['latest', 'old', 'kept'].map((tag) => `${name}:${tag}`);
    composition.run('docker', ['image', 'rm', '--force', ...made]);
    // An update gives this tag to the image before it.
    if (previous) run(`docker tag ${previous} etalase:previous`);
    else run('docker image rm --force etalase:previous');
    await rm(folder, { recursive: true });
  }, MINUTES);

  /** Writes the Dockerfile of a release, which differs from that of other releases. */
  async function release(number: number): Promise<void> {
    const root = resolve(import.meta.dirname, '../..');
    const base = /^ARG NODE_IMAGE=(.+)$/mu.exec(await readFile(join(root, 'Dockerfile'), 'utf8'))?.[1] ?? '';
    const file = `FROM ${base}\nLABEL release=${number}\nHEALTHCHECK --interval=1s CMD ["true"]\nCMD ["sleep", "1d"]\n`;
    await writeFile(join(folder, 'Dockerfile'), file);
  }
  const run = (command: string, env: Readonly<Record<string, string>> = {}): string => {
    const variables = Object.entries(env).map(([variable, value]) => `${variable}=${value}`);
    return composition.run('env', [...variables, ...command.split(' ')]);
  };
  const up = (env: Readonly<Record<string, string>> = {}): string => run('make up REPLICAS=1', env);
  const shop = (): string => run('docker compose ps --quiet shop');
  const releaseOf = (id: string): string => run(`docker inspect --format {{.Config.Labels.release}} ${id}`);

  it(
    'says at once that an existing volume has another password, and changes nothing',
    () => {
      const before = run('docker compose ps --all --quiet');
      const wrong = { POSTGRES_PASSWORD: 'another-password' };
      expect(() => up(wrong)).toThrow(
        /password authentication failed[^]*The database refuses POSTGRES_PASSWORD/u,
      );
      expect(run('docker compose ps --all --quiet')).toBe(before);
      up();
    },
    2 * MINUTES,
  );

  it(
    'starts the image to which an update went back, until the next update',
    async () => {
      run(`docker tag ${name}:latest ${name}:old`);
      await release(2);
      run('make rolling-update');
      expect(releaseOf(shop())).toBe('2');
      run('make rolling-update', { SHOP_IMAGE: `${name}:old` });
      expect(releaseOf(shop())).toBe('1');
      up();
      expect(releaseOf(shop())).toBe('1');
      run('make down');
      up();
      expect(releaseOf(shop())).toBe('1');
      run('make rolling-update');
      up();
      expect(releaseOf(shop())).toBe('2');
    },
    5 * MINUTES,
  );
});
