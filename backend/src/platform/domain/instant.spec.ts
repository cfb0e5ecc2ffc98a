import { describe, expect, it } from '@jest/globals';
import { binStart } from './bin.js';
import { daysBefore, isPlausible, parseInstant, requireInstant } from './instant.js';
import situations from './instant.spec.json' with { type: 'json' };

describe('parseInstant', () => {
  it.each(situations.instants)('parses %s', (text, instant) => {
    expect(parseInstant(text)?.toISOString()).toBe(instant);
  });

  it.each(situations.refused)('returns undefined for %j', (text) => {
    expect(parseInstant(text)).toBeUndefined();
  });
});

describe('requireInstant', () => {
  it('parses like parseInstant, and throws where parseInstant returns undefined', () => {
    expect(requireInstant('2026-11-21T17:00+07:00')).toEqual(new Date('2026-11-21T10:00:00Z'));
    expect(() => requireInstant('2026-11-31T00:00:00Z')).toThrow('Not an instant');
  });
});

describe('isPlausible', () => {
  it.each(situations.plausible as [string, boolean][])('%s: %p', (time, expected) => {
    expect(isPlausible(new Date(time))).toBe(expected);
  });
});

describe('daysBefore', () => {
  it('counts days of 24 hours, and the bin has those of the last 30', () => {
    const now = new Date('2026-03-01T12:34:56.789Z');
    expect(daysBefore(now, 2)).toEqual(new Date('2026-02-27T12:34:56.789Z'));
    expect(binStart(now)).toEqual(new Date('2026-01-30T12:34:56.789Z'));
  });
});
