import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Clock } from '../clock/clock.js';
import { CacheVersion, MAX_KEPT_MS } from './cache-version.js';

const NOW = Date.parse('2026-11-21T10:00:00Z');

/** A database whose clock follows the test's timers and whose queries may be slow or fail. */
class FakeDatabase implements Clock {
  boundaries: number[] = [];
  isDown = false;
  latencyMs = 0;
  /** The milliseconds by which the database's clock is ahead of this machine's clock. */
  clockAheadMs = 0;
  clockReads = 0;

  async now(): Promise<Date> {
    this.clockReads += 1;
    await this.respond();
    return new Date(this.time);
  }

  readonly nextBoundary = async (after: Date): Promise<Date | null> => {
    // A query returns the state at its start, even when its response is slow.
    const next = this.boundaries.find((boundary) => boundary > after.getTime());
    await this.respond();
    return next === undefined ? null : new Date(next);
  };

  get time(): number {
    return Date.now() + this.clockAheadMs;
  }

  private async respond(): Promise<void> {
    if (this.latencyMs > 0) await new Promise((done) => setTimeout(done, this.latencyMs));
    if (this.isDown) throw new Error('connection terminated');
  }
}

let database: FakeDatabase;
let version: CacheVersion;

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  database = new FakeDatabase();
  version = new CacheVersion(database, database.nextBoundary);
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const advance = (ms: number): Promise<void> => jest.advanceTimersByTimeAsync(ms);

