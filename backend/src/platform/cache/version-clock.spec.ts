import { describe, expect, it } from '@jest/globals';
import { FixedClock } from '../clock/testing/fixed-clock.js';
import { VersionClock } from './version-clock.js';

describe('VersionClock', () => {
  it("returns the time of the cache version, or the database's time without a version", async () => {
    let time: Date | undefined = new Date('2026-11-21T09:00:00Z');
    const clock = new FixedClock();
    clock.set('2026-11-21T10:00:00Z');
    const visitors = new VersionClock({ time: () => time }, clock);
    expect(await visitors.now()).toEqual(time);
    time = undefined;
    expect(await visitors.now()).toEqual(new Date('2026-11-21T10:00:00Z'));
  });
});
