import { describe, expect, it } from '@jest/globals';
import { shorten } from './shorten';

describe('shorten', () => {
  it('returns a text of at most 160 characters as one line', () => {
    expect(shorten(' Kartu nama\n\n cepat ')).toBe('Kartu nama cepat');
    expect(shorten('a'.repeat(160))).toBe('a'.repeat(160));
  });

  it('cuts a longer text after a word, to at most 160 characters with the ellipsis', () => {
    expect(shorten(`${'a'.repeat(100)} ${'b'.repeat(58)} c`)).toBe(`${'a'.repeat(100)} ${'b'.repeat(58)}…`);
    expect(shorten(`${'a'.repeat(100)} ${'b'.repeat(59)} c`)).toBe(`${'a'.repeat(100)}…`);
  });

  it('cuts within a word that is longer than the line', () => {
    expect(shorten('a'.repeat(161))).toBe(`${'a'.repeat(159)}…`);
    expect(shorten(`${'a'.repeat(158)}😀😀`)).toBe(`${'a'.repeat(158)}…`);
  });
});
