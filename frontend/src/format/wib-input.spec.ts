import { describe, expect, it } from '@jest/globals';
import { fromWibInput, toWibInput } from './wib-input';

describe('a date-time field in WIB', () => {
  it('shows an instant in WIB (UTC+7)', () => {
    expect(toWibInput('2026-11-21T10:05:00.000Z')).toBe('2026-11-21T17:05');
    expect(toWibInput('2026-12-31T17:00:00.000Z')).toBe('2027-01-01T00:00');
  });

  it('parses the typed value as WIB (UTC+7)', () => {
    expect(fromWibInput('2026-11-21T17:05')).toBe('2026-11-21T10:05:00.000Z');
    expect(fromWibInput('2027-01-01T00:00')).toBe('2026-12-31T17:00:00.000Z');
  });

  it('preserves an instant when formatted and parsed again', () => {
    for (const instant of ['2024-02-29T00:00:00.000Z', '2026-06-30T16:59:00.000Z'])
      expect(fromWibInput(toWibInput(instant))).toBe(instant);
  });

  it('returns undefined for an incomplete or invalid date', () => {
    for (const typed of ['', '2026-11-21', '2026-13-01T10:00', 'besok'])
      expect(fromWibInput(typed)).toBeUndefined();
  });
});