describe('CacheVersion', () => {
  it('is undefined while the change listener is not connected', async () => {
    expect(version.current()).toBeUndefined();
    await advance(5000);
    expect(version.current()).toBeUndefined();
    version.setListening(true);
    await advance(0);
    expect(version.current()).toBeDefined();
    version.setListening(false);
    expect(version.current()).toBeUndefined();
  });

  describe('after the connection was lost', () => {
    const lose = async (boundaries: number[] = []): Promise<number | undefined> => {
      database.boundaries = boundaries;
      version.setListening(true);
      await advance(0);
      const before = version.current();
      database.isDown = true;
      version.setListening(false);
      return before;
    };

    it('stored responses are kept for ten minutes', async () => {
      const before = await lose();
      expect(version.kept()).toBe(before);
      await advance(MAX_KEPT_MS - 1);
      expect(version.kept()).toBe(before);
      await advance(1);
      expect(version.kept()).toBeUndefined();
    });

    it('stored responses are kept until the next boundary, or until a change', async () => {
      await lose([NOW + 2000]);
      await advance(1998);
      expect(version.kept()).toBeDefined();
      await advance(1);
      expect(version.kept()).toBeUndefined();
      database.isDown = false;
      await lose();
      version.bump();
      expect(version.kept()).toBeUndefined();
    });

    it('no stored response is kept once the connection is back, or if there was none', async () => {
      expect(version.kept()).toBeUndefined();
      await lose();
      version.setListening(true);
      expect(version.kept()).toBeUndefined();
    });
  });

  it('changes when the change listener reconnects, because changes may have been missed', async () => {
    version.setListening(true);
    await advance(0);
    const before = version.current();
    version.setListening(false);
    version.setListening(true);
    await advance(0);
    expect(version.current()).not.toBe(before);
  });

  it('is undefined after a change until the next boundary is loaded, and is higher afterwards', async () => {
    database.latencyMs = 10;
    version.setListening(true);
    await advance(30);
    const before = version.current();
    expect(before).toBeDefined();
    version.bump();
    expect(version.current()).toBeUndefined();
    await advance(30);
    expect(version.current()).toBeGreaterThan(before ?? 0);
  });

  it('loads the next boundary again when a change happens during the load', async () => {
    database.latencyMs = 10;
    version.setListening(true);
    await advance(15);
    database.boundaries = [NOW + 100];
    version.bump();
    await advance(40);
    expect(version.current()).toBeDefined();
    // 55 ms have passed, so the time after this line is the boundary.
    await advance(100 - 55);
    expect(version.current()).toBeUndefined();
  });

  it('expires no later than the instant at which a sale starts or ends', async () => {
    const boundary = NOW + 60_000;
    database.boundaries = [boundary];
    version.setListening(true);
    await advance(0);
    const before = version.current();
    await advance(60_000 - 2);
    expect(version.current()).toBe(before);
    await advance(2);
    expect(database.time).toBe(boundary);
    expect(version.current()).toBeUndefined();
    await advance(2);
    expect(version.current()).toBeGreaterThan(before ?? 0);
  });

  it('expires a millisecond early, because database times are truncated to milliseconds', async () => {
    database.boundaries = [NOW + 60_000];
    version.setListening(true);
    await advance(60_000 - 2);
    expect(version.current()).toBeDefined();
    await advance(1);
    expect(version.current()).toBeUndefined();
  });

  it('expires on time even when the database responds slowly', async () => {
    database.boundaries = [NOW + 60_000];
    database.latencyMs = 500;
    version.setListening(true);
    await advance(1100);
    expect(version.current()).toBeDefined();
    await advance(60_000 - 1100);
    expect(version.current()).toBeUndefined();
  });

  it("expires by the database's clock, not by this machine's clock", async () => {
    database.clockAheadMs = 3_600_000;
    database.boundaries = [NOW + 3_600_000 + 1000];
    version.setListening(true);
    await advance(0);
    expect(version.current()).toBeDefined();
    expect(Math.round(version.now() - database.time)).toBe(0);
    await advance(1000);
    expect(version.current()).toBeUndefined();
  });

  it("follows the database's clock after that clock was adjusted", async () => {
    database.boundaries = [NOW + 60_000, NOW + 120_000];
    version.setListening(true);
    await advance(0);
    const before = version.current();
    database.clockAheadMs = 30_000;
    await version.synchronize();
    expect(version.current()).toBe(before);
    expect(Math.round(version.now() - database.time)).toBe(0);
    await advance(30_000);
    expect(version.current()).toBeUndefined();
  });

  it('changes when clock synchronization shows that the boundary has passed', async () => {
    database.boundaries = [NOW + 60_000];
    version.setListening(true);
    await advance(0);
    const before = version.current();
    database.clockAheadMs = 60_000;
    await version.synchronize();
    expect(version.current()).not.toBe(before);
    await advance(0);
    expect(version.current()).toBeGreaterThan(before ?? 0);
  });

  it('stays unchanged for 30 days when the database has no next boundary', async () => {
    version.setListening(true);
    await advance(0);
    const before = version.current();
    await advance(30 * 86_400_000);
    expect(version.current()).toBe(before);
  });

  it('tries to load the boundary once a second until the database responds', async () => {
    database.isDown = true;
    version.setListening(true);
    for (let n = 0; n < 100; n += 1) {
      expect(version.current()).toBeUndefined();
      await advance(100);
    }
    expect(database.clockReads).toBeLessThanOrEqual(12);
    database.isDown = false;
    await advance(1000);
    version.current();
    await advance(0);
    expect(version.current()).toBeDefined();
  });

  it('loads the boundary at once after a change, even right after a failed load', async () => {
    database.isDown = true;
    version.setListening(true);
    await advance(0);
    database.isDown = false;
    version.bump();
    await advance(0);
    expect(version.current()).toBeDefined();
  });

  it('settle() waits while the version is being loaded', async () => {
    database.latencyMs = 10;
    version.setListening(true);
    const seen = version.settle().then(() => version.current());
    await advance(20);
    expect(await seen).toBeDefined();
  });

  it('settle() continues to wait after one change, but gives up after a series of changes', async () => {
    database.latencyMs = 10;
    version.setListening(true);
    const afterOne = version.settle().then(() => version.current());
    await advance(15);
    version.bump();
    await advance(25);
    expect(await afterOne).toBeDefined();

    version.bump();
    let isSettled = false;
    void version.settle().then(() => (isSettled = true));
    for (let n = 0; n < 5; n += 1) {
      await advance(15);
      version.bump();
    }
    expect(version.current()).toBeUndefined();
    expect(isSettled).toBe(true);
  });

  it('settle() waits at most 300 ms', async () => {
    database.latencyMs = 5000;
    version.setListening(true);
    let isSettled = false;
    void version.settle().then(() => (isSettled = true));
    await advance(299);
    expect(isSettled).toBe(false);
    // Fake timers run an immediate of a timer one millisecond later.
    await advance(2);
    expect(isSettled).toBe(true);
  });

  it('is loaded outside the async context of the request that starts the load', async () => {
    const context = new AsyncLocalStorage<string>();
    version.setListening(true);
    await advance(0);
    let seen: string | undefined = 'nothing was loaded';
    jest.spyOn(database, 'now').mockImplementation(() => {
      seen = context.getStore();
      return Promise.resolve(new Date(database.time));
    });
    context.run('a transaction', () => version.bump());
    await advance(0);
    expect(seen).toBeUndefined();
  });

  it('settle() does not wait while the database is down', async () => {
    database.isDown = true;
    version.setListening(true);
    await version.settle();
    expect(version.current()).toBeUndefined();
  });

  it("time() returns the database's time at the version's start, or undefined without a version", async () => {
    database.clockAheadMs = 3_600_000;
    expect(version.time()).toBeUndefined();
    version.setListening(true);
    await advance(5000);
    expect(version.time()).toEqual(new Date(NOW + 3_600_000));
    version.bump();
    expect(version.time()).toBeUndefined();
    await advance(0);
    expect(version.time()).toEqual(new Date(NOW + 3_605_000));
  });
});
