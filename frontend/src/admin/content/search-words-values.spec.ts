import { describe, expect, it } from '@jest/globals';
import { searchWordsSchema, valuesOf } from './search-words-values';

describe('searchWordsSchema', () => {
  it('accepts pairs and groups of synonyms and trims their words', () => {
    const synonyms = [
      ['kartu nama', 'business card'],
      ['kaos', 't-shirt'],
    ];
    const groups = [['mug', 'cangkir', 'gelas']];
    expect(searchWordsSchema.parse(valuesOf({ synonyms, groups }))).toEqual({ synonyms, groups });
    const typed = [
      { word: ' mug ', synonym: 'cangkir ' },
      { word: 'nota', synonym: ' bon, , kuitansi ,' },
    ];
    expect(searchWordsSchema.parse({ synonyms: typed })).toEqual({
      synonyms: [['mug', 'cangkir']],
      groups: [['nota', 'bon', 'kuitansi']],
    });
  });

  it.each([
    ['a half-filled pair', [{ word: 'mug', synonym: ' ' }]],
    ['only commas', [{ word: 'mug', synonym: ', ,' }]],
    ['more than six words', [{ word: 'a', synonym: 'b,c,d,e,f,g' }]],
    ['a word of more than 40 characters', [{ word: 'x'.repeat(41), synonym: 'mug' }]],
    ['more than 40 pairs', Array.from({ length: 41 }, () => ({ word: 'mug', synonym: 'cangkir' }))],
  ])('refuses %s', (_what, synonyms) => {
    expect(searchWordsSchema.safeParse({ synonyms }).success).toBe(false);
  });
});
