import { describe, expect, it } from '@jest/globals';
import { searchWordsSchema, valuesOf } from './search-words-values';

describe('searchWordsSchema', () => {
  it('accepts synonym pairs and trims their words', () => {
    const synonyms = [
      ['kartu nama', 'business card'],
      ['kaos', 't-shirt'],
    ];
    expect(searchWordsSchema.parse(valuesOf({ synonyms }))).toEqual({ synonyms });
    expect(searchWordsSchema.parse({ synonyms: [{ word: ' mug ', synonym: 'cangkir ' }] })).toEqual({
      synonyms: [['mug', 'cangkir']],
    });
  });

  it.each([
    ['a half-filled pair', [{ word: 'mug', synonym: ' ' }]],
    ['a word of more than 40 characters', [{ word: 'x'.repeat(41), synonym: 'mug' }]],
    ['more than 40 pairs', Array.from({ length: 41 }, () => ({ word: 'mug', synonym: 'cangkir' }))],
  ])('refuses %s', (_what, synonyms) => {
    expect(searchWordsSchema.safeParse({ synonyms }).success).toBe(false);
  });
});
