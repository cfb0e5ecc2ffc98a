import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cleanQuery, cleanText, excerpt, isSupportedText, withoutInvisible } from './text.js';

const INVISIBLE = [
  ['a zero-width space', '\u200b'],
  ['a joiner', '\u200d'],
  ['a non-joiner', '\u200c'],
  ['an override of direction', '\u202d'],
  ['its end', '\u202c'],
  ['an isolate of direction', '\u2067'],
  ['a mark of direction', '\u200f'],
  ['an Arabic mark of direction', '\u061c'],
  ['a byte order mark', '\ufeff'],
  ['a soft hyphen', '\u00ad'],
  ['a word joiner', '\u2060'],
  ['a variation selector', '\ufe0f'],
  ['the variation selector of text', '\ufe0e'],
  ['a supplementary variation selector', '\u{e0101}'],
  ['a tag', '\u{e0041}'],
  ['a Hangul filler', '\u3164'],
  ['a half-width Hangul filler', '\uffa0'],
  ['a Hangul choseong filler', '\u115f'],
  ['a grapheme joiner', '\u034f'],
  ['a Khmer inherent vowel', '\u17b4'],
  ['a Mongolian separator', '\u180e'],
  ['an annotation mark', '\ufff9'],
  ['an object replacement', '\ufffc'],
  ['a musical beam', '\u{1d173}'],
] as const;

const EMOJI = ['👩‍🦰', '👨‍👩‍👧‍👦', '❤️', '❤️‍🔥', '1️⃣', '#️⃣', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏳️‍🌈', '🇮🇩', '👍🏽', '🧑🏿‍🤝‍🧑🏻', '🕵🏻‍♂️', '☎️'];

describe('cleanText', () => {
  it.each(INVISIBLE)(
    'removes %s from any place, and leaves nothing of a text that has nothing else',
    (_, one) => {
      expect(cleanText(`${one}Kartu${one} nama${one}`)).toBe('Kartu nama');
      expect(cleanText(`0${one}8${one}12`)).toBe('0812');
      expect(cleanText(one + one)).toBe('');
    },
  );

  it.each(EMOJI)('keeps %s whole', (emoji) => {
    expect(cleanText(`Kado ${emoji}\u200b untuk ${emoji}`)).toBe(`Kado ${emoji} untuk ${emoji}`);
    expect(cleanText(emoji)).toBe(emoji);
  });

  it.each([
    '',
    ' ',
    '\u00a0',
    '\u2800',
    '\u0301',
    '\u0301\u0302',
    '\u2800\u200b',
    '\u{1d159}',
    '\u2028',
    '\u3000',
  ])('leaves nothing of %j, which no screen shows', (typed) => {
    expect(cleanText(typed)).toBe('');
  });

  it('keeps line breaks, accents, Arabic signs and spaces inside a text', () => {
    for (const text of ['Jalan A\nKota B', 'cafe\u0301', 'Yasin \u06dd', 'a \u00a0 b', '-', '۝'])
      expect(cleanText(` ${text} `)).toBe(text);
    expect(cleanText('Jalan A\u2028Kota B\u2029C')).toBe('Jalan A\nKota B\nC');
  });

  it('changes no text twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.oneof(...parts()) }), (typed) => {
        expect(cleanText(cleanText(typed))).toBe(cleanText(typed));
      }),
    );
  });
});

describe('isSupportedText', () => {
  it.each(['\0', '\u0001', '\u000b', '\f', '\u0085', '\u007f', '\u001b', '\ud83d', '\udc00'])(
    'refuses %j',
    (one) => {
      expect(isSupportedText(`a${one}b`, true)).toBe(false);
      expect(isSupportedText(`a${one}b`, false)).toBe(false);
      expect(isSupportedText(cleanText(`${one}a${one}b${one}`), true)).toBe(false);
    },
  );

  it('accepts tabs and line breaks only in several lines', () => {
    for (const one of ['\n', '\r\n', '\t']) {
      expect(isSupportedText(`a${one}b`, true)).toBe(true);
      expect(isSupportedText(`a${one}b`, false)).toBe(false);
    }
  });
});

it('a text that is much longer than its limit is not read', () => {
  const blank = ' '.repeat(141);
  expect(cleanText(`${blank}a`, { maxLength: 10 })).toBe(`${blank}a`);
  expect(cleanText(`${' '.repeat(130)}a`, { maxLength: 10 })).toBe('a');
});

it('an excerpt has at most 40 characters, and no half of one', () => {
  expect(excerpt('Kartu nama')).toBe('Kartu nama');
  expect(excerpt('a'.repeat(41))).toBe(`${'a'.repeat(40)}…`);
  expect(excerpt(`${'a'.repeat(39)}😀😀`)).toBe(`${'a'.repeat(39)}…`);
});

it('a query has its words only', () => {
  expect(cleanQuery('\u200b kartu\u000bnama\u0000 ')).toBe('kartu nama');
  expect(withoutInvisible('a\u200b ')).toBe('a ');
});

function parts() {
  const single = [...INVISIBLE.map(([, one]) => one), ...EMOJI, '\ud83d', '\ude00', '\u20e3', '🏴'];
  return [
    fc.constantFrom(...single),
    fc.constantFrom('a', '1', ' ', '\n', '\u0301', '\u2800'),
    fc.string({ unit: 'binary', maxLength: 1 }),
  ] as const;
}
