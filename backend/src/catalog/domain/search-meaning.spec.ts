import { describe, expect, it } from '@jest/globals';
import situations from './search-meaning.spec.json' with { type: 'json' };
import { correctionsOf, meaningOf, namingWords, rankOf, vocabularyOf } from './search-meaning.js';
import { foldText, mentionedIn } from './search-terms.js';

const known = vocabularyOf(['desain logo', 'kartu nama', 'xbanner', 'banner'], [['mug', 'cangkir']]);

describe('the meaning of a search', () => {
  it.each(situations as [string, string, boolean][])(
    'means the product %j by the search %j: %p',
    (name, query, expected) => {
      const folded = foldText(name);
      const vocabulary = vocabularyOf([folded], []);
      const meaning = meaningOf(query, [], vocabulary, correctionsOf(query, vocabulary));
      const test = mentionedIn([folded]);
      expect(rankOf(meaning, [test, test, test]) > 0).toBe(expected);
    },
  );

  it.each([
    ['jasa desian logo murah 3x1', ['desain', 'logo']],
    ['mugs 300 pcs', ['mug']],
    ['cangkirr', ['cangkir']],
    ['ukuran 3 x 1 m a4 310gsm', []],
    ['x banner', ['x', 'banner']],
    ['\u{1F600} ' + 'kata '.repeat(40), ['\u{1F600}', 'kata', 'kata', 'kata', 'kata', 'kata']],
  ])('names by the search %j the things %j', (query, words) => {
    expect(namingWords(query, known, correctionsOf(query, known))).toEqual(words);
  });
});
