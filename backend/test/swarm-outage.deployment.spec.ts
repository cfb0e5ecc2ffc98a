import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { hasContainers } from './support/containers.mjs';
import { freePort } from './support/free-port.js';
import { SwarmStack } from './support/swarm-stack.js';

const hasEngine = await hasContainers('the test of outages with stack.yml is SKIPPED');

const MINUTES = 60_000;
const REPLICAS = 3;
const OUTAGE_MS = 2 * MINUTES;
const CACHED = ['/', '/category/printing', '/api/products?limit=9'];

(hasEngine ? describe : describe.skip)('an outage of a service of backend/deploy/stack.yml', () => {
  let stack: SwarmStack;
  let url: string;

  beforeAll(async () => {
    const [http, https] = [await freePort(), await freePort()];
    url = `http://localhost:${http}`;
    stack = new SwarmStack({ HTTP_PORT: String(http), HTTPS_PORT: String(https), PUBLIC_URL: '' });
    await stack.deploy(REPLICAS);
  }, 20 * MINUTES);

  afterAll(() => stack.remove(), 4 * MINUTES);

  it.each(['storage', 'postgres'] as const)(
    'of two minutes of %s restarts no replica, and cached pages are served throughout',
    async (service) => {
      // The proxy takes turns, so every replica has every page in memory.
      for (const path of CACHED)
        for (let n = 0; n < 2 * REPLICAS; n += 1) expect((await fetch(url + path)).status).toBe(200);
      const before = await stack.containers();
      const statuses = new Set<number>();
      const others = new Set<string>();
      await stack.whilePaused(service, async () => {
        const end = performance.now() + OUTAGE_MS;
        for (let n = 0; performance.now() < end; n += 1) {
          for (const path of CACHED) statuses.add((await fetch(url + path)).status);
          const other = await fetch(`${url}/?cari=${service}${n}`, { headers: { accept: 'text/html' } });
          const text = await other.text();
          others.add(`${other.status} ${text.includes('Coba lagi')} ${other.headers.has('retry-after')}`);
          await sleep(1000);
        }
      });
      expect([...statuses]).toEqual([200]);
      expect([...others]).toEqual([service === 'postgres' ? '503 true true' : '200 false false']);
      expect(await stack.containers()).toEqual(before);
    },
    5 * MINUTES,
  );

  it(
    'a release that can never reach its storage is taken back',
    async () => {
      await stack.service('update', ['--env-add', 'S3_SECRET_KEY=another-key']);
      expect(await stack.updateState()).toBe('rollback_completed');
      await stack.untilHealthy(REPLICAS, MINUTES);
    },
    10 * MINUTES,
  );
});
