import { describe, expect, it } from '@jest/globals';
import { closedOn, holds } from './special-days';

describe('holds', () => {
  const christmas = closedOn('2026-12-25', 'Natal');

  it("returns 'alone' for the only day of a row", () => {
    expect(holds(christmas, '2026-12-25')).toBe('alone');
    expect(holds({ ...christmas, to: '2026-12-25' }, '2026-12-25')).toBe('alone');
    expect(holds(christmas, '2026-12-26')).toBe(false);
  });

  it('returns true for each day of a longer row', () => {
    const row = { ...christmas, to: '2026-12-26' };
    const days = ['2026-12-24', '2026-12-25', '2026-12-26', '2026-12-27'];
    expect(days.map((day) => holds(row, day))).toEqual([false, true, true, false]);
  });

  it('returns false for a row without a first day', () => {
    expect(holds({ ...christmas, from: '', to: '2026-12-31' }, '2026-12-25')).toBe(false);
  });
});
