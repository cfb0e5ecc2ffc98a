import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { FixedClock } from '../../platform/clock/testing/fixed-clock.js';
import { InMemoryLoginAttemptsStore } from '../testing/in-memory-login-attempts-store.js';
import { networkOf } from './login-networks.js';
import { clientBucket, deviceBucket, LoginThrottle, sessionBucket } from './login-throttle.js';
import type { Bucket } from './login-throttle.js';
import { DomainError } from '../../platform/domain/domain-error.js';

const SECOND = 1000;
const CHECK_MS = 50;

let throttle: LoginThrottle;
/** When each password was checked, and for which bucket. */
let checks: { readonly at: number; readonly key: string }[];
/** Ends the loops of `guessFrom` after each test. */
let attack: { ended: boolean };

beforeEach(() => {
  jest.useFakeTimers();
  const clock = new FixedClock();
  // The login attempts use the fake time of jest, as the timers do.
  clock.now = () => Promise.resolve(new Date());
  throttle = new LoginThrottle(new InMemoryLoginAttemptsStore(), clock);
  checks = [];
  attack = { ended: false };
});

afterEach(() => {
  attack.ended = true;
  jest.useRealTimers();
});

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

async function attempt(
  bucket: Bucket,
  correct: boolean,
): Promise<'right' | 'wrong' | 'too-many' | 'unavailable'> {
  try {
    await throttle.withinConcurrencyLimit(bucket, async () => {
      const failures = await throttle.countAttempt(bucket, async () => {
        checks.push({ at: Date.now(), key: bucket.key });
        await wait(CHECK_MS);
        return correct;
      });
      if (failures > 0) throw new DomainError('unauthorized', 'wrong');
    });
    return 'right';
  } catch (error) {
    const { kind } = error as DomainError;
    return kind === 'unauthorized' ? 'wrong' : (kind as 'too-many' | 'unavailable');
  }
}

/** Sends wrong passwords from each client, one after another. */
function guessFrom(clients: readonly string[]): void {
  // `attack` belongs to the next test when a loop of this test resumes late.
  const current = attack;
  const guess = async (client: string): Promise<void> => {
    while (!current.ended) {
      await attempt(clientBucket(client), false);
      await wait(500);
    }
  };
  for (const client of clients) void guess(client);
}

const networks = (count: number): string[] => Array.from({ length: count }, (_, n) => `10.1.${n}.7`);

/** Advances the fake clock until the promise is settled. */
async function settled<T>(promise: Promise<T>): Promise<T> {
  let done = false;
  void promise.finally(() => (done = true)).catch(() => undefined);
  while (!done) await jest.advanceTimersByTimeAsync(50);
  return promise;
}

describe('LoginThrottle for unknown browsers', () => {
  it('checks at most 60 passwords of unknown browsers a minute, even from 150 networks', async () => {
    guessFrom(networks(150));
    await jest.advanceTimersByTimeAsync(150 * SECOND);
    for (const { at } of checks)
      expect(
        checks.filter((other) => other.at >= at && other.at < at + 60 * SECOND).length,
      ).toBeLessThanOrEqual(60);
    // The test is valid only if the attackers reach the rate limit.
    expect(checks.length).toBeGreaterThan(130);
  });

  it.each([3, 70])(
    'accepts 8 logins from a new network within 10 s, %i s after 60 networks began to guess passwords',
    async (seconds) => {
      guessFrom(networks(60));
      await jest.advanceTimersByTimeAsync(seconds * SECOND);
      const begin = Date.now();
      const results: string[] = [];
      for (let n = 0; n < 8; n += 1) results.push(await settled(attempt(clientBucket('203.0.113.9'), true)));
      expect(results).toEqual(Array.from({ length: 8 }, () => 'right'));
      expect(Date.now() - begin).toBeLessThan(10 * SECOND);
    },
  );

  it('accepts a login within 2 s from a network with an earlier login, while 60 networks guess passwords', async () => {
    expect(await settled(attempt(clientBucket('203.0.113.9'), true))).toBe('right');
    guessFrom(networks(60));
    await jest.advanceTimersByTimeAsync(3 * SECOND);
    const begin = Date.now();
    expect(await settled(attempt(clientBucket('203.0.113.77'), true))).toBe('right');
    expect(Date.now() - begin).toBeLessThan(2 * SECOND);
  });

  it('while 60 networks guess passwords, a network with one failed login can log in after at most 2 min', async () => {
    guessFrom(networks(60));
    await jest.advanceTimersByTimeAsync(60 * SECOND);
    expect(await settled(attempt(clientBucket('203.0.113.9'), false))).toBe('wrong');
    const begin = Date.now();
    let result = '';
    while (result !== 'right') {
      result = await settled(attempt(clientBucket('203.0.113.9'), true));
      if (result !== 'right') await jest.advanceTimersByTimeAsync(2 * SECOND);
    }
    expect(Date.now() - begin).toBeLessThan(120 * SECOND);
  });

  it('checks passwords from two networks equally often, however many addresses each network uses', async () => {
    guessFrom(['10.2.0.1']);
    guessFrom(Array.from({ length: 100 }, (_, n) => `10.3.0.${n}`));
    await jest.advanceTimersByTimeAsync(10 * SECOND);
    const from = checks.length;
    // A single address is delayed between its attempts, so it cannot use all turns of its network. With 20 more
    // addresses, the first network always has a waiting attempt.
    guessFrom(Array.from({ length: 20 }, (_, n) => `10.2.0.${n + 2}`));
    await jest.advanceTimersByTimeAsync(20 * SECOND);
    const served = checks.slice(from).map(({ key }) => networkOf(key));
    const first = served.filter((network) => network === '10.2.0.0/24').length;
    expect(Math.abs(first - served.length / 2)).toBeLessThanOrEqual(1);
  });

  it('accepts five simultaneous logins within 1 s, and 20 logins from one address, one per second', async () => {
    const begin = Date.now();
    const office = Array.from({ length: 20 }, async (_, n) => {
      await wait(n * SECOND);
      return attempt(clientBucket('198.51.100.3'), true);
    });
    const five = Array.from({ length: 5 }, (_, n) => attempt(clientBucket(`203.0.113.${n}`), true));
    expect(new Set(await settled(Promise.all(five)))).toEqual(new Set(['right']));
    expect(Date.now() - begin).toBeLessThan(SECOND);
    expect(new Set(await settled(Promise.all(office)))).toEqual(new Set(['right']));
  });
});

describe('LoginThrottle for known browsers and sessions', () => {
  it('checks passwords from known browsers and sessions immediately while unknown browsers guess passwords', async () => {
    guessFrom(networks(60));
    await jest.advanceTimersByTimeAsync(60 * SECOND);
    for (const bucket of [deviceBucket('owner'), sessionBucket('session')]) {
      const begin = Date.now();
      expect(await settled(attempt(bucket, true))).toBe('right');
      expect(Date.now() - begin).toBeLessThanOrEqual(2 * CHECK_MS);
    }
  });
});

describe('networkOf', () => {
  it.each([
    ['192.0.2.55', '192.0.2.0/24'],
    ['2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['unknown', 'unknown'],
  ])('maps the client %s to the network %s', (client, network) => {
    expect(networkOf(client)).toBe(network);
  });
});
