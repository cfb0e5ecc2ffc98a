import { describe, expect, it } from '@jest/globals';
import { parseInstant, requireInstant } from './instant.js';
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
