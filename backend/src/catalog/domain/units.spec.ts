import { describe, expect, it } from '@jest/globals';
import { isSameUnit, measureOf, packOf, savedUnit, standardUnit } from './units.js';
import units from './units.spec.json' with { type: 'json' };

describe('units', () => {
  it.each(Object.entries(units.standard))('reads each word for %s', (unit, words) => {
    for (const word of words) expect([word, standardUnit(word)]).toEqual([word, unit]);
  });

  it.each(units.same)('%j and %j are the same unit', (one, other) => {
    expect(isSameUnit(one, other)).toBe(true);
  });

  it.each(units.different)('%j and %j are different units', (one, other) => {
    expect(isSameUnit(one, other)).toBe(false);
  });

  it.each(units.measures)('measures %j as %j', (unit, measure) => {
    expect(measureOf(String(unit)) ?? null).toBe(measure);
  });

  it.each(units.packs)('reads the pack $of', ({ of, ...pack }) => {
    expect(packOf(of)).toEqual(pack);
  });

  it.each(units.noPacks)('%j is no pack', (unit) => {
    expect(packOf(unit)).toBeUndefined();
  });

  it.each(units.saved)('saves %j as %j', (typed, saved) => {
    expect(savedUnit(typed)).toBe(saved);
  });
});
