import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isCounted, keptWords, sourceOf } from './visit.js';
import situations from './visit.spec.json' with { type: 'json' };

describe('sourceOf', () => {
  it.each(situations.sources)('%s is from %s', (from, source) => {
    expect(sourceOf(from ?? undefined, ['toko.example', undefined])).toBe(source);
  });
});

describe('keptWords', () => {
  it.each(situations.words)('of %p are %p', (words, kept) => {
    expect(keptWords(String(words))).toBe(kept ?? undefined);
  });

  it('that are kept stay as they are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (words) => {
        const kept = keptWords(words);
        if (kept !== undefined) expect(keptWords(kept)).toBe(kept);
      }),
    );
  });
});

describe('isCounted', () => {
  it.each(situations.counted as [Record<string, string>, boolean][])('of %j is %p', (headers, counted) => {
    expect(isCounted(headers)).toBe(counted);
  });
});
