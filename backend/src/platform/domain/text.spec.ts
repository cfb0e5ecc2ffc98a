import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cleanQuery, cleanText, excerpt, isSupportedText, withoutInvisible } from './text.js';
import situations from './text.spec.json' with { type: 'json' };

const INVISIBLE = situations.invisible as [string, string][];

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

  it.each(situations.blank)('leaves nothing of %j, which no screen shows', (typed) => {
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
