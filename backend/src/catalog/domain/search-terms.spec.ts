import { describe, expect, it } from '@jest/globals';
import { areMentioned, foldText, mentionedIn, searchTerms, type SynonymGroups } from './search-terms.js';

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

  it.each([
    ['Kaos Polos', 't-shirt'],
    ['Kaos Polos', 'T SHIRT polos'],
    ['Kaos Polos', 'polos tshirt'],
    ['T Shirt Polos', 'kaos'],
    ['Tshirt Polos', 'kaos'],
    ['Baju Polos', 'kaos'],
    ['Business Card', 'kartu nama'],
    ['Card for business', 'kartu-nama'],
    ['Kartu Nama', 'business card'],
    ['Kartu dengan nama', 'nama kartu'],
    ['Kartu dengan nama', 'kartu nama'],
  ])('the text %j matches the query %j when synonyms count as matches', (text, query) => {
    expect(mentions(text, query)).toBe(true);
  });

  it.each([
    ['Baju Polos', 't-shirt'],
    ['Kartu Merek', 'kartu nama'],
    ['Kaos', 'kaos bajunya'],
  ])('the text %j does not match the query %j: synonyms apply once, to whole phrases', (text, query) => {
    expect(mentions(text, query)).toBe(false);
  });

  it.each([
    ['X-Banner 60 cm', 'xbanner'],
    ['X-Banner 60 cm', 'x banner'],
    ['Roll Up', 'roll-up'],
    ['Rollup', 'roll-up'],
    ['Pop-up', '-popup-'],
    ['Ku-👍🏽', 'ku👍🏽'],
  ])('the text %j matches the query %j, with or without a hyphen', (text, query) => {
    expect(mentions(text, query)).toBe(true);
  });

  it.each([
    ['Art carton 310 gsm', '310gsm', true],
    ['Art carton 310gsm', '310 gsm', true],
    ['Banner 60×160 cm', '60x160cm', true],
    ['Isi 3 dus', '3d', false],
  ])('the text %j matches the query %j, with a unit beside its number: %p', (text, query, expected) => {
    expect(mentions(text, query)).toBe(expected);
  });

  it.each([
    ['Kartu Nama', 'kartu, nama'],
    ['Banner kain', '"banner."'],
    ["Undangan Jum'at", 'jum’at'],
    ['Undangan Jum’at', "(jum'at)!"],
    ['Undangan Jumat', 'jum‘at'],
    ['Undangan Jum’at', 'jumat'],
    ['Qurʾan', "qur'an"],
    ['Cafe', 'café'],
    ['Café', 'cafe'],
    ['CAFE\u0301', 'café'],
    ['Café', 'cafe\u0301'],
    ['Smørrebrød Æble Straße İstanbul', 'smorrebrod aeble strasse istanbul'],
    ['Banner 60×160', '60x160'],
    ['Kertas Ａ４ 2 m²', 'a4 m2'],
    ['Kaos (hitam), mug/gelas; “nota”', 'kaos,hitam mug/gelas nota!'],
    ['Kaos Polos', 'kaos + polos & “”'],
    ['Ka\u200bos Po\u00adlos', 'kaos polos'],
    ['Kaos Polos', '\u200bka\u00ados\u200d'],
  ])('the text %j matches the query %j, without regard to its punctuation', (text, query) => {
    expect(mentions(text, query)).toBe(true);
  });

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

  it.each([
    ['Baju Polos', 'kaus', true],
    ['Kaos Polos', 'baju', true],
    ['Banner MMT 280 gr', 'spanduk', true],
    ['Cetak (mmt), murah', 'banner', true],
    ['Lammtekst', 'banner', false],
    ['Kertas karbon', 'nota', false],
    ['Bon 3 rangkap', 'nota', true],
    ['Kertas karbon', 'bon', true],
    ['Tali kartu identitas', 'name tag', false],
    ['ID-Card', 'name tag', true],
    ['Cetak ID Card', 'name tag', true],
  ])(
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
