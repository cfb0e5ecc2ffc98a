import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cp, mkdir, mkdtemp, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { loggedPath } from '../src/platform/http/server/request-line.js';
import { Composition } from './support/composition.js';
import { freePort } from './support/free-port.js';

const MINUTES = 60_000;
const root = resolve(import.meta.dirname, '../..');
const PREVIOUS = 'etalase:previous';

// The server reads the body, and then answers with the number of requests on the connection so far. A path may list
// steps, such as /?step=421&step=fail. Each step is for one request of that path: `fail` closes the connection, and a
// number is the status. Later requests get 200.
const SERVER = `const steps = {};
require('node:http').createServer({ keepAliveTimeout: 60000 }, (request, response) => {
  const { method, socket, url } = request;
  socket.count = (socket.count ?? 0) + 1;
  const step = (steps[method + url] ??= url.match(/(?<=step=)\\w+/gu) ?? []).shift() ?? '200';
  request.resume().on('end', () => {
    if (step === 'fail') socket.destroy();
    else response.writeHead(Number(step)).end(String(socket.count));
  });
}).listen(3000)`;

// A container is unhealthy while it contains this file. Only the folder /tmp is writable.
const UNHEALTHY = '/tmp/unhealthy';

/** The proxy and the scripts of backend/deploy, with a small server in place of the shop. */
describe('The proxy and the updates of docker-compose.yml', () => {
  let folder: string;
  let composition: Composition;
  let port: number;
  let name: string;
  let previous: string | undefined;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'etalase-deploy-'));
    await cp(join(root, 'backend/deploy'), join(folder, 'deploy'), { recursive: true });
    const base = /^ARG NODE_IMAGE=(.+)$/mu.exec(await readFile(join(root, 'Dockerfile'), 'utf8'))?.[1] ?? '';
    const command = JSON.stringify(['node', '--max-http-header-size=100000', '--eval', SERVER]);
    await writeImage(
      'good',
      `FROM ${base}\nHEALTHCHECK --interval=1s --retries=1 CMD ["test", "!", "-e", "${UNHEALTHY}"]\nCMD ${command}\n`,
    );
    const override = {
      services: {
        proxy: { volumes: [`${folder}/deploy:/etc/caddy:ro`] },
        shop: {
          image: '${SHOP_IMAGE:-${COMPOSE_PROJECT_NAME}:latest}',
          build: { context: '${BUILT}' },
        },
      },
    };
    await writeFile(join(folder, 'override.yml'), JSON.stringify(override));
    port = await freePort();
    composition = new Composition({
      COMPOSE_FILE: `docker-compose.yml:${folder}/override.yml`,
      HTTP_PORT: String(port),
      HTTPS_PORT: String(await freePort()),
      PUBLIC_URL: `http://localhost:${port}/`,
      SHOP_IMAGE: '',
      BUILT: join(folder, 'good'),
    });
    name = composition.env.COMPOSE_PROJECT_NAME ?? '';
    await writeImage('unready', `FROM ${name}:good\nHEALTHCHECK --interval=1s --retries=1 CMD ["false"]\n`);
    await writeImage('exiting', `FROM ${name}:good\nCMD ["false"]\n`);
    previous = imageOf(PREVIOUS);
    docker('compose up --detach --build --no-deps --wait --scale shop=2 shop proxy');
    await untilProxyAnswers();
  }, 5 * MINUTES);

  afterAll(async () => {
    docker('compose down --volumes --timeout 1');
    if (previous) docker(`tag ${previous} ${PREVIOUS}`);
    else if (imageOf(PREVIOUS)) docker(`image rm ${PREVIOUS}`);
    docker(`image rm --force ${name}:latest ${name}:good ${name}:kept`);
    docker(`image prune --force --filter label=com.docker.compose.project=${name}`);
    await rm(folder, { recursive: true });
  }, MINUTES);

  const docker = (command: string): string => composition.run('docker', command.split(' '));
  const update = (env: Readonly<Record<string, string>>): string =>
    composition.run('env', [
      ...Object.entries(env).map(([variable, value]) => `${variable}=${value}`),
      'backend/deploy/rolling-update.sh',
    ]);
  /** The ids of all replicas, including stopped ones. */
  const replicas = (): string[] => docker('compose ps --all --quiet shop').split('\n');
  const replicaImages = (): string[] => replicas().map((id) => docker(`inspect --format {{.Image}} ${id}`));

  /** Compose only waits until the proxy's process runs. On a cold machine it listens some seconds later. */
  async function untilProxyAnswers(): Promise<void> {
    const end = Date.now() + MINUTES;
    for (;;) {
      const error = await get('/').then(
        () => undefined,
        (reason: unknown) => reason,
      );
      if (!error) return;
      if (Date.now() > end) throw new Error(docker('compose logs --no-log-prefix proxy'), { cause: error });
      await sleep(100);
    }
  }

  async function makeUnhealthy(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      docker(`exec ${id} touch ${UNHEALTHY}`);
      while (docker(`inspect --format {{.State.Health.Status}} ${id}`) !== 'unhealthy') await sleep(200);
    }
  }

  function imageOf(tag: string): string | undefined {
    return docker(`image ls --quiet --no-trunc ${tag}`) || undefined;
  }

  async function writeImage(image: string, dockerfile: string): Promise<void> {
    await mkdir(join(folder, image));
    await writeFile(join(folder, image, 'Dockerfile'), dockerfile);
  }

  /** Requests a path as it is. `fetch` would change some paths, and keeps connections open. */
  function get(
    path: string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<{ readonly status: number | undefined; readonly text: string; readonly added: unknown }> {
    return new Promise((done, fail) => {
      request({ host: 'localhost', port, path, headers, agent: false }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          done({
            status: response.statusCode,
            text: Buffer.concat(chunks).toString(),
            added: response.headers['x-added'],
          }),
        );
      })
        .on('error', fail)
        .end();
    });
  }

  it('the proxy passes every path on when PUBLIC_URL ends with a slash', async () => {
    for (const path of ['/', '/faq', '/api/products?limit=9'])
      expect([path, (await get(path)).text]).toEqual([path, expect.stringMatching(/^\d+$/u)]);
  });

  it('the logs of proxy and shop contain no query and no token of an upload or preview URL', async () => {
    const urls = [
      '/api/products?q=secret',
      '/api/objects/upload?next=secret/path',
      '/api/objects/quarantine/secret.def?signature=secret',
      '/API//objects/quarantine/secret',
      '/pratinjau/secret',
      '/Pratinjau/secret/def',
      '//pratinjau//secret',
      '/api/previews/secret?x',
      '/API//previews//secret',
      '/x/../pratinjau/secret',
      '/./pratinjau/secret',
      '/%70ratinjau/secret',
      '/pratinjau%2Fsecret',
    ];
    // The small server logs nothing. The shop itself logs only `loggedPath` of each URL.
    expect(urls.map(loggedPath).filter((path) => path.includes('secret'))).toEqual([]);
    for (const url of urls) expect((await get(url)).status).toBe(200);
    await sleep(500);
    const logged = docker('compose logs --no-log-prefix proxy')
      .split('\n')
      .filter((line) => line.includes('handled request'));
    expect(logged.length).toBeGreaterThanOrEqual(urls.length);
    expect(logged.filter((line) => line.includes('secret'))).toEqual([]);
  });

  it('the log of the proxy has no line about 1,000 visits', async () => {
    const url = `http://localhost:${port}/api/visits`;
    const visit = {
      method: 'POST',
      headers: { 'User-Agent': 'secret', Cookie: 'secret=1', Referer: 'https://secret.example/' },
      body: JSON.stringify({ kind: 'search', words: 'secret' }),
    };
    for (let sent = 0; sent < 1000; sent += 50)
      await Promise.all(Array.from({ length: 50 }, () => fetch(url, visit)));
    // A replica that fails is logged, but not the visitor.
    await fetch(`${url}?step=fail`, visit);
    await sleep(500);
    const lines = docker('compose logs --no-log-prefix proxy').split('\n');
    expect(lines.filter((line) => /visits|secret/u.test(line))).toEqual([]);
  });

  it('the proxy refuses headers that are too large for a replica', async () => {
    expect((await get('/', { 'x-large': 'a'.repeat(7000) })).status).toBe(200);
    expect((await get('/', { 'x-large': 'a'.repeat(16_000) })).status).toBe(431);
  });

  it('the proxy keeps using a replica after requests that fail there', async () => {
    const host = `HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: close\r\n`;
    const started = performance.now();
    for (const failing of [
      `CONNECT localhost:${port} ${host}\r\n`,
      `GET / ${host}Transfer-Encoding: chunked\r\n\r\nzz\r\n`,
      `POST / ${host}Transfer-Encoding: chunked\r\n\r\nzz\r\n`,
    ])
      // Once for each replica.
      for (let replica = 0; replica < 2; replica += 1) {
        const socket = connect(port, 'localhost', () => socket.write(failing));
        expect(await text(socket)).toMatch(/^HTTP\/1.1 502 /u);
        expect((await get('/')).status).toBe(200);
      }
    // If the proxy stopped using both replicas, it would retry each request for 6 s (`lb_try_duration`).
    expect(performance.now() - started).toBeLessThan(15_000);
  });

  it('the proxy repeats any request after a 421, but only a GET after a closed connection', async () => {
    const url = `http://localhost:${port}/?step=421&step=fail`;
    expect((await fetch(url)).status).toBe(200);
    expect((await fetch(url, { method: 'POST', body: 'x' })).status).toBe(502);
  });

  it('the proxy closes idle connections before a replica closes them', async () => {
    const counts: number[] = [];
    // Two of three requests go to the same one of two replicas.
    while (counts.length < 3) counts.push(Number((await get('/')).text));
    expect(Math.max(...counts)).toBeGreaterThan(1);
    // The proxy closes an idle connection after 10 s, and a replica after 15 s.
    await sleep(12_000);
    expect((await get('/')).text).toBe('1');
  });

  it(
    'a failed update keeps the old replicas, and an update to the previous image then replaces them',
    () => {
      const good = imageOf(`${name}:latest`) ?? '';
      docker(`tag ${good} ${name}:good`);
      for (const broken of ['unready', 'exiting']) {
        expect(() => update({ BUILT: join(folder, broken) })).toThrow(/did not get ready/u);
        expect(replicaImages()).toEqual([good, good]);
        expect(imageOf(`${name}:latest`)).not.toBe(good);
        expect(imageOf(PREVIOUS)).toBe(good);
      }
      const before = replicas();
      update({ SHOP_IMAGE: PREVIOUS });
      expect(replicaImages()).toEqual([good, good]);
      expect(replicas().filter((id) => before.includes(id))).toEqual([]);
    },
    3 * MINUTES,
  );

  it(
    'an update replaces unhealthy replicas and removes stopped replicas; a failed update changes none',
    async () => {
      await makeUnhealthy(replicas().slice(1));
      let before = replicas();
      expect(() => update({ BUILT: join(folder, 'unready') })).toThrow(/did not get ready/u);
      expect(replicas()).toEqual(before);
      update({ SHOP_IMAGE: PREVIOUS });
      expect(replicas()).toHaveLength(2);
      expect(replicas().filter((id) => before.includes(id))).toEqual([]);

      await makeUnhealthy(replicas());
      before = replicas();
      docker(`stop --time 1 ${before[0]}`);
      update({ SHOP_IMAGE: PREVIOUS });
      expect(replicaImages()).toHaveLength(1);
      expect(replicas().filter((id) => before.includes(id))).toEqual([]);
    },
    3 * MINUTES,
  );

  it(
    'an update loads a changed Caddyfile without a restart of the proxy, and refuses an invalid Caddyfile',
    async () => {
      const file = join(folder, 'deploy/Caddyfile');
      const text = await readFile(file, 'utf8');
      // Like git, this replaces the file and does not write into it.
      const replaceFile = async (directive: string): Promise<void> => {
        await writeFile(join(folder, 'changed'), text.replace('\theader ', `\t${directive}\n\theader `));
        // A restored or unpacked file may be older than the running proxy.
        await utimes(join(folder, 'changed'), 0, 0);
        await rename(join(folder, 'changed'), file);
      };
      await replaceFile('header X-Added yes');
      const proxy = docker('compose ps --quiet proxy');
      expect((await get('/')).added).toBeUndefined();
      update({ SHOP_IMAGE: `${name}:good` });
      await sleep(1000);
      expect((await get('/')).added).toBe('yes');
      await replaceFile('hedaer X-Added no');
      expect(() => update({ SHOP_IMAGE: `${name}:good` })).toThrow(/unrecognized directive: hedaer/u);
      expect((await get('/')).added).toBe('yes');
      expect(docker('compose ps --quiet proxy')).toBe(proxy);
    },
    2 * MINUTES,
  );
});
