import { describe, expect, it } from '@jest/globals';
import { parseInstant, requireInstant } from './instant.js';

describe('parseInstant', () => {
  it.each([
    ['2026-11-21T17:00:00+07:00', '2026-11-21T10:00:00.000Z'],
    ['2026-11-21T17:00+07:00', '2026-11-21T10:00:00.000Z'],
    ['2026-11-21T10:00:00Z', '2026-11-21T10:00:00.000Z'],
    ['2026-11-21T10:00:00.5Z', '2026-11-21T10:00:00.500Z'],
    ['2026-11-21T10:00:00.123456Z', '2026-11-21T10:00:00.123Z'],
    ['2028-02-29T00:00:00-03:30', '2028-02-29T03:30:00.000Z'],
  ])('parses %s', (text, instant) => {
    expect(parseInstant(text)?.toISOString()).toBe(instant);
  });

  it.each([
    '2026-11-21T17:00:00',
    '2026-11-21',
    '2026-11-21 17:00:00Z',
    '2026-02-29T00:00:00Z',
    '2026-13-01T00:00:00Z',
    '2026-00-01T00:00:00Z',
    '2026-11-00T00:00:00Z',
    '2026-11-31T00:00:00Z',
    '2026-11-21T24:00:00Z',
    '2026-11-21T10:60:00Z',
    '2026-11-21T10:00:60Z',
    '2026-11-21T10:00:00+24:00',
    '2026-11-21T10:00:00+0700',
    '+102026-11-21T10:00:00Z',
    '1795258800000',
    'infinity',
    '\u0000',
    '',
  ])('returns undefined for %j', (text) => {
    expect(parseInstant(text)).toBeUndefined();
  });
});

describe('requireInstant', () => {
  it('parses like parseInstant, and throws where parseInstant returns undefined', () => {
    expect(requireInstant('2026-11-21T17:00+07:00')).toEqual(new Date('2026-11-21T10:00:00Z'));
    expect(() => requireInstant('2026-11-31T00:00:00Z')).toThrow('Not an instant');
  });
});
