import { describe, expect, it } from '@jest/globals';
import { Config } from '../src/platform/config/config.js';
import { Composition } from './support/composition.js';
import { hasContainers } from './support/containers.mjs';

const hasEngine = await hasContainers('the comparison of stack.yml with docker-compose.yml is SKIPPED');

type Env = Record<string, string | undefined>;

interface Service {
  image: string;
  environment?: Record<string, string | null>;
  command?: string[];
  cap_add?: string[];
  cap_drop?: string[];
  read_only?: boolean;
  init?: boolean;
  stop_grace_period?: string;
  healthcheck?: object;
  volumes?: { type: string; target: string }[];
  tmpfs?: string[];
  logging?: { driver: string; options: Record<string, string> };
  deploy?: {
    update_config?: { order?: string };
    placement?: { constraints?: string[] };
    resources?: { limits?: { memory?: string } };
  };
}

const STACK = 'backend/deploy/stack.yml';
const IMAGES = {
  SHOP_IMAGE: 'shop:1',
  PROXY_IMAGE: 'proxy:1',
  POSTGRES_IMAGE: 'postgres:1',
  S3_IMAGE: 's3:1',
};
const UNSET = {
  PROXY_IMAGE: '',
  POSTGRES_IMAGE: '',
  S3_IMAGE: '',
  BACKUP_DIR: '',
  HTTP_PORT: '',
  HTTPS_PORT: '',
};

function services(file: string, env: Readonly<Record<string, string>>): Record<string, Service> {
  const config = new Composition(env, [file]).compose('config', '--format', 'json');
  return (JSON.parse(config) as { services: Record<string, Service> }).services;
}

/**
 * Returns the settings of a service that must be equal in both files. Of a volume, only its path in the container is
 * returned.
 */
function shared({ image, environment, command, ...service }: Service): object {
  const {
    cap_add,
    cap_drop,
    read_only,
    init,
    stop_grace_period,
    healthcheck,
    volumes = [],
    tmpfs = [],
    logging,
    deploy,
  } = service;
  const memoryLimit = deploy?.resources?.limits?.memory;
  const data = volumes.filter(({ type }) => type === 'volume').map(({ target }) => target);
  const memory = volumes.filter(({ type }) => type === 'tmpfs').map(({ target }) => target);
  // PostgreSQL's /dev/shm is left out, because compose sets its size with `shm_size`.
  const inMemory = [...memory, ...tmpfs].filter((target) => target !== '/dev/shm');
  // These variables may differ. SHOP_HOST and PUBLIC_PORT are set only for Swarm, and docker-compose.yml always mounts BACKUP_DIR at
  // /backups.
  const { SHOP_HOST: _tasks, PUBLIC_PORT: _port, BACKUP_DIR: _backups, ...variables } = environment ?? {};
  const limits = { cap_add, cap_drop, read_only, init, stop_grace_period, healthcheck, logging, memoryLimit };
  return { image, variables, command: command ?? null, ...limits, data, inMemory };
}
const comparable = (all: Record<string, Service>): Record<string, object> =>
  Object.fromEntries(Object.entries(all).map(([name, service]) => [name, shared(service)]));

(hasEngine ? describe : describe.skip)('backend/deploy/stack.yml', () => {
  it.each([
    ['with default images', { ...UNSET, SHOP_IMAGE: 'shop:1', PUBLIC_URL: 'https://toko.example' }],
    [
      'with every variable set',
      {
        ...IMAGES,
        PUBLIC_URL: 'https://toko.example',
        HTTP_PORT: '8080',
        HTTPS_PORT: '8443',
        POSTGRES_ROLE: 'role',
        S3_BUCKET: 'bucket',
        S3_REGION: 'region',
        SAMPLE_DATA: 'false',
        API_DOCS: 'false',
        MEMORY: '300',
        MEMORY_LIMIT: '700m',
        BACKUP_KEEP: '3',
      },
    ],
  ])('the Swarm stack has the images, variables and capabilities of docker-compose.yml %s', (_case, env) => {
    const secrets = { POSTGRES_PASSWORD: 'password', S3_SECRET_KEY: 'password' };
    const stack = comparable(services(STACK, { ...env, ...secrets }));
    expect(stack).toEqual(comparable(services('docker-compose.yml', { ...env, ...secrets })));
  });

  it.each([STACK, 'docker-compose.yml'])('%s bounds the memory of every container', (file) => {
    const env = { SHOP_IMAGE: 'shop:1', POSTGRES_PASSWORD: 'password', S3_SECRET_KEY: 'password' };
    for (const [name, { deploy }] of Object.entries(services(file, env)))
      expect([name, Number(deploy?.resources?.limits?.memory)]).toEqual([name, expect.any(Number)]);
  });

  it("the default of the Swarm stack's PUBLIC_URL has the port of the proxy", () => {
    const env = { ...IMAGES, PUBLIC_URL: '', HTTP_PORT: '8080' };
    const shopOf = (file: string): Config => new Config(services(file, env)['shop']?.environment as Env);
    const urls = [STACK, 'docker-compose.yml'].map((file) => shopOf(file).publicUrl);
    expect(urls).toEqual(['http://localhost:8080', 'http://localhost:8080']);
  });

  it.each([STACK, 'docker-compose.yml'])('%s bounds the log of every container on disk', (file) => {
    const env = { SHOP_IMAGE: 'shop:1', POSTGRES_PASSWORD: 'password', S3_SECRET_KEY: 'password' };
    for (const [name, { logging }] of Object.entries(services(file, env)))
      expect([name, logging?.driver, logging?.options]).toEqual([
        name,
        'local',
        { 'max-size': expect.stringMatching(/^\d+m$/u), 'max-file': expect.stringMatching(/^\d$/u) },
      ]);
  });

  it("only the shop's service runs on any node and starts a new Swarm replica before an old one stops", () => {
    const deployments = Object.entries(services(STACK, IMAGES)).map(([name, { deploy }]) => [
      name,
      deploy?.update_config?.order,
      deploy?.placement?.constraints,
    ]);
    const pinned = ['node.labels.etalase == main'];
    expect(deployments.sort()).toEqual([
      ['postgres', 'stop-first', pinned],
      ['proxy', 'stop-first', pinned],
      ['shop', 'start-first', undefined],
      ['storage', 'stop-first', pinned],
    ]);
  });

  it.each(['SHOP_IMAGE', 'POSTGRES_PASSWORD', 'S3_SECRET_KEY', 'ADMIN_PASSWORD'])(
    'the Swarm stack is refused without %s, with an error that names the variable',
    (variable) => {
      const stackConfig = (env: Readonly<Record<string, string>>): string =>
        new Composition(env).run('docker', ['stack', 'config', '--compose-file', STACK]);
      expect(stackConfig(IMAGES)).toContain('tasks.shop');
      expect(() => stackConfig({ ...IMAGES, [variable]: '' })).toThrow(variable);
    },
  );
});
