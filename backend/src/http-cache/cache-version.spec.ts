import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { Clock } from '../platform/index.js';
import { CacheVersion } from './cache-version.js';

const NOW = Date.parse('2026-11-21T10:00:00Z');

/** The database: its clock runs with the test's timers, and its answers may take time or fail. */
class Database implements Clock {
  boundaries: number[] = [];
  away = false;
  answersAfter = 0;
  /** How much further the database's clock has gone than this machine's. */
  ahead = 0;
  questions = 0;

  async now(): Promise<Date> {
    this.questions += 1;
    await this.think();
    return new Date(this.time);
  }

  readonly nextBoundary = async (after: Date): Promise<Date | null> => {
    await this.think();
    const next = this.boundaries.find((boundary) => boundary > after.getTime());
    return next === undefined ? null : new Date(next);
  };

  get time(): number {
    return Date.now() + this.ahead;
  }

  private async think(): Promise<void> {
    if (this.answersAfter > 0) await new Promise((done) => setTimeout(done, this.answersAfter));
    if (this.away) throw new Error('connection terminated');
  }
}

let database: Database;
let version: CacheVersion;

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  database = new Database();
  version = new CacheVersion(database, database.nextBoundary);
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const pass = (ms: number): Promise<void> => jest.advanceTimersByTimeAsync(ms);

describe('CacheVersion', () => {
  it('keeps nothing before anybody listens for changes, nor after the listening ended', async () => {
    expect(version.current()).toBeUndefined();
    await pass(5000);
    expect(version.current()).toBeUndefined();
    version.setListening(true);
    await pass(0);
    expect(version.current()).toBeDefined();
    version.setListening(false);
    expect(version.current()).toBeUndefined();
  });

  it('is another one after the listening was interrupted, for changes may have been missed', async () => {
    version.setListening(true);
    await pass(0);
    const before = version.current();
    version.setListening(false);
    version.setListening(true);
    await pass(0);
    expect(version.current()).not.toBe(before);
  });

  it('is another one after a change, and unknown until the next boundary is', async () => {
    database.answersAfter = 10;
    version.setListening(true);
    await pass(30);
    const before = version.current();
    expect(before).toBeDefined();
    version.bump();
    expect(version.current()).toBeUndefined();
    await pass(30);
    expect(version.current()).toBeGreaterThan(before ?? 0);
  });

  it('asks again when something changed while it asked', async () => {
    database.answersAfter = 10;
    version.setListening(true);
    await pass(15);
    database.boundaries = [NOW + 100];
    version.bump();
    await pass(40);
    expect(version.current()).toBeDefined();
    await pass(100 - 55);
    expect(version.current()).toBeUndefined();
  });

  it('ends at the instant at which a sale starts or ends, never later', async () => {
    const boundary = NOW + 60_000;
    database.boundaries = [boundary];
    version.setListening(true);
    await pass(0);
    const before = version.current();
    await pass(60_000 - 2);
    expect(version.current()).toBe(before);
    await pass(2);
    expect(database.time).toBe(boundary);
    expect(version.current()).toBeUndefined();
    await pass(2);
    expect(version.current()).toBeGreaterThan(before ?? 0);
  });

  it('does not come too late when the database answers slowly', async () => {
    database.boundaries = [NOW + 60_000];
    database.answersAfter = 500;
    version.setListening(true);
    await pass(1100);
    expect(version.current()).toBeDefined();
    await pass(60_000 - 1100);
    expect(version.current()).toBeUndefined();
  });

  it('goes by the clock of the database, not by the one of this machine', async () => {
    database.ahead = 3_600_000;
    database.boundaries = [NOW + 3_600_000 + 1000];
    version.setListening(true);
    await pass(0);
    expect(version.current()).toBeDefined();
    expect(Math.round(version.now() - database.time)).toBe(0);
    await pass(1000);
    expect(version.current()).toBeUndefined();
  });

  it('follows a clock that was set or has drifted', async () => {
    database.boundaries = [NOW + 60_000, NOW + 120_000];
    version.setListening(true);
    await pass(0);
    const before = version.current();
    database.ahead = 30_000;
    await version.synchronize();
    expect(version.current()).toBe(before);
    expect(Math.round(version.now() - database.time)).toBe(0);
    await pass(30_000);
    expect(version.current()).toBeUndefined();
  });

  it('ends when the clock turns out to be past the boundary already', async () => {
    database.boundaries = [NOW + 60_000];
    version.setListening(true);
    await pass(0);
    const before = version.current();
    database.ahead = 60_000;
    await version.synchronize();
    expect(version.current()).not.toBe(before);
    await pass(0);
    expect(version.current()).toBeGreaterThan(before ?? 0);
  });

  it('has no end when no sale is to come', async () => {
    version.setListening(true);
    await pass(0);
    const before = version.current();
    await pass(30 * 86_400_000);
    expect(version.current()).toBe(before);
  });

  it('asks once a second while the database is away, and comes back with it', async () => {
    database.away = true;
    version.setListening(true);
    for (let n = 0; n < 100; n += 1) {
      expect(version.current()).toBeUndefined();
      await pass(100);
    }
    expect(database.questions).toBeLessThanOrEqual(12);
    database.away = false;
    await pass(1000);
    version.current();
    await pass(0);
    expect(version.current()).toBeDefined();
  });

  it('asks at once after a change, whatever went wrong before', async () => {
    database.away = true;
    version.setListening(true);
    await pass(0);
    database.away = false;
    version.bump();
    await pass(0);
    expect(version.current()).toBeDefined();
  });
});
