import { describe, expect, it } from '@jest/globals';
import { countdownParts } from './countdown';

const shown = (end: string, now: string) => {
  const { hours, minutes, seconds } = countdownParts(end, new Date(now));
  return `${hours}:${minutes}:${seconds}`;
};

describe('countdownParts', () => {
  it.each([
    ['2026-11-21T10:05:00Z', '2026-11-21T05:38:09Z', '04:26:51'],
    ['2026-11-21T10:05:00Z', '2026-11-21T10:04:59.001Z', '00:00:00'],
    ['2026-11-21T10:05:00Z', '2026-11-21T10:04:58.999Z', '00:00:01'],
    ['2026-11-21T10:05:00Z', '2026-11-21T10:05:00Z', '00:00:00'],
    ['2026-11-21T10:05:00Z', '2026-12-01T00:00:00Z', '00:00:00'],
  ])('with end %s and current time %s, returns %s', (end, now, text) => {
    expect(shown(end, now)).toBe(text);
  });

  it('returns hours modulo 24 and the days when more than a day is left', () => {
    expect(shown('2026-11-23T10:05:00Z', '2026-11-21T09:05:00Z')).toBe('01:00:00');
    const days = ['10:05:01', '10:05:00'].map(
      (time) => countdownParts('2026-11-22T10:05:00Z', new Date(`2026-11-21T${time}Z`)).days,
    );
    expect(days).toEqual([0, 1]);
  });
});
