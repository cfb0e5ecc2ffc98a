import { describe, expect, it } from '@jest/globals';
import { areMentioned, foldText, mentionedIn, searchTerms, type SynonymGroups } from './search-terms.js';
import situations from './search-terms.spec.json' with { type: 'json' };

const SYNONYMS = [
  ['kaos', 'T-Shirt'],
  ['kaos', 'baju'],
  ['Kartu Nama', 'business card'],
  ['nama', 'merek'],
];

const mentions = (text: string, query: string, synonyms: SynonymGroups = SYNONYMS): boolean =>
  areMentioned(searchTerms(query, synonyms), mentionedIn([foldText(text)]));

describe('searchTerms', () => {
  it.each([
    ['Cetak Kaos Polos', 'polos kaos', true],
    ['Cetak Kaos Polos', 'POLOS  cetak', true],
    ['Cetak Kaos Polos', 'polos panjang', false],
    ['Cetak Kaos Polos', 'pol', true],
  ])('the text %j contains all words of the query %j, in any order: %p', (text, query, expected) => {
    expect(mentions(text, query)).toBe(expected);
  });

  it.each(situations.matchesWhen as [string, string][])(
    'the text %j matches the query %j when synonyms count as matches',
    (text, query) => {
      expect(mentions(text, query)).toBe(true);
    },
  );

  it.each([
    ['Baju Polos', 't-shirt'],
    ['Kartu Merek', 'kartu nama'],
    ['Kaos', 'kaos bajunya'],
  ])('the text %j does not match the query %j: synonyms apply once, to whole phrases', (text, query) => {
    expect(mentions(text, query)).toBe(false);
  });

  it.each(situations.matchesOr as [string, string][])(
    'the text %j matches the query %j, with or without a hyphen',
    (text, query) => {
      expect(mentions(text, query)).toBe(true);
    },
  );

  it.each([
    ['Art carton 310 gsm', '310gsm', true],
    ['Art carton 310gsm', '310 gsm', true],
    ['Banner 60×160 cm', '60x160cm', true],
    ['Isi 3 dus', '3d', false],
  ])('the text %j matches the query %j, with a unit beside its number: %p', (text, query, expected) => {
    expect(mentions(text, query)).toBe(expected);
  });

  it.each(situations.matchesWithout as [string, string][])(
    'the text %j matches the query %j, without regard to its punctuation',
    (text, query) => {
      expect(mentions(text, query)).toBe(true);
    },
  );

  it.each(['', '  ', '-', '-- -'])('finds nothing for the query %j, which contains no word', (query) => {
    expect(searchTerms(query, SYNONYMS)).toEqual([]);
    expect(mentions('Kaos - Polos', query)).toBe(false);
  });

  it('does not match a word that differs in one letter', () => {
    expect(mentions('Stiker', 'stikar')).toBe(false);
  });

  it('reads at most six words of 40 characters each, without splitting a surrogate pair', () => {
    expect(searchTerms('a b c d e f g', [])).toHaveLength(6);
    // The first word of the first reading of the first part.
    const [[[word] = []] = []] = searchTerms('😀'.repeat(41), []);
    expect(word?.spellings[0]).toBe('😀'.repeat(40));
  });

  it.each(situations.groupSynonyms as [string, string, boolean][])(
    'a group of synonyms works both ways, and short ones match whole words: %j, %j',
    (text, query, expected) => {
      const groups = [
        ['kaos', 'kaus', 't-shirt', 'baju'],
        ['spanduk', 'banner', 'MMT'],
        ['nota', 'bon'],
        ['id card', 'name tag'],
      ];
      expect(mentions(text, query, groups)).toBe(expected);
    },
  );

  it('ignores a pair of synonyms in which one text contains no word', () => {
    const withoutWord = [['kaos', ' - ']];
    expect(mentions('Apa saja', 'kaos', withoutWord)).toBe(false);
    expect(searchTerms('kaos', withoutWord)).toEqual(searchTerms('kaos', []));
  });
});
