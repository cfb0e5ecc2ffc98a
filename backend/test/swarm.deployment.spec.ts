import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Agent, get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { visit } from './support/visitors.mjs';
import { hasContainers } from './support/containers.mjs';
import { sessionCookie } from './support/cookie.js';
import { freePort } from './support/free-port.js';
import { SwarmStack } from './support/swarm-stack.js';

// Failed tests are not retried, because a retry would hide the requests that failed in the first attempt.
jest.retryTimes(0);

const hasEngine = await hasContainers('the test of stack.yml under load is SKIPPED');

const MINUTES = 60_000;
const [REPLICAS, MORE_REPLICAS] = [3, 5];
const [READERS, WRITERS] = [8, 2];
const [READ_PAUSE_MS, WRITE_PAUSE_MS] = [30, 200];
const ANSWER_MS = 30_000;
// Only two of these are pages, because a replica renders two pages at a time (`pages` in limits.ts). On a busy
// machine, a third page would wait and be refused after four seconds. Swarm would not have caused that failure.
const READS = ['/', '/category/printing', '/api/categories', '/api/products?limit=9'];

type Load = Awaited<ReturnType<typeof visit>>;

(hasEngine ? describe : describe.skip)('backend/deploy/stack.yml under load', () => {
  let stack: SwarmStack;
  let url: string;
  const agent = new Agent({ keepAlive: true, maxSockets: READERS });

  beforeAll(async () => {
    const [http, https] = [await freePort(), await freePort()];
    url = `http://localhost:${http}`;
    stack = new SwarmStack({ HTTP_PORT: String(http), HTTPS_PORT: String(https), PUBLIC_URL: '' });
    await stack.deploy(REPLICAS);
    for (const path of READS) expect((await fetch(url + path)).status).toBe(200);
  }, 20 * MINUTES);

  afterAll(async () => {
    agent.destroy();
    await stack.remove();
  }, 4 * MINUTES);

  /** Sends the nth read request. @throws unless the complete response arrives, with status 200. */
  async function read(n: number): Promise<void> {
    const path = READS[n % READS.length] ?? '/';
    const status = await new Promise((done, fail) => {
      const options = { agent, signal: AbortSignal.timeout(ANSWER_MS) };
      get(url + path, options, (response) => {
        buffer(response).then(() => done(response.statusCode), fail);
      }).on('error', fail);
    });
    if (status !== 200) throw new Error(`${path}: ${String(status)}`);
  }

  /** Sends requests until `work` is done and at least `atLeast` requests were sent. */
  async function during(
    work: Promise<unknown>,
    { visitors, pauseMs, atLeast }: { visitors: number; pauseMs: number; atLeast: number },
    request: (n: number) => Promise<void>,
  ): Promise<Load> {
    let [going, enough, begun] = [true, atLeast, 0];
    const next = async (): Promise<number | undefined> => {
      await sleep(pauseMs);
      if (!going && begun >= enough) return undefined;
      begun += 1;
      return begun;
    };
    const end = work.then(
      () => (going = false),
      (error: unknown) => {
        [going, enough] = [false, 0];
        throw error;
      },
    );
    const [load] = await Promise.all([visit(visitors, next, request), end]);
    return load;
  }
  const readDuring = (work: Promise<unknown>, atLeast: number): Promise<Load> =>
    during(work, { visitors: READERS, pauseMs: READ_PAUSE_MS, atLeast }, read);

  const images = async (): Promise<string[]> => [
    ...new Set((await stack.replicas()).map(({ image }) => image)),
  ];

  it.each([
    {
      change: 'an update',
      requests: 8000,
      command: (): Promise<void> =>
        stack.service('update', ['--no-resolve-image', '--image', stack.images[1]]),
      after: { state: 'completed', image: 1, replicas: REPLICAS },
    },
    {
      change: 'a rollback',
      requests: 8000,
      command: (): Promise<void> => stack.service('rollback'),
      after: { state: 'rollback_completed', image: 0, replicas: REPLICAS },
    },
    {
      change: 'more replicas',
      requests: 4000,
      command: (): Promise<void> => stack.service('scale', [], `=${MORE_REPLICAS}`),
      // Scaling clears the state of the rollback.
      after: { state: '', image: 0, replicas: MORE_REPLICAS },
    },
  ])(
    'the Swarm stack fails no request during $change',
    async ({ change, requests, command, after }) => {
      const started = performance.now();
      const { done, failures } = await readDuring(command(), requests);
      tell(change, started, `${done} requests, ${failures.length} failed`);
      expect(failures).toEqual([]);
      expect(done).toBeGreaterThanOrEqual(requests);
      expect(await stack.updateState()).toBe(after.state);
      await stack.untilHealthy(after.replicas, MINUTES);
      expect(await images()).toEqual([stack.images[after.image]]);
    },
    10 * MINUTES,
  );

  it(
    'killing a Swarm replica loses no acknowledged write, and another replica starts',
    async () => {
      const headers = { 'content-type': 'application/json', cookie: await sessionCookie({ url }) };
      const acknowledged: string[] = [];
      const write = async (n: number): Promise<void> => {
        const slug = `tulisan-${n}`;
        const { status } = await fetch(`${url}/api/categories`, {
          method: 'POST',
          headers,
          // Hidden from visitors, so that their pages stay small.
          body: JSON.stringify({ name: slug, slug, isActive: false }),
          signal: AbortSignal.timeout(ANSWER_MS),
        });
        if (status !== 201) throw new Error(String(status));
        acknowledged.push(slug);
      };
      let beforeKill = 0;
      const killing = async (): Promise<void> => {
        await sleep(3000);
        const [replica] = await stack.replicas();
        beforeKill = acknowledged.length;
        await stack.kill(replica?.id ?? '');
        await stack.untilHealthy(MORE_REPLICAS, 3 * MINUTES, replica?.id);
      };

      const started = performance.now();
      const killed = killing();
      const writers = { visitors: WRITERS, pauseMs: WRITE_PAUSE_MS, atLeast: 50 };
      const [reads, writes] = await Promise.all([readDuring(killed, 1000), during(killed, writers, write)]);
      const failures = [...reads.failures, ...writes.failures];
      tell(
        'a kill',
        started,
        `${reads.done} requests, ${writes.done} writes, failed: [${failures.join('; ')}]`,
      );

      const response = await fetch(`${url}/api/admin/categories`, { headers });
      const saved = new Set(((await response.json()) as { slug: string }[]).map(({ slug }) => slug));
      expect(acknowledged.filter((slug) => !saved.has(slug))).toEqual([]);
      expect(beforeKill).toBeGreaterThan(0);
      expect(acknowledged.length).toBeGreaterThan(beforeKill);
      // The killed replica can fail only its running requests: at most one on each connection.
      expect(reads.failures.length).toBeLessThanOrEqual(READERS);
      expect(writes.failures.length).toBeLessThanOrEqual(WRITERS);
    },
    8 * MINUTES,
  );
});

function tell(change: string, started: number, what: string): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  process.stderr.write(`Swarm, ${change}: ${what} in ${seconds} s\n`);
}
